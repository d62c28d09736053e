/** When exceptional hours begin and end, for the rules that compare such times. */

import { toInstant } from '../../cells/times/timestamp.ts';
import { isKnown } from '../../cells/unknown-default.ts';
import type { ExceptionalHoursRow } from '../../tables/tables.ts';

/** In ms since 1970. If the time zone of the site is not known, they can be compared only with times of the same kind. */
export interface ExceptionalTimes {
  readonly begin: number;
  readonly end: number;
  /** Whether they stand in UTC, or in the local time of the site; undefined if the time zone is known. */
  readonly kind: 'local' | 'instant' | undefined;
}

/** Nothing if that depends on a time zone that is not known. */
export function exceptionalTimes(row: ExceptionalHoursRow, timeZone: string): ExceptionalTimes | undefined {
  const { period_begin: begin, period_end: end } = row.values;
  const zone = isKnown(timeZone) ? timeZone : 'Etc/UTC';
  const kind = isKnown(timeZone) ? undefined : begin.kind;
  if (kind !== undefined && end.kind !== kind) return undefined;
  return { begin: toInstant(begin, zone), end: toInstant(end, zone), kind };
}
