/**
 * Wall-clock time of a place and the instant it names. `Intl` only tells the time of an instant; the way back tries the
 * offsets that are in force a day before and a day after, of which one is right unless the clocks were put forward over
 * that very time.
 */

/** A time as a clock on the wall shows it; month and day count from 1. */
export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}

/** A day without a change of clocks, in ms. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The instant, in ms since 1970, of a wall-clock time in an IANA time zone. A time that the clocks skip is moved forward
 * by what they skip (02:30 becomes 03:30); of a time that comes twice, the first is taken. The fields must be a real
 * date, and the zone one that Intl knows (see parseTimeZone): Intl throws a RangeError otherwise.
 */
export function localToUtc(local: LocalTime, timeZone: string): number {
  const asUtc = fieldsAsUtc(local);
  const before = offsetAt(asUtc - DAY_MS, timeZone);
  const after = offsetAt(asUtc + DAY_MS, timeZone);
  const candidates = [asUtc - before, asUtc - after].sort((a, b) => a - b);
  return candidates.find((instant) => instant + offsetAt(instant, timeZone) === asUtc) ?? asUtc - before;
}

/** The wall-clock time of an instant (ms since 1970) in an IANA time zone. */
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

/** What the clocks of a zone are ahead of UTC at an instant, in ms. */
export function offsetAt(instant: number, timeZone: string): number {
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  const fields: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(wholeSecond)) fields[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecond;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times what using it costs. */
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
