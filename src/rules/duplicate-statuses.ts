/** Of several rows of status.csv for one EVSE the newest counts; it must be told which one that is. */

import type { Finding } from '../findings/finding.ts';
import { foldCase } from '../ocpi/ci-string.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import { placeInRow } from '../source/tables/row-name.ts';
import { type StatusRow, TABLES } from '../source/tables/tables.ts';
import { STATUSES } from '../status/codes.ts';

const rowFinding = rowFindingOf(STATUSES);

/** Warnings for rows of which nobody can tell whether they are newer than another one of their EVSE. */
export function* duplicateStatuses(rows: readonly StatusRow[]): Iterable<Finding> {
  const former = new Map<string, StatusRow>();
  for (const row of rows) {
    const uid = foldCase(row.values.evse_uid);
    const other = former.get(uid);
    if (other !== undefined && (isUndated(row) || isUndated(other))) yield undatedPair(other, row);
    if (other === undefined || !isUndated(row) || isUndated(other)) former.set(uid, row);
  }
}

function isUndated({ values }: StatusRow): boolean {
  return values.last_updated === undefined;
}

/** A finding at the row that does not count. */
function undatedPair(former: StatusRow, row: StatusRow): Finding {
  const [counts, out] = isUndated(row) && !isUndated(former) ? [former, row] : [row, former];
  const place = placeInRow(counts, 'evse_uid');
  const why = isUndated(counts) ? 'the later row' : 'the row that tells when the status changed';
  return rowFinding('duplicate-status', TABLES.status, out, 'evse_uid', {
    message: `"${out.values.evse_uid}" has another row in ${place.file}:${place.line}; that one counts, as ${why}.`,
    hint: 'Delete the row that is out of date, or fill last_updated in both.',
    related: [place],
  });
}
