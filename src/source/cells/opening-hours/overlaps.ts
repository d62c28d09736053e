/** Finds hours that a text of opening hours gives twice, which no reader of the week can see any more. */

import { parseRules } from './grammar.ts';
import { clockTime, MINUTES_OF_DAY, type Span } from './week.ts';

const WHOLE_DAY: readonly Span[] = [{ begin: 0, end: MINUTES_OF_DAY }];

/** `08:00-12:00 and 10:00-18:00`, the first two on one day that overlap; a rule after a semicolon replaces others. */
export function overlappingSpans(text: string): string | undefined {
  // Only a comma puts two spans on one day.
  const rules = text.includes(',') ? parseRules(text) : undefined;
  if (rules === undefined || !rules.ok) return undefined;
  const spansOfDays = new Map<number, Span[]>();
  for (const { days, spans, state, adds } of rules.value) {
    for (const day of days) {
      const known = adds ? (spansOfDays.get(day) ?? []) : [];
      spansOfDays.set(day, known);
      if (state === 'closed') continue;
      for (const span of spans.length > 0 ? spans : WHOLE_DAY) {
        const other = known.find(({ begin, end }) => begin < span.end && span.begin < end);
        if (other !== undefined) return `${times(other)} and ${times(span)}`;
        known.push(span);
      }
    }
  }
  return undefined;
}

function times({ begin, end }: Span): string {
  const clock = (minutes: number) => clockTime(minutes > MINUTES_OF_DAY ? minutes - MINUTES_OF_DAY : minutes);
  return `${clock(begin)}-${clock(end)}`;
}
