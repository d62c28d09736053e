/** Reads a status source in CSV: the columns of status.csv in any order, with `uid`, `evse_id` or a word of people for `evse_uid`. */

import { type CsvFile, cellsOf, trimmedCells } from '../../csv/csv-file.ts';
import { placeOf, placeOfHeader } from '../../csv/position.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import { aboutSame, type Finding, type Place } from '../../findings/finding.ts';
import { asHint } from '../../findings/text/advice.ts';
import { listed } from '../../findings/text/format.ts';
import { nearest } from '../../findings/text/suggestion.ts';
import { type HeaderReading, readHeader } from '../../read/load/header-reading.ts';
import { readTable } from '../../read/load/read-table.ts';
import { columnsNamed } from '../../tables/column-names.ts';
import type { AnyRow } from '../../tables/table.ts';
import { type StatusRow, TABLES } from '../../tables/tables.ts';
import { type Failed, failed } from '../urls/source-answer.ts';
import { finding } from './finding-codes.ts';
import type { ContentOf, PlaceOfReport, ReportedStatuses, StatusReport } from './reported-statuses.ts';
import { inFuture, type RowFindings, rowFindings, tooManyRows } from './rows.ts';
import { rowsOf, unreadableReports } from './unreadable-report.ts';

const table = TABLES.status;
const COLUMNS = Object.keys(table.columns);
const REQUIRED = ['evse_uid', 'status'];

export function writeCsvReports(reports: readonly StatusReport[]): Uint8Array {
  const rows = rowsOf(reports).map(({ evse_uid, status, last_updated = '' }) => [evse_uid, status, last_updated]);
  return new TextEncoder().encode(writeCsv(COLUMNS, rows));
}

export function readCsvReports(of: ContentOf, bytes: Uint8Array): ReportedStatuses | Failed {
  const tooMany = tooManyRows(countLines(bytes));
  if (tooMany) return tooMany;
  const csv = readCsv(of.address, bytes);
  if (csv.file === undefined) {
    const { line, column, message = 'It is not CSV.' } = csv.findings[0] ?? {};
    return failed(line === undefined ? message : `${message} (line ${line}, column ${column})`);
  }
  const header = withOurNames(csv.file.header);
  const file = { ...csv.file, header, written: header };
  const reading = readHeader(table, file);
  const problem = headerProblem(file, reading);
  if (problem) return problem;
  const rows = rowFindings(of.address);
  const read = readTable(table, file, {});
  // What a status source does is never an error.
  for (const { file, line, column, message: problem, hint, related: _, ...found } of [
    ...csv.findings,
    ...read.findings,
  ]) {
    const said = { ...aboutSame(found), says: 'row', params: { problem }, advice: asHint(hint) } as const;
    rows.add(() => ({ file, line, column }) as Place, said);
  }
  // The rows were read by the declaration of the table, so they have its type.
  const readable = (read.rows as unknown as readonly StatusRow[]).map(
    (row) => [row.record, toReport(row, of, rows)] as const,
  );
  const broken = unreadableRows(file, read.broken, of, csv.incomplete);
  const reports = [...readable, ...broken].sort(([a], [b]) => a - b).map(([, report]) => report);
  return {
    kind: 'reported',
    reports,
    findings: [...ignoredColumns(file, reading), ...rows.all()],
    placeOf: placesIn(file),
  };
}

function toReport(row: StatusRow, { name, now }: ContentOf, rows: RowFindings): StatusReport {
  const { evse_uid, status, last_updated } = row.values;
  const ahead = inFuture(last_updated, now);
  if (ahead)
    rows.add(() => placeOf(row.file, row, row.file.header.indexOf('last_updated')), { ...ahead, key: evse_uid });
  const reported = last_updated === undefined || ahead ? {} : { last_updated };
  return { evse_uid, status, source: name, ...reported };
}

/** The place of the last row of an EVSE, which counts. */
function placesIn(file: CsvFile): PlaceOfReport {
  const at = file.header.indexOf('evse_uid');
  return (uid) => {
    const record = file.rows.findLast((one) => cellsOf(file, one)[at] === uid);
    return record === undefined ? undefined : placeOf(file, { record }, at);
  };
}

/** A word of people counts for a column without which nothing could be read; any other is somebody's own. */
function withOurNames(header: readonly string[]): readonly string[] {
  const columns = columnsNamed(table, header, { columns: { uid: 'evse_uid' }, ignore_columns: [] });
  return header.map((name, at) => {
    const column = columns[at] ?? '';
    const isNeeded = REQUIRED.includes(column) && !header.includes(column) && columns.indexOf(column) === at;
    return isNeeded ? column : name;
  });
}

function headerProblem({ header }: CsvFile, { repeated, missing }: HeaderReading): Failed | undefined {
  const twice = repeated.map(({ at }) => header[at] ?? '').find((name) => COLUMNS.includes(name));
  if (twice !== undefined) return failed(`It has the column "${twice}" twice.`);
  const name = REQUIRED.find((one) => missing.includes(one));
  if (name === undefined) return undefined;
  const meant = nearest(name, header);
  return failed(
    `It has no column "${name}".`,
    meant === undefined ? `The first line must name the columns ${COLUMNS.join(', ')}.` : `Did you mean "${meant}"?`,
  );
}

const NAMED = 5;

/** One finding for all columns that are not read. Columns whose names begin with `_` are ignored silently. */
function ignoredColumns(file: CsvFile, { unknown }: HeaderReading): Finding[] {
  const [first] = unknown;
  if (first === undefined) return [];
  const nameOf = (at: number) => (file.header[at] ?? '').slice(0, 60);
  const names = unknown.map((at) => `"${nameOf(at)}"`);
  return [
    finding('status-source-column', placeOfHeader(file, first), {
      field: nameOf(first),
      ...{ says: 'source', params: { read: COLUMNS.join(', '), columns: listed(names, NAMED) } },
    }),
  ];
}

const LF = 0x0a;
const CR = 0x0d;

/** Counts the lines of a text before it is parsed, blank ones included; LF, CR and CRLF end a line. */
export function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) lines++;
  }
  return lines;
}

/**
 * Reports about the EVSEs of rows that cannot be read, with the numbers of their records. A maintainer's own status.csv is
 * trusted no more than a source.
 *
 * @param broken rows with cells that cannot be read
 * @param incomplete whether other rows have too many cells, or too few
 */
export function unreadableRows(
  file: CsvFile,
  broken: readonly AnyRow[],
  { name, now }: Pick<ContentOf, 'name' | 'now'>,
  incomplete: boolean,
): [record: number, report: StatusReport][] {
  const [uidAt, statusAt] = [file.header.indexOf('evse_uid'), file.header.indexOf('status')];
  const reportsOf = (record: number, time?: unknown) => {
    const cells = trimmedCells(file, record);
    const last_updated = typeof time === 'number' && !inFuture(time, now) ? time : undefined;
    const reports = unreadableReports(cells[uidAt] ?? '', cells[statusAt] ?? '', last_updated, name);
    return reports.map((report): [number, StatusReport] => [record, report]);
  };
  const ofBroken = broken.flatMap(({ record, values }) => reportsOf(record, values.last_updated));
  return incomplete ? [...ofBroken, ...recordsLeftOut(file).flatMap((record) => reportsOf(record))] : ofBroken;
}

function recordsLeftOut({ records, rows, headerRecord }: CsvFile): number[] {
  const read = new Set(rows);
  const behind = Array.from({ length: records.length - headerRecord - 1 }, (_, i) => headerRecord + 1 + i);
  return behind.filter((record) => !read.has(record));
}
