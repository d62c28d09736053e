/**
 * A week as 10,080 minutes, each open or closed. Applying a rule is filling minutes, whether it adds, overrides or runs past
 * midnight, and overlapping or adjacent hours of a day merge automatically.
 *
 * OCPI has no 24:00: the end of a day is written 23:59 (8.4.21 requires an end after the begin, and excludes 24:00). So
 * hours that end at 23:59 here last until midnight, and hours of only the last minute of a day are dropped.
 *
 * Applied to a week, a later rule overrides earlier ones for its days. But what is a day when hours
 * run past midnight? `Fr 20:00-02:00; Sa 10:00-18:00`: is Saturday open from 00:00 to 02:00?
 *
 * OpenStreetMap's specification says no: the second rule replaces the whole calendar day. Nearly everybody who writes this
 * means yes: it replaces the hours that begin on Saturday. Both readings are worked out here, and a text for which they
 * differ is rejected.
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

/** A rule that opens or closes some days, for some hours or (without spans) for the whole day. */
export interface HoursRule {
  readonly days: readonly number[];
  readonly spans: readonly Span[];
  readonly state: 'open' | 'closed';
  /** True after a comma: earlier rules for the same days stay. */
  readonly adds: boolean;
}

const WHOLE_DAY: readonly Span[] = [{ begin: 0, end: MINUTES_OF_DAY }];

/** A rule replaces calendar days, as OpenStreetMap's specification says. */
export function byCalendarDay(rules: readonly HoursRule[]): Week {
  const week = closedWeek();
  for (const rule of rules) {
    if (rule.state === 'open' && !rule.adds) fillDays(week, rule.days, WHOLE_DAY, 0);
    fillDays(week, rule.days, spansOf(rule), rule.state === 'open' ? 1 : 0);
  }
  return week;
}

/** A rule replaces the hours that begin on its days, but not those of the night before. */
export function byDayOfOpening(rules: readonly HoursRule[]): Week {
  const openings = DAYS.map((day) => ({ day, week: closedWeek() }));
  for (const rule of rules) {
    const replaces = rule.state === 'open' ? !rule.adds : rule.spans.length === 0;
    for (const { day, week } of openings) {
      if (replaces && rule.days.includes(day)) week.fill(0);
      if (rule.state === 'open' && rule.days.includes(day)) fillDays(week, [day], spansOf(rule), 1);
      // Closing hours apply to the clock, no matter on which day the hours began.
      if (rule.state === 'closed' && !replaces) fillDays(week, rule.days, rule.spans, 0);
    }
  }
  return union(openings.map(({ week }) => week));
}

/** Only hours past midnight can make the readings differ. */
export function runsPastMidnight(rules: readonly HoursRule[]): boolean {
  return rules.some((rule) => rule.spans.some((span) => span.end > MINUTES_OF_DAY));
}

/** When a rule opens or closes its days. */
export function spansOf(rule: HoursRule): readonly Span[] {
  return rule.spans.length > 0 ? rule.spans : WHOLE_DAY;
}

function fillDays(week: Week, days: readonly number[], spans: readonly Span[], state: 0 | 1): void {
  for (const day of days) for (const span of spans) fillSpan(week, day, span, state);
}

function union(weeks: readonly Week[]): Week {
  const all = closedWeek();
  for (const week of weeks) for (let minute = 0; minute < all.length; minute++) if (week[minute] === 1) all[minute] = 1;
  return all;
}
