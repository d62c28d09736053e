/**
 * Which of several rows of status.csv for one EVSE counts: the newest. A row that tells no moment is older than any that
 * tells one; of two that are equally old the later one counts.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { StatusRow } from '../tables/tables.ts';

/** The row that counts for each EVSE, by its uid in one case (sameCase). */
export function newestStatusRows(rows: readonly StatusRow[]): Map<string, StatusRow> {
  const newest = new Map<string, StatusRow>();
  for (const row of rows) {
    const uid = foldCase(row.values.evse_uid);
    const known = newest.get(uid);
    if (known === undefined || momentOf(row) >= momentOf(known)) newest.set(uid, row);
  }
  return newest;
}

function momentOf({ values }: StatusRow): number {
  return values.last_updated ?? Number.NEGATIVE_INFINITY;
}
