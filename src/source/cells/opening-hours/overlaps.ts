/** Finds hours that a text of opening hours gives twice, or gives and then replaces, which no reader of the week can see any more. */

import { rulesOf } from './as-rules.ts';
import type { HoursRule } from './grammar.ts';
import { clockTime, MINUTES_OF_DAY, type Span } from './week.ts';

const WHOLE_DAY: readonly Span[] = [{ begin: 0, end: MINUTES_OF_DAY }];

/**
 * What is said twice: two spans on one day that overlap, or hours that a rule after a semicolon replaces on all of their days.
 * A sentence that `opening_times` begins, or nothing.
 */
export function conflictingHours(text: string): string | undefined {
  // Only a comma puts two spans on one day, and only a semicolon replaces any. Words may stand for both.
  const rules = /[,;\s]/.test(text) ? rulesOf(text) : undefined;
  if (rules === undefined) return undefined;
  return overlap(rules) ?? replaced(rules);
}

function overlap(rules: readonly HoursRule[]): string | undefined {
  const spansOfDays = new Map<number, Span[]>();
  for (const { days, spans, state, adds } of rules) {
    for (const day of days) {
      const known = adds ? (spansOfDays.get(day) ?? []) : [];
      spansOfDays.set(day, known);
      if (state === 'closed') continue;
      for (const span of spans.length > 0 ? spans : WHOLE_DAY) {
        const other = known.find(({ begin, end }) => begin < span.end && span.begin < end);
        if (other !== undefined) return `has ${times(other)} and ${times(span)} on the same day.`;
        known.push(span);
      }
    }
  }
  return undefined;
}

function replaced(rules: readonly HoursRule[]): string | undefined {
  for (const [i, { days, spans, state }] of rules.entries()) {
    const [first] = spans;
    if (state === 'closed' || first === undefined) continue;
    const later = rules.slice(i + 1).filter(({ adds, state: other }) => !adds && other === 'open');
    const isReplaced = days.every((day) => later.some((rule) => rule.days.includes(day)));
    if (isReplaced) return `has ${times(first)}, which later hours replace on all their days.`;
  }
  return undefined;
}

function times({ begin, end }: Span): string {
  const clock = (minutes: number) => clockTime(minutes > MINUTES_OF_DAY ? minutes - MINUTES_OF_DAY : minutes);
  return `${clock(begin)}-${clock(end)}`;
}
