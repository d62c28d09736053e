/** The times of statuses: which row of status.csv is the newest, and when a time is too long ago. */

import { DAY_MS } from '../../findings/text/day.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { StatusRow } from '../../tables/tables.ts';

/** What a row says. */
export type StatusValues = Pick<StatusRow, 'values'>;

/**
 * The row of status.csv that counts for each EVSE, by its folded uid (foldCase): the newest. A row without last_updated is older than any
 * row with one. Of two rows of the same age, the later one in the file counts.
 */
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

/** What a charger in service does. It may be out of order for months, or not built yet, but none of these lasts. */
const IN_SERVICE: ReadonlySet<Status> = new Set<Status>(['AVAILABLE', 'BLOCKED', 'CHARGING', 'RESERVED']);

export function isInService(status: Status): boolean {
  return IN_SERVICE.has(status);
}

/** Whether a charger with this status is not there: not any more, or not yet. */
export function isNotThere(status: Status | undefined): status is 'REMOVED' | 'PLANNED' {
  return status === 'REMOVED' || status === 'PLANNED';
}

/** In ms. */
export function hoursInMs(hours: number): number {
  return (hours * DAY_MS) / 24;
}

/** The first public charging networks of today are of about this time. In ms since 1970. */
const EARLIEST = Date.UTC(2010);

/** Whether a time is one that programs write where they know none, such as 1970. @param instant ms since 1970 */
export function isUnknownTime(instant: number): boolean {
  return instant < EARLIEST;
}

/** The time of a status that may become too old, in ms since 1970; nothing for one that lasts, and for one without a time. */
export function ageingSince(status: Status | undefined, time: number | undefined): number | undefined {
  if (status === undefined || !isInService(status)) return undefined;
  return time === undefined || isUnknownTime(time) ? undefined : time;
}
