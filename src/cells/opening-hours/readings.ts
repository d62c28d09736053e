/**
 * Applies the rules of opening hours to a week. A later rule overrides earlier ones for its days. But what is a day when hours
 * run past midnight? `Fr 20:00-02:00; Sa 10:00-18:00`: is Saturday open from 00:00 to 02:00?
 *
 * OpenStreetMap's specification says no: the second rule replaces the whole calendar day. Nearly everybody who writes this
 * means yes: it replaces the hours that begin on Saturday. Both readings are worked out here, and a text for which they
 * differ is rejected.
 */

import type { HoursRule } from './grammar.ts';
import { closedWeek, DAYS, fillSpan, MINUTES_OF_DAY, type Span, type Week } from './week.ts';

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
