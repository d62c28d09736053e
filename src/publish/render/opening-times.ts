/** The weekly hours of a site and its exceptions -> OCPI Hours (8.4.14). */

import { formatTimestamp, toInstant } from '../../cells/times/timestamp.ts';
import type { ExceptionalPeriod, Hours } from '../../ocpi/types.ts';
import type { LocationData } from '../../read/load/join.ts';
import type { ExceptionalHoursRow } from '../../tables/tables.ts';

/** The opening times of a location; undefined if they are unknown. */
export function toHours({ location, exceptions }: LocationData): Hours | undefined {
  const { opening_times: weekly, time_zone: timeZone } = location.values;
  if (weekly === undefined) return undefined;
  const periods = (type: ExceptionalHoursRow['values']['type']) =>
    exceptions
      .filter((row) => row.values.type === type)
      .map(({ values }) => [toInstant(values.period_begin, timeZone), toInstant(values.period_end, timeZone)] as const)
      .sort(([a, aEnd], [b, bEnd]) => a - b || aEnd - bEnd)
      .map(toPeriod);
  const [openings, closings] = [periods('OPENING'), periods('CLOSING')];
  return {
    ...weekly,
    ...(openings.length > 0 ? { exceptional_openings: openings } : {}),
    ...(closings.length > 0 ? { exceptional_closings: closings } : {}),
  };
}

function toPeriod([begin, end]: readonly [number, number]): ExceptionalPeriod {
  return { period_begin: formatTimestamp(begin), period_end: formatTimestamp(end) };
}
