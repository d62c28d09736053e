/** Rows of CSV that cannot be read, of a status source and of status.csv: a maintainer's own file is trusted no more than a source. */

import { type CsvFile, trimmedCells } from '../../../source/csv/csv-file.ts';
import type { DataFile } from '../../../source/csv/data-file.ts';
import { readCsv } from '../../../source/csv/read-csv.ts';
import { checkHeader } from '../../../source/load/check-header.ts';
import { readTable } from '../../../source/load/read-table.ts';
import { expectedColumns } from '../../../source/load/read-tables.ts';
import type { AnyRow } from '../../../source/tables/table.ts';
import { TABLES, tableOfFile } from '../../../source/tables/tables.ts';
import { inFuture } from './future-status.ts';
import type { ContentOf } from './reported-statuses.ts';
import type { StatusReport } from './status-report.ts';
import { reportsOnNames, unreadableReports } from './unreadable-report.ts';

const table = TABLES.status;

/**
 * Reports about the EVSEs of rows that cannot be read, with the numbers of their records.
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
    const row = { uid: cells[uidAt] ?? '', status: cells[statusAt] ?? '', last_updated };
    return unreadableReports(row, name).map((report): [number, StatusReport] => [record, report]);
  };
  const ofBroken = broken.flatMap(({ record, values }) => reportsOf(record, values.last_updated));
  return incomplete ? [...ofBroken, ...recordsLeftOut(file).flatMap((record) => reportsOf(record))] : ofBroken;
}

function recordsLeftOut({ records, rows, headerRecord }: CsvFile): number[] {
  const read = new Set(rows);
  const behind = Array.from({ length: records.length - headerRecord - 1 }, (_, i) => headerRecord + 1 + i);
  return behind.filter((record) => !read.has(record));
}

/**
 * The reports of status.csv that cannot be read, if it has errors; nothing of any other table.
 *
 * @param now in ms since 1970
 */
export function unreadableStatuses({ path, bytes }: DataFile, now: number): readonly StatusReport[] {
  if (tableOfFile(path) !== table.name) return [];
  const of = { name: path, now };
  const { file, incomplete } = readCsv(path, bytes, expectedColumns(table));
  const isRead = file !== undefined && ['evse_uid', 'status'].every((name) => file.header.includes(name));
  if (!isRead || checkHeader(table, file, {}).some(({ code }) => code === 'duplicate-column'))
    return reportsOnNames(bytes, of);
  const { broken } = readTable(table, file, {});
  return unreadableRows(file, broken, of, incomplete).map(([, report]) => report);
}
