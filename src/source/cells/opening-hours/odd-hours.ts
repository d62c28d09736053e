/** Finds hours that nobody can mean as they are read: an opening of some minutes, or from 10:00 to 10:00. */

import { formatCount } from '../../../findings/text/format.ts';
import { rulesOf } from './as-rules.ts';
import { byCalendarDay } from './readings.ts';
import { clockTime, MINUTES_OF_DAY } from './week.ts';

export interface OddHours {
  readonly kind: 'short' | 'same-times';
  /** A sentence that the name of the column begins. */
  readonly problem: string;
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
    const problem = `has an opening of ${formatCount(short.length, 'minute')}, at ${begin}.`;
    return { kind: 'short', problem };
  }
  const spans = rules.flatMap((rule) => (rule.state === 'open' ? rule.spans : []));
  // From 00:00 to 00:00 is the whole day for everybody.
  const same = spans.find(({ begin, end }) => begin !== 0 && end === begin + MINUTES_OF_DAY);
  if (same === undefined) return undefined;
  const time = clockTime(same.begin);
  return { kind: 'same-times', problem: `has ${time}-${time}, which is read as 24 hours.` };
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
