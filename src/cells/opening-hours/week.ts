/**
 * A week as 10,080 minutes, each open or closed. Applying a rule is filling minutes, whether it adds, overrides or runs past
 * midnight, and overlapping or adjacent hours of a day merge automatically.
 *
 * OCPI has no 24:00: the end of a day is written 23:59 (8.4.21 requires an end after the begin, and excludes 24:00). So
 * hours that end at 23:59 here last until midnight, and hours of only the last minute of a day are dropped.
 */

import type { RegularHours } from '../../ocpi/types.ts';

/** Days count from 0, Monday, to 6, Sunday; OCPI's weekdays from 1 to 7. */
export const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The days as hours are written. */
export const DAY_CODES: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** The days from one to another: from Saturday to Monday, these are three. */
export function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7);
}

/** Minutes of a day. */
export const MINUTES_OF_DAY = 24 * 60;
const WEEK = 7 * MINUTES_OF_DAY;

/** One byte per minute from Monday 00:00: 1 open, 0 closed. */
export type Week = Uint8Array;

/** Minutes from the begin of a day; `end` may be on the next day (up to 2,880). */
export interface Span {
  readonly begin: number;
  readonly end: number;
}

export function closedWeek(): Week {
  return new Uint8Array(WEEK);
}

/** Opens (1) or closes (0) a span of a day. What runs past Sunday's midnight continues on Monday. */
export function fillSpan(week: Week, day: number, span: Span, state: 0 | 1): void {
  const begin = day * MINUTES_OF_DAY + span.begin;
  const end = day * MINUTES_OF_DAY + span.end;
  week.fill(state, begin, Math.min(end, WEEK));
  if (end > WEEK) week.fill(state, Math.max(begin - WEEK, 0), end - WEEK);
}

/** The open spans of one day, in order; an end of 24:00 is 1,440. */
export function spansOfDay(week: Week, day: number): Span[] {
  const minutes = week.subarray(day * MINUTES_OF_DAY, (day + 1) * MINUTES_OF_DAY);
  const spans: Span[] = [];
  let begin = minutes.indexOf(1);
  while (begin !== -1 && begin < MINUTES_OF_DAY - 1) {
    const closes = minutes.indexOf(0, begin);
    const end = closes === -1 || closes === MINUTES_OF_DAY - 1 ? MINUTES_OF_DAY : closes;
    spans.push({ begin, end });
    begin = end === MINUTES_OF_DAY ? -1 : minutes.indexOf(1, end);
  }
  return spans;
}

/** The week as OCPI writes it, sorted by weekday and begin. */
export function toRegularHours(week: Week): RegularHours[] {
  return DAYS.flatMap((day) =>
    spansOfDay(week, day).map(({ begin, end }) => ({
      weekday: day + 1,
      period_begin: clockTime(begin),
      period_end: end === MINUTES_OF_DAY ? '23:59' : clockTime(end),
    })),
  );
}

/** Minutes of a day as `HH:MM`, up to `24:00`. */
export function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
