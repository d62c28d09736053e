/** Which rows need a table that is not there: references that lead nowhere, EVSEs without plugs, tariffs without prices. */

import type { Finding, Place } from '../../findings/finding.ts';
import { formatCount } from '../../findings/text/format.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { PRICE_COLUMNS } from '../../tables/declarations/tariffs.ts';
import { placeInRow } from '../../tables/row-name.ts';
import type { AnyRow, Columns } from '../../tables/table.ts';
import { type Contents, TABLE_NAMES, TABLES, type TableName, tableOfFile } from '../../tables/tables.ts';

/** Rows or cells that need a table which is not in their directory. */
export interface Need {
  /** With a slash at its end. */
  readonly directory: string;
  /** How many of what: `12 cells of connectors.csv refer to it`. */
  readonly words: (count: number) => string;
  readonly count: number;
  readonly first: Place;
  /** The findings that follow from it. */
  readonly findings: readonly Finding[];
  /** Where the table has several files in the directory, of which another one seems to be gone: their paths. */
  readonly beside?: readonly string[];
}

/** Fewer rows than these may have a mistake each, unless there is no row at all that they could belong to. */
const FEWEST = 3;

/** All needs for rows of a table, by directory. */
export function needsOf(name: TableName, contents: Contents, findings: readonly Finding[]): Need[] {
  const childless = name === 'connectors' || name === 'tariff_elements' ? missingChildren(name, contents) : [];
  return [...brokenReferences(name, contents, findings), ...childless];
}

/** Whether a table has no rows at all, not even ones that cannot be read. */
export function isAbsent(contents: Contents, name: TableName): boolean {
  return contents[name].rows.length === 0 && contents[name].failedKeys.size === 0;
}

export function directoryOf(path: string): string {
  return path.replace(/[^/\\]*$/, '');
}

function brokenReferences(name: TableName, contents: Contents, findings: readonly Finding[]): Need[] {
  const codes = codesOf(name);
  const groups = Map.groupBy(
    findings.filter(({ code }) => codes.has(code)),
    ({ file }) => directoryOf(file),
  );
  return [...groups].flatMap(([directory, broken]) => {
    const isWhole = isAbsent(contents, name) || isGone(name, contents, directory, broken);
    const beside = isWhole ? [] : partsBeside(name, contents, directory, broken);
    if (!isWhole && beside.length === 0) return [];
    const explained = isWhole ? broken : broken.filter(({ replacement }) => replacement === undefined);
    const [first] = explained;
    if (first === undefined) return [];
    const tables = [...new Set(explained.map(({ file }) => `${tableOfFile(file)}.csv`))].join(', ');
    const words = (count: number) =>
      `${formatCount(count, 'cell')} of ${tables} ${count === 1 ? 'refers' : 'refer'} to it`;
    const need = { directory, words, count: explained.length, first, findings: explained };
    return [isWhole ? need : { ...need, beside }];
  });
}

/**
 * The files of a table that comes in several, if one of them seems to be gone: several cells have ids that are in none of them.
 */
function partsBeside(
  name: TableName,
  contents: Contents,
  directory: string,
  broken: readonly Finding[],
): readonly string[] {
  const lost = broken.filter(({ replacement }) => replacement === undefined);
  const ids = new Set(lost.map(({ value }) => foldCase(value)));
  const cells = new Set(lost.map(({ file, line, column }) => `${file}:${line}:${column}`));
  const paths = new Set(contents[name].rows.map(({ file }) => file.path));
  const own = [...paths].filter((path) => directoryOf(path) === directory && tableOfFile(path) === name).sort();
  return own.length > 1 && Math.min(ids.size, cells.size) >= FEWEST ? own : [];
}

/** The codes of references to a table that lead to no row. */
export function codesOf(name: TableName): ReadonlySet<string> {
  const columns = TABLE_NAMES.flatMap((other) => Object.values<Columns[string]>(TABLES[other].columns));
  return new Set(columns.flatMap(({ references }) => (references?.table === name ? [references.code] : [])));
}

/** Whether a directory has no rows of a table, and most rows that refer to it lead nowhere. */
function isGone(name: TableName, contents: Contents, directory: string, broken: readonly Finding[]): boolean {
  if (broken.length < FEWEST || directoriesOf(contents[name].rows).has(directory)) return false;
  const files = new Set(broken.map(({ file }) => file));
  let unbroken = 0;
  for (const other of TABLE_NAMES) for (const { file } of contents[other].rows) if (files.has(file.path)) unbroken++;
  return broken.length > unbroken;
}

/** EVSEs whose directory has no connectors, or tariffs without prices whose directory has no elements. */
function missingChildren(name: 'connectors' | 'tariff_elements', contents: Contents): Need[] {
  if (contents[name].failedKeys.size > 0) return [];
  const ofTable = name === 'connectors' ? 'evses' : 'tariffs';
  const [key, column] = name === 'connectors' ? (['uid', 'evse_uid'] as const) : (['id', 'tariff_id'] as const);
  const children: readonly AnyRow[] = contents[name].rows;
  const parents: readonly AnyRow[] = contents[ofTable].rows;
  const without = directoriesOf(parents).difference(directoriesOf(children));
  if (without.size === 0) return [];
  const withChildren = new Set(children.map(({ values }) => foldCase(values[column])));
  const words = (count: number) =>
    `${formatCount(count, name === 'connectors' ? 'EVSE' : 'tariff')} ${count === 1 ? 'needs' : 'need'} a row in it`;
  return [...without].flatMap((directory) => {
    const own = parents.filter(({ file, values }) => directoryOf(file.path) === directory && !hasPrice(values));
    const [first] = own;
    const isSingle = own.length < FEWEST && !(name === 'connectors' && isAbsent(contents, name));
    if (first === undefined || isSingle || own.some(({ values }) => withChildren.has(foldCase(values[key])))) return [];
    return [{ directory, words, count: own.length, first: placeInRow(first, key), findings: [] }];
  });
}

/** Whether a tariff has a price of its own, so that it needs no elements. No other row has. */
function hasPrice(values: AnyRow['values']): boolean {
  return Object.keys(PRICE_COLUMNS).some((column) => values[column] !== undefined);
}

function directoriesOf(rows: readonly AnyRow[]): Set<string> {
  const directories = new Set<string>();
  let last: AnyRow['file'] | undefined;
  for (const { file } of rows) {
    if (file !== last) directories.add(directoryOf(file.path));
    last = file;
  }
  return directories;
}
