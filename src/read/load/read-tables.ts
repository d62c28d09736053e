/**
 * Reads all tables of a data directory, and finds everything that is wrong with single files, rows, keys and references. A
 * row with an error is left out of later checks.
 */

import type { DataFile } from '../../csv/data-file.ts';
import type { ExpectedColumns } from '../../csv/header-line.ts';
import { readCsv } from '../../csv/read-csv.ts';
import type { ColumnNaming } from '../../csv/renamed-columns.ts';
import { type Finding, isError } from '../../findings/finding.ts';
import { readWritten } from '../../tables/cell-types/read-cell.ts';
import { columnsNamed } from '../../tables/column-names.ts';
import { PART_NAMES, type PartName } from '../../tables/declarations/chargers.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { AnyRow, Defaults, Table } from '../../tables/table.ts';
import {
  type Contents,
  keyOf,
  TABLE_NAMES,
  TABLES,
  type TableContent,
  type TableName,
  tableOfFile,
  whereRowsAre,
} from '../../tables/tables.ts';
import { checkHeader } from './check-header.ts';
import { uniqueRows, withoutRows } from './duplicate-keys.ts';
import { uidsOfFile, withUids } from './evse-ids.ts';
import { unknownFile } from './other-files.ts';
import { rowReader, type TableReading } from './read-table.ts';
import { ownId, resolvedRows, type Target, targetOf, targetOfEvses } from './references.ts';
import { splitSheet } from './sheet.ts';

/** All tables, and what is wrong with them. */
export interface TablesReading {
  readonly contents: Contents;
  readonly findings: Finding[];
  /** Paths of files of which no row could be read. */
  readonly unread: ReadonlySet<string>;
}

/**
 * Reads every table. A file that belongs to no table is a finding.
 *
 * @param unopened paths of files that could not be opened: their tables are incomplete
 * @param evses the EVSEs that rows may refer to, if they are not in the files
 */
export function readTables(
  files: readonly DataFile[],
  defaults: Defaults,
  unopened: readonly string[] = [],
  evses?: Target,
): TablesReading {
  const findings: Finding[] = [];
  const byTable = new Map<TableName, DataFile[]>(TABLE_NAMES.map((name) => [name, []]));
  for (const file of files) {
    const table = tableOfFile(file.path);
    if (table === undefined) findings.push(unknownFile(file.path));
    else byTable.get(table)?.push(file);
  }
  const tablesAt = (path: string) => (isDirectory(path) ? TABLE_NAMES : [tableOfFile(path)]);
  const unread = new Set(unopened.flatMap<TableName | undefined>(tablesAt));
  // If there are no sites at all, that has a finding of its own (validate.ts), so references to them are not reported.
  if (!files.some(({ path }) => mayHaveSites(path))) unread.add('locations');
  const readings = Object.fromEntries(
    TABLE_NAMES.map((name) => {
      const reading = readFiles(TABLES[name], byTable.get(name) ?? [], defaults);
      reading.incomplete ||= unread.has(name);
      return [name, reading] as const;
    }),
  ) as { [N in TableName]: FilesReading };
  addSheet(readings, defaults);
  const uniqueIn = (name: TableName) => {
    const { rows, findings: found, failedKeys, incomplete } = readings[name];
    // A sheet was taken apart into tables. Nobody is to find its rows twice.
    const unique = name === 'chargers' ? { rows: [], findings: [] } : uniqueRows(TABLES[name], rows);
    for (const one of found) findings.push(one);
    for (const one of unique.findings) findings.push(one);
    // The site of the second of two EVSEs with one uid is not one without EVSEs.
    const lost = name === 'evses' ? withoutRows(rows, unique.rows) : [];
    for (const { values } of lost) failedKeys.add(keyOf(TABLES[name], values));
    return [name, { rows: unique.rows, failedKeys, incomplete, where: whereRowsAre(name, files) }] as const;
  };
  const unique = Object.fromEntries(TABLE_NAMES.map(uniqueIn)) as unknown as { [N in TableName]: TableContent<AnyRow> };
  const target = (name: PartName | 'businesses' | 'energy_mixes') => targetOf(TABLES[name], unique[name]);
  const targets = {
    locations: target('locations'),
    evses: evses ?? targetOfEvses(unique.evses.rows, target('evses')),
    tariffs: target('tariffs'),
    businesses: target('businesses'),
    energy_mixes: target('energy_mixes'),
  } satisfies { [table: string]: Target };
  const resolve = (name: TableName) => {
    const given =
      name === 'status' ? unique.status.rows.map((row) => withOwnUid(row, targets.evses)) : unique[name].rows;
    const { rows, failedKeys, findings: unresolved } = resolvedRows(TABLES[name], given, targets);
    for (const found of unresolved) findings.push(found);
    return [name, { ...unique[name], rows, failedKeys: new Set([...unique[name].failedKeys, ...failedKeys]) }] as const;
  };
  // The rows were read by the declarations in TABLES, so each table has rows of its own type.
  const contents = Object.fromEntries(TABLE_NAMES.map(resolve)) as unknown as Contents;
  const unreadFiles = new Set(TABLE_NAMES.flatMap((name) => readings[name].unread));
  return { contents, findings, unread: unreadFiles };
}

/** A row of status.csv with the uid of its EVSE, if it says by the evse_id which one it is. */
function withOwnUid(row: AnyRow, evses: Target): AnyRow {
  const { evse_uid } = row.values;
  const own = ownId(evses, String(evse_uid));
  return own === evse_uid ? row : { ...row, values: { ...row.values, evse_uid: own } };
}

/** Whether a path that could not be opened is a directory, which may contain any table. */
export function isDirectory(path: string): boolean {
  return !/\.(csv|json)$/i.test(path);
}

/** What the files of a table are read as, and the paths of those of which no row could be read. */
type FilesReading = ReturnType<typeof readFiles>;

function readFiles(table: Table, files: readonly DataFile[], defaults: Defaults) {
  const readings = files.map((file) => readFile(table, file, defaults));
  return {
    rows: readings.flatMap(({ rows }) => rows),
    broken: readings.flatMap(({ broken }) => broken),
    findings: readings.flatMap(({ findings }) => findings),
    failedKeys: new Set(readings.flatMap(({ failedKeys }) => failedKeys)),
    incomplete: readings.some(({ incomplete }) => incomplete),
    unread: files.flatMap(({ path }, i) => (readings[i]?.isUnread ? [path] : [])),
  };
}

function addSheet(readings: { readonly [N in TableName]: FilesReading }, defaults: Defaults): void {
  const { rows, broken, incomplete, findings } = readings.chargers;
  const inOrder = broken.length === 0 ? rows : inFileOrder([...rows, ...broken]);
  const split = splitSheet({ rows: inOrder, defaults, sites: readings.locations.rows });
  for (const found of split.findings) findings.push(found);
  for (const name of PART_NAMES) {
    const part = split.parts[name];
    for (const row of part.rows) readings[name].rows.push(row);
    for (const key of part.failedKeys) readings[name].failedKeys.add(key);
    readings[name].incomplete ||= part.incomplete || incomplete;
  }
}

function inFileOrder(rows: readonly AnyRow[]): AnyRow[] {
  const files = [...new Set(rows.map(({ file }) => file))].sort((a, b) => (a.path < b.path ? -1 : 1));
  const numbers = new Map(files.map((file, number) => [file, number]));
  const numberOf = ({ file }: AnyRow) => numbers.get(file) ?? 0;
  return rows.toSorted((a, b) => numberOf(a) - numberOf(b) || a.record - b.record);
}

/** Whether a file is of a table that has sites. */
export function mayHaveSites(path: string): boolean {
  return ['locations', 'chargers'].includes(tableOfFile(path) ?? '');
}

interface FileReading extends TableReading {
  readonly incomplete: boolean;
  readonly isUnread?: true;
}

function readFile(table: Table, of: DataFile, defaults: Defaults): FileReading {
  const { path, bytes, isGenerated, naming, country } = of;
  let reader: ReturnType<typeof rowReader> | undefined;
  const csv = readCsv(path, bytes, isGenerated ? undefined : expectedColumns(table, naming), country, (opened) => {
    reader = rowReader({ table, file: withUids(table, opened), defaults, isGenerated: isGenerated === true });
    return reader.take;
  });
  if (csv.file === undefined || reader === undefined) return unread(csv.findings);
  const file = withUids(table, csv.file);
  const uids = uidsOfFile(table, csv.file);
  const header = [...checkHeader(table, file, defaults, naming), ...(uids ? [uids.finding] : [])];
  if (header.some((found) => isFatal(table, file.header, found)))
    return unread([...csv.findings.filter((found) => !isOfRows(found, header)), ...header]);
  const { rows, broken, findings, failedKeys } = reader.end();
  const lost = findings.length > 0 && rows.length + failedKeys.length < file.rows.length;
  const isEmpty = file.rows.length === 0 && !csv.incomplete;
  const empty = isEmpty ? [finding('no-rows', { file: path, line: 1, column: 1 }, {})] : [];
  return {
    rows: uids?.withEvseIds(rows) ?? rows,
    broken: uids?.withEvseIds(broken) ?? broken,
    findings: [...csv.findings, ...header, ...empty, ...findings],
    failedKeys,
    incomplete: csv.incomplete || lost,
  };
}

/** Whether a finding about a row follows from a header of which nothing is known. */
function isOfRows({ code }: Finding, header: readonly Finding[]): boolean {
  return code === 'wrong-cell-count' && header.some((found) => found.code === 'missing-header');
}

function isFatal({ ignoresOtherColumns, columns }: Table, header: readonly string[], found: Finding): boolean {
  const isAboutOther = found.code === 'unknown-column' || found.code === 'unnamed-column';
  const hasAll = () =>
    Object.entries(columns).every(([name, { presence }]) => presence.kind !== 'required' || header.includes(name));
  return isError(found) && !(ignoresOtherColumns && isAboutOther && hasAll());
}

/** The columns of a file of the table, if people wrote it. */
export function expectedColumns(table: Table, naming?: ColumnNaming): ExpectedColumns {
  const { columns } = table;
  return {
    columnsOf: (names) => columnsNamed(table, names, naming),
    accepts: (name, text) => {
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
      return column === undefined || 'value' in readWritten(column.type, text);
    },
  };
}

function unread(findings: readonly Finding[]): FileReading {
  return { rows: [], broken: [], findings, failedKeys: [], incomplete: true, isUnread: true };
}
