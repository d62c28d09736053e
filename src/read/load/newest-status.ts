/**
 * Chooses the row of status.csv that counts for an EVSE: the newest. A row without last_updated is older than any row with
 * one. Of two rows of the same age, the later one in the file counts.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { StatusRow } from '../../tables/tables.ts';

/** What a row says. */
export type StatusValues = Pick<StatusRow, 'values'>;

/** The row that counts for each EVSE, by its folded uid (foldCase). */
export function newestStatusRows<R extends StatusValues>(rows: readonly R[]): Map<string, R> {
  const newest = new Map<string, R>();
  for (const row of rows) {
    const uid = foldCase(row.values.evse_uid);
    const known = newest.get(uid);
    if (known === undefined || timeOf(row) >= timeOf(known)) newest.set(uid, row);
  }
  return newest;
}

function timeOf({ values }: StatusValues): number {
  return values.last_updated ?? Number.NEGATIVE_INFINITY;
}
