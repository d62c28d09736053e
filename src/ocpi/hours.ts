/** Opening times: the weekly hours of a site and its exceptions -> OCPI Hours (8.4.14). */

import { localToUtc } from '../cells/local-time.ts';
import { formatTimestamp, type Moment } from '../cells/timestamp.ts';
import type { LocationData } from '../tables/dataset.ts';
import type { ExceptionalHoursRow } from '../tables/tables.ts';
import type { ExceptionalPeriod, Hours } from './types.ts';

/** The opening times of a location, or nothing where they are not known. */
export function toHours({ location, exceptions }: LocationData): Hours | undefined {
  const { opening_times: weekly, time_zone: timeZone } = location.values;
  if (weekly === undefined) return undefined;
  const periods = (type: ExceptionalHoursRow['values']['type']) =>
    exceptions
      .filter((row) => row.values.type === type)
      .map((row) => toPeriod(row, timeZone))
      .sort((a, b) => (a.period_begin < b.period_begin ? -1 : a.period_begin > b.period_begin ? 1 : 0));
  const [openings, closings] = [periods('OPENING'), periods('CLOSING')];
  return {
    ...weekly,
    ...(openings.length > 0 ? { exceptional_openings: openings } : {}),
    ...(closings.length > 0 ? { exceptional_closings: closings } : {}),
  };
}

function toPeriod({ values }: ExceptionalHoursRow, timeZone: string): ExceptionalPeriod {
  return {
    period_begin: formatTimestamp(toInstant(values.period_begin, timeZone)),
    period_end: formatTimestamp(toInstant(values.period_end, timeZone)),
  };
}

/** The instant, in ms since 1970, of a moment that may be written in the local time of a site. */
export function toInstant(moment: Moment, timeZone: string): number {
  return moment.kind === 'instant' ? moment.instant : localToUtc(moment.local, timeZone);
}
