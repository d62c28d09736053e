/** Clocks of time zones (IANA), through Intl: what they show at an instant, and at which instants they show a time. */

/** The reading of a clock and a calendar. */
export interface ClockReading {
  /** `2026-11-22` */
  readonly date: string;
  /** Minutes since midnight. */
  readonly minute: number;
  /** 1 is Monday. */
  readonly weekday: number;
}

export interface LocalClock {
  /** @param at in ms since 1970 */
  read(at: number): ClockReading;
  /** By how much the clock is ahead of UTC, in ms. */
  ahead(at: number): number;
}

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

const clocks = new Map<string, LocalClock | undefined>();

/** The clock of a zone; undefined if there is no such zone. */
export function localClock(timeZone: string): LocalClock | undefined {
  if (!clocks.has(timeZone)) clocks.set(timeZone, makeClock(timeZone));
  return clocks.get(timeZone);
}

function makeClock(timeZone: string): LocalClock | undefined {
  const format = formatIn(timeZone);
  if (format === undefined) return undefined;
  const known = new Map<number, number>();
  const ahead = (at: number): number => {
    const quarter = Math.floor(at / QUARTER);
    const before = known.get(quarter);
    if (before !== undefined) return before;
    if (known.size > MOST_KNOWN) known.clear();
    const parts = Object.fromEntries(format.formatToParts(quarter * QUARTER).map(({ type, value }) => [type, +value]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const found = Date.UTC(year, month - 1, day, hour, minute, second) - quarter * QUARTER;
    known.set(quarter, found);
    return found;
  };
  // Lists ask for the same instant again and again.
  let last: { readonly at: number; readonly reading: ClockReading } | undefined;
  const read = (at: number): ClockReading => {
    last = last?.at === at ? last : { at, reading: readUtc(at + ahead(at)) };
    return last.reading;
  };
  return { read, ahead };
}

/** Clocks are set at a quarter of an hour, never within one; asking Intl takes long. */
const QUARTER = 15 * MINUTE;
const MOST_KNOWN = 10_000;

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  const part = '2-digit';
  try {
    return new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: part, day: part, hour: part, minute: part, second: part },
    });
  } catch {
    return undefined; // RangeError: no such zone.
  }
}

/** @param shown the time on the clock, as if it were UTC */
function readUtc(shown: number): ClockReading {
  const day = Math.floor(shown / DAY);
  return {
    date: new Date(shown).toISOString().slice(0, 10),
    minute: Math.floor((shown - day * DAY) / MINUTE),
    weekday: weekdayOf(shown),
  };
}

/**
 * The day of the week: 1 is Monday.
 *
 * @param shown the time on a clock, as if it were UTC
 */
export function weekdayOf(shown: number): number {
  const days = Math.floor(shown / DAY) + 3; // 1970-01-01 was a Thursday.
  return (((days % 7) + 7) % 7) + 1;
}

/**
 * Every instant at which the clock can show a time of a day, and each at which it is set forward or back around that day. Where
 * it is set, a time comes twice or never, so not all of them show the time.
 *
 * @param shown the time on the clock, as if it were UTC
 */
export function instantsNear(clock: LocalClock, shown: number): number[] {
  const [before, after] = [clock.ahead(shown - DAY), clock.ahead(shown + DAY)];
  if (before === after) return [shown - before];
  return [shown - before, shown - after, changeBetween(clock, shown - DAY, shown + DAY)];
}

/** The first quarter of an hour with the new time. */
function changeBetween(clock: LocalClock, from: number, to: number): number {
  let [old, changed] = [Math.floor(from / QUARTER), Math.ceil(to / QUARTER)];
  const before = clock.ahead(from);
  while (changed - old > 1) {
    const middle = Math.floor((old + changed) / 2);
    if (clock.ahead(middle * QUARTER) === before) old = middle;
    else changed = middle;
  }
  return changed * QUARTER;
}
