/**
 * status.csv, which a charging system may write all day. So it is handled as a status source is: a row that cannot be read is
 * skipped, a file that cannot be read is left out, and what is wrong with it is a warning.
 */

import type { DataFile } from '../../csv/data-file.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { aboutSame, type Finding, isError, type Place } from '../../findings/finding.ts';
import { asHint } from '../../findings/text/advice.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import { checkHeader } from '../../read/load/check-header.ts';
import { readTable } from '../../read/load/read-table.ts';
import { expectedColumns } from '../../read/load/read-tables.ts';
import { isInService, newestStatusRows } from '../../read/load/status-times.ts';
import { placeInRow, rowFindingOf } from '../../tables/row-finding.ts';
import { type StatusRow, TABLES, tableOfFile } from '../../tables/tables.ts';
import { finding, STATUSES } from '../status-formats/finding-codes.ts';
import { unreadableRows } from '../status-formats/parse-csv.ts';
import type { StatusReport } from '../status-formats/reported-statuses.ts';
import { reportsOnNames } from '../status-formats/unreadable-report.ts';

const table = TABLES.status;
const rowFinding = rowFindingOf(STATUSES);

const OF_COLUMNS: ReadonlySet<string> = new Set(['unknown-column', 'unnamed-column']);

/**
 * A warning in the place of an error in status.csv. Any other finding stays as it is.
 *
 * @param unread paths of files of which no row could be read
 */
export function statusTableFinding(found: Finding, unread: ReadonlySet<string>): Finding {
  if (!isError(found) || tableOfFile(found.file) !== 'status') return found;
  const { code, file, line, column, cell, message: problem } = found;
  const place: Place = { file, line, column, cell } as Place;
  const about = { ...aboutSame(found), replacement: found.replacement };
  const said = { ...about, says: 'table', params: { problem }, advice: asHint(found.hint) } as const;
  if (unread.has(file)) return finding('status-source-failed', place, said);
  return finding(OF_COLUMNS.has(code) ? 'status-source-column' : 'status-source-row', place, said);
}

/**
 * The reports of status.csv that cannot be read, if it has errors; nothing of any other table.
 *
 * @param now in ms since 1970
 */
export function unreadableStatuses({ path, bytes, naming, country }: DataFile, now: number): readonly StatusReport[] {
  if (tableOfFile(path) !== table.name) return [];
  const of = { name: path, now };
  const { file, incomplete } = readCsv(path, bytes, expectedColumns(table, naming), country);
  const isRead = file !== undefined && ['evse_uid', 'status'].every((name) => file.header.includes(name));
  if (!isRead || checkHeader(table, file, {}).some(({ code }) => code === 'duplicate-column'))
    return reportsOnNames(bytes, of);
  const { broken } = readTable(table, file, {});
  return unreadableRows(file, broken, of, incomplete).map(([, report]) => report);
}

/**
 * Warnings for rows by which somebody can charge where nothing is.
 *
 * @param absent the EVSEs that are REMOVED or PLANNED in the tables: their statuses by uid (foldCase)
 */
export function* statusesOfAbsent(rows: readonly StatusRow[], absent: ReadonlyMap<string, Status>): Iterable<Finding> {
  if (absent.size === 0) return;
  for (const [uid, row] of newestStatusRows(rows)) {
    const known = absent.get(uid);
    if (known === undefined || !isInService(row.values.status)) continue;
    yield rowFinding('status-of-absent', table, row, 'status', {
      params: { uid: row.values.evse_uid, status: row.values.status, known },
    });
  }
}

/** Warnings for rows that may or may not be newer than another row of the same EVSE. */
export function* duplicateStatuses(rows: readonly StatusRow[]): Iterable<Finding> {
  const newest = new Map<string, StatusRow>();
  for (const row of rows) {
    const uid = foldCase(row.values.evse_uid);
    const other = newest.get(uid);
    if (other !== undefined && (isUndated(row) || isUndated(other))) yield undatedPair(other, row);
    if (other === undefined || !isUndated(row) || isUndated(other)) newest.set(uid, row);
  }
}

function isUndated({ values }: StatusRow): boolean {
  return values.last_updated === undefined;
}

function undatedPair(earlier: StatusRow, row: StatusRow): Finding {
  const [counts, out] = isUndated(row) && !isUndated(earlier) ? [earlier, row] : [row, earlier];
  const place = placeInRow(counts, 'evse_uid');
  const why = isUndated(counts) ? 'it comes later' : 'it says when the status changed';
  return rowFinding('duplicate-status', table, out, 'evse_uid', {
    params: { uid: out.values.evse_uid, place: `${place.file}:${place.line}`, why },
    related: [place],
  });
}
