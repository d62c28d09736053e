/** The weekly hours of a site (OCPI 8.4.21) by day. */

import type { RegularHours } from '../../../src/ocpi/browser.ts';

/** Open from one minute of a day to another one; the end is not part of it. */
export interface DaySpan {
  /** 1 is Monday. */
  readonly weekday: number;
  readonly begin: number;
  /** Up to 1440, the end of the day; more only after `spansPastMidnight`. */
  readonly end: number;
}

export const END_OF_DAY = 24 * 60;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The end of a day is written 23:59 or 00:00, as OCPI has no 24:00; an end before the begin is on the next day, though OCPI does not allow it. */
function endOf({ period_end }: RegularHours): number {
  const end = minuteOf(period_end);
  return end === END_OF_DAY - 1 ? END_OF_DAY : end;
}

/** The open spans of a week, by day and in order, without overlaps. */
export function spansOfWeek(hours: readonly RegularHours[]): DaySpan[] {
  const spans = hours.flatMap((span): DaySpan[] => {
    const { weekday } = span;
    const begin = minuteOf(span.period_begin);
    const end = endOf(span);
    if (begin < end) return [{ weekday, begin, end }];
    return [
      { weekday, begin, end: END_OF_DAY },
      { weekday: (weekday % 7) + 1, begin: 0, end },
    ];
  });
  return WEEKDAYS.flatMap((day) => merged(spans.filter(({ weekday, begin, end }) => weekday === day && begin < end)));
}

/**
 * The same spans as people say them: what is open until midnight and goes on for a part of the next day is one span, which ends
 * on the next day.
 */
export function spansPastMidnight(spans: readonly DaySpan[]): DaySpan[] {
  const nextOf = (span: DaySpan) =>
    span.end === END_OF_DAY
      ? spans.find(({ weekday, begin, end }) => weekday === (span.weekday % 7) + 1 && begin === 0 && end < span.begin)
      : undefined;
  const tails = new Set(spans.map(nextOf));
  return spans
    .filter((span) => !tails.has(span))
    .map((span) => ({ ...span, end: span.end + (nextOf(span)?.end ?? 0) }));
}

function merged(spans: readonly DaySpan[]): DaySpan[] {
  const joined: DaySpan[] = [];
  for (const span of [...spans].sort((a, b) => a.begin - b.begin)) {
    const last = joined.at(-1);
    if (last === undefined || last.end < span.begin) joined.push(span);
    else joined[joined.length - 1] = { ...last, end: Math.max(last.end, span.end) };
  }
  return joined;
}

/** @param time `HH:MM` */
function minuteOf(time: string): number {
  return +time.slice(0, 2) * 60 + +time.slice(3, 5);
}
