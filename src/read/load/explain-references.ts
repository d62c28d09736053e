/**
 * Finds the one cause of many references that lead nowhere: a row that was made a comment, or a table that is missing as a whole
 * or has no rows. That is one mistake, and not one in each row that needs it.
 */

import { commentRow } from '../../csv/stray-rows.ts';
import type { Finding, Place } from '../../findings/finding.ts';
import { formatCount } from '../../findings/text/format.ts';
import { type Clause, clause } from '../../findings/words.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { PRICE_COLUMNS } from '../../tables/declarations/tariffs.ts';
import { finding } from '../../tables/finding-codes.ts';
import { placeInRow } from '../../tables/row-finding.ts';
import type { AnyRow } from '../../tables/table.ts';
import { type Contents, TABLE_NAMES, TABLES, type TableName, tableOfFile } from '../../tables/tables.ts';
import { tableMeant } from './other-files.ts';
import type { TablesReading } from './read-tables.ts';
import { codesOf } from './references.ts';

/**
 * Puts the cause in the place of the findings that follow from it. A table with such a cause counts as incomplete, so no later
 * check draws conclusions from it.
 *
 * @param paths of all files that were read
 */
export function explainReferences(reading: TablesReading, paths: readonly string[]): TablesReading {
  const contents: { -readonly [N in TableName]: Contents[N] } = { ...reading.contents };
  let { findings } = reading;
  for (const name of TABLE_NAMES) {
    const { rows, comments } = withoutComments(name, contents, findings);
    if (comments.length === 0) continue;
    const ids = new Set(comments.map((row) => idInComment(name, row)));
    findings = [
      ...findings.filter((found) => !isAbout(name, ids, found)),
      ...comments.map(({ file, record }) => commentRow(file, record)),
    ];
    Object.assign(contents, { [name]: { ...contents[name], rows, incomplete: true } });
  }
  const given = { ...contents };
  for (const name of TABLE_NAMES) {
    const needs = given[name].incomplete ? undefined : needsOf(name, given, findings);
    if (needs === undefined) continue;
    const ids = new Set(needs.findings.map(({ value }) => foldCase(value)));
    const misnamed = findings.filter(({ code, file }) => code === 'unknown-file' && tableMeant(file) === name);
    const missing = missingTable(name, needs, paths, misnamed);
    const isFollowUp = (found: Finding) =>
      isAbout(name, ids, found) ||
      (misnamed.includes(found) && missing.related?.some(({ file }) => file === found.file) === true) ||
      (found.code === 'no-rows' && found.file === missing.file);
    findings = [...findings.filter((found) => !isFollowUp(found)), missing];
    Object.assign(contents, { [name]: { ...contents[name], incomplete: true } });
  }
  return { ...reading, contents, findings };
}

function isAbout(name: TableName, ids: ReadonlySet<string>, { code, value }: Finding): boolean {
  return codesOf(name).has(code) && ids.has(foldCase(value));
}

/** The rows of a table, and its comments: a row whose id is `#E-2` is one if another table refers to `E-2`. If not, it may be an id. */
function withoutComments(name: TableName, contents: Contents, findings: readonly Finding[]) {
  const all: readonly AnyRow[] = contents[name].rows;
  const codes = codesOf(name);
  const unknown = new Set(findings.flatMap(({ code, value }) => (codes.has(code) ? [foldCase(value)] : [])));
  if (unknown.size === 0) return { rows: all, comments: [] };
  const { rows = [], comments = [] } = Object.groupBy(all, (row) =>
    unknown.has(idInComment(name, row)) ? 'comments' : 'rows',
  );
  return { rows, comments };
}

/** The id behind a hash, folded; nothing that is an id if there is no hash. */
function idInComment(name: TableName, { values }: AnyRow): string {
  const [, behind = ''] = /^#+\s*(.*)$/.exec(String(values[TABLES[name].key[0] ?? ''])) ?? [];
  return foldCase(behind);
}

interface Needs {
  /** Such as `12 cells of connectors.csv should lead to it`. */
  readonly why: Clause;
  /** The first of them in the directory that is nearest to network.json. */
  readonly first: Place;
  readonly findings: readonly Finding[];
  /** The files that the table has, of which another one seems to be gone; none if it is missing as a whole. */
  readonly beside: readonly string[];
  /** The file of the table that has lost all its rows, if others have some. */
  readonly empty?: string | undefined;
}

/** Fewer rows than these may have a mistake each, unless there is no row at all that they could belong to. */
const FEWEST = 3;

function needsOf(name: TableName, contents: Contents, findings: readonly Finding[]): Needs | undefined {
  const codes = codesOf(name);
  const broken = findings.filter(({ code }) => codes.has(code));
  const isAbsent = contents[name].rows.length === 0 && contents[name].failedKeys.size === 0;
  const empty = findings.find(({ code, file }) => code === 'no-rows' && isOf(name)(file))?.file;
  const isOfEmpty = ({ file }: Finding) => empty !== undefined && directoryOf(file) === directoryOf(empty);
  const isExplained = (found: Finding) => isAbsent || isOfEmpty(found) || found.replacement === undefined;
  const explained = broken.filter(isExplained);
  const [first] = explained.toSorted(nearestFirst);
  if (first === undefined) return isAbsent ? childless(name, contents) : undefined;
  const beside = [...new Set(contents[name].rows.map(({ file }) => file.path))].filter(isOf(name)).sort();
  const places = new Set(explained.map(({ file, line, column }) => `${file}:${line}:${column}`));
  const ids = new Set(explained.map(({ value }) => foldCase(value)));
  const isPart = beside.length > 1 || explained.some(isOfEmpty);
  if (!isAbsent && (!isPart || Math.min(ids.size, places.size) < FEWEST)) return undefined;
  const tables = [...new Set(explained.map(({ file }) => `${tableOfFile(file)}.csv`))].join(', ');
  const why = clause`${{ cells: formatCount(explained.length, 'cell') }} of ${{ tables }} should lead to it`;
  return { why, first, findings: explained, beside, empty: explained.some(isOfEmpty) ? empty : undefined };
}

/** EVSEs if there is no connector, and tariffs without prices if there is no element. */
function childless(name: TableName, contents: Contents): Needs | undefined {
  if (name !== 'connectors' && name !== 'tariff_elements') return undefined;
  const parents: readonly AnyRow[] = name === 'connectors' ? contents.evses.rows : contents.tariffs.rows;
  const own = parents.filter(
    ({ values }) => !Object.keys(PRICE_COLUMNS).some((column) => values[column] !== undefined),
  );
  const places = own.map((row) => placeInRow(row, name === 'connectors' ? 'uid' : 'id'));
  const [first] = places.toSorted(nearestFirst);
  if (first === undefined || (name === 'tariff_elements' && own.length < FEWEST)) return undefined;
  const parts = formatCount(own.length, name === 'connectors' ? 'EVSE' : 'tariff');
  const why = clause`${{ parts }} should have a row in it`;
  return { why, first, findings: [], beside: [] };
}

function missingTable(
  name: TableName,
  { why, first, findings, beside, empty }: Needs,
  paths: readonly string[],
  misnamed: readonly Finding[],
): Finding {
  const directory = directoryOf(first.file);
  const { file, line, column } = first;
  const related = { file, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) };
  if (beside.length > 0 && empty === undefined)
    return missingPart(name, { file: `${directory}${name}.csv` }, findings, beside, related);
  const path = empty ?? paths.filter(isOf(name)).sort(shortestFirst)[0];
  const other = misnamed.find((found) => directoryOf(found.file) === directory)?.file;
  const place = path ? { file: path, line: 1, column: 1 } : { file: `${directory}${name}.csv` };
  const says = path === undefined ? 'file' : 'rows';
  const params = { table: name, needs: why };
  if (other === undefined) {
    const of = { ...params, otherwise: otherCause(findings) };
    return finding('missing-table', place, { says, advises: says, params: of, related: [related] });
  }
  const said = { says, advises: 'misnamed', related: [related, { file: other }] } as const;
  return finding('missing-table', place, { ...said, params: { ...params, other: other.slice(directory.length) } });
}

/** One of several files of a table is gone, and nobody can know its name. */
function missingPart(
  name: TableName,
  place: Place,
  findings: readonly Finding[],
  beside: readonly string[],
  related: Place,
): Finding {
  const ids = [...new Set(findings.map(({ value }) => `"${value}"`))];
  const directory = directoryOf(place.file);
  const names = beside.map((path) => (path.startsWith(directory) ? path.slice(directory.length) : path)).join(', ');
  const counts = { count: findings.length, ids: ids.length };
  const params = { ...counts, table: name, files: names, examples: ids.slice(0, 3).join(', ') };
  return finding('missing-table', place, { says: 'part', params, related: [related] });
}

/** Cells of a sheet can say the same as rows of the table. */
function otherCause(findings: readonly Finding[]): Clause {
  const isOfSheet = findings.length > 0 && findings.every(({ file }) => tableOfFile(file) === 'chargers');
  return isOfSheet
    ? clause`fill in the addresses and prices in chargers.csv`
    : clause`look for a file whose name is not that of its table`;
}

const isOf = (name: TableName) => (path: string) => tableOfFile(path) === name;

function directoryOf(path: string): string {
  return path.replace(/[^/\\]*$/, '');
}

function shortestFirst(a: string, b: string): number {
  return directoryOf(a).length - directoryOf(b).length;
}

function nearestFirst(a: Place, b: Place): number {
  return shortestFirst(a.file, b.file);
}
