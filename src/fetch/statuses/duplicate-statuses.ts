/** Rule: where status.csv has several rows for one EVSE, last_updated says which of them is the newest. */

import type { Finding } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { rowFindingOf } from '../../source/tables/row-finding.ts';
import { placeInRow } from '../../source/tables/row-name.ts';
import { type StatusRow, TABLES } from '../../source/tables/tables.ts';
import { STATUSES } from './formats/finding-codes.ts';

const rowFinding = rowFindingOf(STATUSES);

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

/** A finding at the row that does not count. */
function undatedPair(earlier: StatusRow, row: StatusRow): Finding {
  const [counts, out] = isUndated(row) && !isUndated(earlier) ? [earlier, row] : [row, earlier];
  const place = placeInRow(counts, 'evse_uid');
  const why = isUndated(counts) ? 'it comes later' : 'it says when the status changed';
  return rowFinding('duplicate-status', TABLES.status, out, 'evse_uid', {
    message: `"${out.values.evse_uid}" has another row in ${place.file}:${place.line}. That row counts, because ${why}.`,
    hint: 'Delete the row that is out of date, or fill in last_updated in both.',
    related: [place],
  });
}
