/** Normalises regular hours as they are published: sorted, merged, and split at midnight. */

import { MINUTES_OF_DAY } from '../../../../src/cells/opening-hours/week.ts';

type Entry = { [name: string]: unknown };

/** Splits hours at midnight, then merges those of a weekday that touch. */
export function normaliseWeek(entries: readonly Entry[]): Entry[] {
  const spans = entries.flatMap(spansOf).sort((a, b) => a.weekday - b.weekday || a.begin - b.begin);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last?.weekday === span.weekday && span.begin <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged
    .filter(({ begin }) => begin < MINUTES_OF_DAY - 1)
    .map(({ weekday, begin, end }) => ({ weekday, period_begin: clock(begin), period_end: clock(end) }));
}

interface Span {
  readonly weekday: number;
  readonly begin: number;
  end: number;
}

function spansOf({ weekday, period_begin, period_end }: Entry): Span[] {
  const [day, begin, end] = [Number(weekday), minutes(period_begin), minutes(period_end)];
  const last = end === 0 || end === MINUTES_OF_DAY - 1 ? MINUTES_OF_DAY : end;
  if (begin < last) return [{ weekday: day, begin, end: last }];
  return [
    { weekday: day, begin, end: MINUTES_OF_DAY },
    { weekday: (day % 7) + 1, begin: 0, end: last },
  ];
}

function minutes(time: unknown): number {
  const [hours = 0, rest = 0] = String(time).split(':').map(Number);
  return 60 * hours + rest;
}

function clock(time: number): string {
  if (time === MINUTES_OF_DAY) return '23:59';
  return [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
