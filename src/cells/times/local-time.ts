/**
 * Converts between local time and instants. `Intl` only converts an instant to local time. The other way tries the UTC
 * offsets of a day before and a day after: one of them is right, unless the clocks skipped that very time.
 */

import { DAY_MS } from '../../findings/text/day.ts';

/** A local time, as a clock shows it; month and day count from 1. */
export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}

/**
 * The instant, in ms since 1970, of a local time in an IANA time zone. A time that the clocks skip is moved forward by what
 * they skip (02:30 becomes 03:30). Of a time that occurs twice, the first is taken. The fields must be a real date.
 *
 * @throws RangeError if Intl does not know the time zone (see parseTimeZone)
 */
export function localToUtc(local: LocalTime, timeZone: string): number {
  const asUtc = fieldsAsUtc(local);
  const before = offsetAt(asUtc - DAY_MS, timeZone);
  const after = offsetAt(asUtc + DAY_MS, timeZone);
  const candidates = [asUtc - before, asUtc - after].sort((a, b) => a - b);
  return candidates.find((instant) => instant + offsetAt(instant, timeZone) === asUtc) ?? asUtc - before;
}

/** The local time of an instant (ms since 1970) in an IANA time zone. */
export function utcToLocal(instant: number, timeZone: string): LocalTime {
  const date = new Date(instant + offsetAt(instant, timeZone));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
  };
}

/** The fields as if the clock showed UTC. */
export function fieldsAsUtc(local: LocalTime): number {
  return Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second, local.millisecond);
}

/** How far the clocks of a time zone are ahead of UTC at an instant, in ms. */
export function offsetAt(instant: number, timeZone: string): number {
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  const fields: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(wholeSecond)) fields[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecond;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes a hundred times as long as using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}
