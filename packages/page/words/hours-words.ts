/** When a site is open, in words: what holds now, the week, and the exceptions to come. */

import { DAY_OF_WEEK, type DayOfWeek, type ExceptionalPeriod, type Hours } from '../../../src/ocpi/browser.ts';
import { DAY, localClock } from '../facts/local-clock.ts';
import { type OpeningState, openingState } from '../facts/opening-state.ts';
import { type DaySpan, END_OF_DAY, spansOfWeek, spansPastMidnight } from '../facts/regular-week.ts';
import { oncePerPair } from '../records/once-per-object.ts';
import { clockInWords, dateAndTimeInWords, dateRangeInWords, daysInWords, timeInWords } from './day-words.ts';
import type { PageWords } from './words.ts';

export interface HoursInWords {
  /** `Open until 20:00`, `Closed until Mon 08:00`, `Opening hours not known`. */
  readonly state: string;
  /** Undefined if nobody knows. */
  readonly isOpen: boolean | undefined;
  /** Days and their times, such as `Mon–Fri` and `08:00–20:00`; empty if a site never closes or nothing is known. */
  readonly week: readonly (readonly [days: string, times: string])[];
  /** Exceptional openings and closings that are not over. */
  readonly special: readonly string[];
}

/** @param now in ms since 1970 */
export function hoursInWords(hours: Hours | undefined, timeZone: string, now: number, words: PageWords): HoursInWords {
  const state = openingState(hours, timeZone, now);
  const special = hours && state ? exceptionsInWords(hours, timeZone, now, words) : [];
  return {
    state: stateInWords(state, hours?.twentyfourseven === true, { timeZone, now, words }),
    isOpen: state?.isOpen,
    week: weekInWords(hours, words),
    special,
  };
}

/** The hours of every week in one line, of no time: `Mon–Fri 08:00–20:00; Sat–Sun closed`. Undefined if nobody knows them. */
export const regularHoursInWords = oncePerPair((hours: Hours, words: PageWords): string | undefined => {
  if (hours.twentyfourseven) return words.say('hours.always');
  const week = weekInWords(hours, words).map(([days, times]) => `${days} ${times}`);
  return week.length === 0 ? undefined : week.join('; ');
});

interface Here {
  readonly timeZone: string;
  readonly now: number;
  readonly words: PageWords;
}

const WEEK = 7 * DAY;

function stateInWords(state: OpeningState | undefined, isAlways: boolean, here: Here): string {
  const { words, now } = here;
  if (state === undefined) return words.say('hours.unknown');
  const { isOpen, until } = state;
  const isFar = until === undefined || until - now > WEEK;
  if (isOpen && isFar) return words.say(isAlways || until === undefined ? 'hours.always' : 'hours.open');
  if (until === undefined) return words.say('hours.closed');
  const time = changeInWords(until, isOpen, here);
  return words.say(isOpen ? 'hours.open_until' : 'hours.closed_until', { time });
}

const HALF_A_DAY = DAY / 2;

/** The time; with the day if that is not clear, and with the date if it is not within a week. */
function changeInWords(until: number, isOpen: boolean, { timeZone, now, words }: Here): string {
  const clock = localClock(timeZone);
  const today = clock?.read(now).date;
  const [then, justBefore] = [clock?.read(until), clock?.read(until - 1)];
  if (isOpen && then?.minute === 0 && justBefore?.date === today) return clockInWords(END_OF_DAY);
  const time = timeInWords(until, timeZone, words);
  if (then?.date === today || until - now < HALF_A_DAY) return time;
  if (until - now > WEEK - DAY) return dateAndTimeInWords(until, timeZone, words);
  return `${daysInWords([dayOf(then?.weekday ?? 1)], words)} ${time}`;
}

function dayOf(weekday: number): DayOfWeek {
  return DAY_OF_WEEK[weekday - 1] ?? 'MONDAY';
}

function weekInWords(hours: Hours | undefined, words: PageWords): [string, string][] {
  if (hours === undefined || hours.twentyfourseven || !hours.regular_hours?.length) return [];
  const spans = spansPastMidnight(spansOfWeek(hours.regular_hours));
  const byTimes = new Map<string, DayOfWeek[]>();
  for (const [i, day] of DAY_OF_WEEK.entries()) {
    const times = timesInWords(
      spans.filter(({ weekday }) => weekday === i + 1),
      words,
    );
    byTimes.set(times, [...(byTimes.get(times) ?? []), day]);
  }
  return [...byTimes].map(([times, days]) => {
    const everyDay = days.length === DAY_OF_WEEK.length;
    return [everyDay ? words.say('hours.every_day') : daysInWords(days, words), times];
  });
}

function timesInWords(spans: readonly DaySpan[], words: PageWords): string {
  if (spans.length === 0) return words.say('hours.closed_day');
  const [first] = spans;
  if (first?.begin === 0 && first.end === END_OF_DAY) return words.say('hours.whole_day');
  return spans
    .map(({ begin, end }) => {
      return `${clockInWords(begin)}–${clockInWords(end > END_OF_DAY ? end - END_OF_DAY : end)}`;
    })
    .join(', ');
}

function exceptionsInWords(hours: Hours, timeZone: string, now: number, words: PageWords): string[] {
  const { exceptional_openings = [], exceptional_closings = [] } = hours;
  return [
    ...exceptional_openings.map((period) => ({ key: 'hours.opens_specially' as const, ...period })),
    ...exceptional_closings.map((period) => ({ key: 'hours.closes_specially' as const, ...period })),
  ]
    .filter(({ period_end }) => Date.parse(period_end) > now)
    .sort((a, b) => Date.parse(a.period_begin) - Date.parse(b.period_begin))
    .map(({ key, ...period }) => words.say(key, { period: periodInWords(period, timeZone, words) }));
}

function periodInWords({ period_begin, period_end }: ExceptionalPeriod, timeZone: string, words: PageWords): string {
  const [begin, end] = [Date.parse(period_begin), Date.parse(period_end)];
  const clock = localClock(timeZone);
  const wholeDays = clock?.read(begin).minute === 0 && clock.read(end).minute === 0 && begin < end;
  return dateRangeInWords([begin, wholeDays ? end - 1 : end], timeZone, { wholeDays }, words);
}
