/**
 * Tables that are missing as a whole, or have no rows, although others need them. That is one mistake, and not one in each
 * row that needs them. A network may have a directory for each region, so a table can be missing from one directory alone.
 */

import type { Finding, Place } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { formatCount } from '../../text/format.ts';
import { finding } from '../tables/finding-codes.ts';
import { placeInRow } from '../tables/row-name.ts';
import type { AnyRow, Columns } from '../tables/table.ts';
import { type Contents, TABLE_NAMES, TABLES, type TableName, tableOfFile } from '../tables/tables.ts';
import { PRICE_COLUMNS } from '../tables/tariffs.ts';

/**
 * Puts one finding in the place of all that follow from a missing table. Such a table counts as incomplete, so no later
 * check draws conclusions from it.
 *
 * @param paths of all files that were read
 */
export function reportMissingTables(
  contents: Contents,
  findings: readonly Finding[],
  paths: readonly string[],
): { contents: Contents; findings: Finding[] } {
  let remaining = [...findings];
  const all: { -readonly [N in TableName]: Contents[N] } = { ...contents };
  for (const name of TABLE_NAMES) {
    if (contents[name].incomplete) continue;
    const needs = [...brokenReferences(name, contents, findings), ...missingChildren(name, contents)];
    if (needs.length === 0) continue;
    const explained = new Set<Finding>(needs.flatMap((need) => need.findings));
    const missing = mergedIfAbsent(name, contents, needs).map((need) => missingTable(name, need, paths));
    const isFollowUp = (found: Finding) =>
      explained.has(found) || (found.code === 'no-rows' && missing.some(({ file }) => file === found.file));
    remaining = [...remaining.filter((found) => !isFollowUp(found)), ...missing];
    Object.assign(all, { [name]: { ...contents[name], incomplete: true } });
  }
  return { contents: all, findings: remaining };
}

/** What needs a table that is not in a directory. */
interface Need {
  readonly directory: string;
  /** What and how many: `12 cells of connectors.csv refer to it`. */
  readonly words: (count: number) => string;
  readonly count: number;
  readonly first: Place;
  /** The findings that follow from it. */
  readonly findings: readonly Finding[];
}

/** Fewer references that lead nowhere are misspelt ids, unless there is no row at all that they could lead to. */
const FEWEST = 3;

function brokenReferences(name: TableName, contents: Contents, findings: readonly Finding[]): Need[] {
  const codes = codesOf(name);
  const broken = findings.filter(({ code }) => codes.has(code));
  const absent = isAbsent(contents, name);
  const groups = Map.groupBy(broken, ({ file }) => directoryOf(file));
  return [...groups].flatMap(([directory, ofDirectory]) => {
    const [first] = ofDirectory;
    if (first === undefined) return [];
    const files = new Set(ofDirectory.map(({ file }) => file));
    const isWhole = () =>
      ofDirectory.length >= FEWEST &&
      !hasRowsIn(contents, name, directory) &&
      ofDirectory.length > countRows(contents, files);
    if (!absent && !isWhole()) return [];
    const tables = [...new Set(ofDirectory.map(({ file }) => `${tableOfFile(file)}.csv`))].join(' and ');
    const words = (count: number) =>
      `${formatCount(count, 'cell')} of ${tables} ${count === 1 ? 'refers' : 'refer'} to it`;
    return [{ directory, words, count: ofDirectory.length, first, findings: ofDirectory }];
  });
}

/** The codes of references to a table that lead to no row. */
function codesOf(name: TableName): ReadonlySet<string> {
  const columns = TABLE_NAMES.flatMap((other) => Object.values<Columns[string]>(TABLES[other].columns));
  return new Set(columns.flatMap(({ references }) => (references?.table === name ? [references.code] : [])));
}

/** EVSEs whose directory has no connectors, and tariffs whose directory has no elements. */
function missingChildren(name: TableName, contents: Contents): Need[] {
  if (name === 'connectors') {
    const withPlug = new Set(contents.connectors.rows.map(({ values }) => foldCase(values.evse_uid)));
    const words = (count: number) => `${formatCount(count, 'EVSE')} ${count === 1 ? 'needs' : 'need'} a plug from it`;
    return childless(name, contents, contents.evses.rows, ({ uid }) => withPlug.has(foldCase(uid)), words);
  }
  if (name !== 'tariff_elements') return [];
  const isComplete = (values: AnyRow['values']) =>
    Object.keys(PRICE_COLUMNS).some((column) => values[column] !== undefined);
  const withElement = new Set(contents.tariff_elements.rows.map(({ values }) => foldCase(values.tariff_id)));
  const unpriced = contents.tariffs.rows.filter(({ values }) => !isComplete(values));
  const words = (count: number) => `${formatCount(count, 'tariff')} ${count === 1 ? 'needs' : 'need'} a price from it`;
  // A single tariff without a price was probably forgotten.
  return childless(name, contents, unpriced, ({ id }) => withElement.has(foldCase(id)), words).filter(
    ({ count }) => count >= FEWEST,
  );
}

function childless(
  name: TableName,
  contents: Contents,
  parents: readonly AnyRow[],
  hasChild: (values: AnyRow['values']) => boolean,
  words: (count: number) => string,
): Need[] {
  if (contents[name].failedKeys.size > 0) return [];
  const groups = Map.groupBy(parents, ({ file }) => directoryOf(file.path));
  return [...groups].flatMap(([directory, rows]) => {
    const [first] = rows;
    const isWhole = isAbsent(contents, name) || (rows.length >= FEWEST && !hasRowsIn(contents, name, directory));
    if (first === undefined || !isWhole || rows.some(({ values }) => hasChild(values))) return [];
    const key = TABLES[name === 'connectors' ? 'evses' : 'tariffs'].key[0] ?? '';
    return [{ directory, words, count: rows.length, first: placeInRow(first, key), findings: [] }];
  });
}

function isAbsent(contents: Contents, name: TableName): boolean {
  return contents[name].rows.length === 0 && contents[name].failedKeys.size === 0;
}

function hasRowsIn(contents: Contents, name: TableName, directory: string): boolean {
  const rows: readonly AnyRow[] = contents[name].rows;
  return rows.some(({ file }) => directoryOf(file.path) === directory);
}

function countRows(contents: Contents, files: ReadonlySet<string>): number {
  let count = 0;
  for (const name of TABLE_NAMES) for (const { file } of contents[name].rows) if (files.has(file.path)) count++;
  return count;
}

function directoryOf(path: string): string {
  return path.replace(/[^/\\]*$/, '');
}

/** If a table is nowhere, that is one mistake, told in the directory nearest to network.json. */
function mergedIfAbsent(name: TableName, contents: Contents, needs: readonly Need[]): readonly Need[] {
  const [highest] = needs.toSorted((a, b) => a.directory.length - b.directory.length);
  if (highest === undefined || !isAbsent(contents, name)) return needs;
  return [{ ...highest, count: needs.reduce((sum, { count }) => sum + count, 0) }];
}

function missingTable(name: TableName, { directory, words, count, first }: Need, paths: readonly string[]): Finding {
  const ofTable = paths.filter((path) => tableOfFile(path) === name);
  const path = ofTable.find((candidate) => directoryOf(candidate) === directory);
  const { file, line, column } = first;
  const what = ofTable.length > 0 ? `There is no ${name}.csv in this directory` : `There is no ${name}.csv`;
  return finding('missing-table', path ? { file: path, line: 1, column: 1 } : { file: `${directory}${name}.csv` }, {
    message: `${path === undefined ? what : 'The file has no rows'}, but ${words(count)}.`,
    hint: `Restore ${path === undefined ? 'the file' : 'its rows'}, or look for a file whose name is not that of its table.`,
    related: [{ file, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) }],
  });
}
