/** When the time beside a status is too long ago: what a charger in service does changes all day. */

import { DAY_MS } from '../../findings/text/day.ts';
import type { Status } from '../../ocpi/enums.ts';

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
