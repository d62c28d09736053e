/**
 * Finds hours that nobody can mean as they are read: an opening of some minutes, or from 10:00 to 10:00; and hours that a text
 * gives twice, or gives and then replaces, which no reader of the week can see any more.
 */

import { formatCount } from '../../findings/text/format.ts';
import { type Clause, clause } from '../../findings/words.ts';
import { parseRules } from './grammar.ts';
import { byCalendarDay, clockTime, type HoursRule, MINUTES_OF_DAY, type Span, spansOf } from './week.ts';
import { meantHours } from './written-hours.ts';

export interface OddHours {
  readonly kind: 'short' | 'same-times';
  /** A sentence that the name of the column begins. */
  readonly problem: Clause;
}

/** In minutes. Nobody opens for less. */
const SHORTEST_OPENING = 15;

/** What is odd about a text that can be read; undefined if nothing is. */
export function oddHours(text: string): OddHours | undefined {
  const rules = rulesOf(text);
  if (rules === undefined) return undefined;
  const short = shortOpening(byCalendarDay(rules));
  if (short !== undefined) {
    const begin = clockTime(short.begin % MINUTES_OF_DAY);
    const problem = clause`has an opening of ${{ length: formatCount(short.length, 'minute') }}, at ${{ begin }}.`;
    return { kind: 'short', problem };
  }
  const spans = rules.flatMap((rule) => (rule.state === 'open' ? rule.spans : []));
  // From 00:00 to 00:00 is the whole day for everybody.
  const same = spans.find(({ begin, end }) => begin !== 0 && end === begin + MINUTES_OF_DAY);
  if (same === undefined) return undefined;
  const time = clockTime(same.begin);
  return { kind: 'same-times', problem: clause`has ${{ time }}-${{ time }}, which is read as 24 hours.` };
}

/** The first opening of a week that is too short; hours before and after midnight are one. */
function shortOpening(week: Uint8Array): { begin: number; length: number } | undefined {
  const firstClosed = week.indexOf(0);
  if (firstClosed < 0) return undefined;
  // The week is a circle, looked at from a minute at which it is closed.
  const circle = Uint8Array.from(week, (_, i) => week[(firstClosed + i) % week.length] ?? 0);
  let begin = circle.indexOf(1);
  while (begin >= 0) {
    const closes = circle.indexOf(0, begin);
    const length = (closes < 0 ? circle.length : closes) - begin;
    if (length < SHORTEST_OPENING) return { begin: firstClosed + begin, length };
    begin = closes < 0 ? -1 : circle.indexOf(1, closes);
  }
  return undefined;
}

/**
 * What is said twice: two spans on one day that overlap, or hours that a rule after a semicolon replaces on all of their days.
 * A sentence that `opening_times` begins, or nothing.
 */
export function conflictingHours(text: string): Clause | undefined {
  // Only a comma puts two spans on one day, and only a semicolon replaces any. Words may stand for both.
  const rules = /[,;\s]/.test(text) ? rulesOf(text) : undefined;
  if (rules === undefined) return undefined;
  return overlap(rules) ?? replaced(rules);
}

function overlap(rules: readonly HoursRule[]): Clause | undefined {
  const spansOfDays = new Map<number, Span[]>();
  for (const rule of rules) {
    for (const day of rule.days) {
      const known = rule.adds ? (spansOfDays.get(day) ?? []) : [];
      spansOfDays.set(day, known);
      if (rule.state === 'closed') continue;
      for (const span of spansOf(rule)) {
        const other = known.find(({ begin, end }) => begin < span.end && span.begin < end);
        if (other !== undefined)
          return clause`has ${{ one: times(other) }} and ${{ other: times(span) }} on the same day.`;
        known.push(span);
      }
    }
  }
  return undefined;
}

function replaced(rules: readonly HoursRule[]): Clause | undefined {
  for (const [i, { days, spans, state }] of rules.entries()) {
    const [first] = spans;
    if (state === 'closed' || first === undefined) continue;
    const later = rules.slice(i + 1).filter(({ adds, state: other }) => !adds && other === 'open');
    const isReplaced = days.every((day) => later.some((rule) => rule.days.includes(day)));
    if (isReplaced) return clause`has ${{ hours: times(first) }}, which later hours replace on all their days.`;
  }
  return undefined;
}

function times({ begin, end }: Span): string {
  const clock = (minutes: number) => clockTime(minutes > MINUTES_OF_DAY ? minutes - MINUTES_OF_DAY : minutes);
  return `${clock(begin)}-${clock(end)}`;
}

/**
 * The rules of a text in the notation of the cell or in words; undefined if nobody can read it, or if it means something else in
 * another language.
 */
function rulesOf(text: string): readonly HoursRule[] | undefined {
  const rules = parseRules(text);
  if (rules.ok) return rules.value;
  const [only, second] = meantHours(text);
  if (only === undefined || second !== undefined) return undefined;
  const meant = parseRules(only);
  return meant.ok ? meant.value : undefined;
}
