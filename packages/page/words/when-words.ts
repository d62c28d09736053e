/** When a price applies, in words: `Mon–Fri 08:00–20:00, after 4 h` (OCPI 11.4.6), `from 1 Jan 2030`. */

import type { Tariff, TariffRestrictions } from '../../../src/ocpi/browser.ts';
import { DAY, localClock } from '../facts/local-clock.ts';
import { isEveryDay, isWholeDay } from '../facts/restrictions.ts';
import { dateAndTimeInWords, dateInWords, dateRangeInWords, daysInWords } from './day-words.ts';
import { durationInWords, energyInWords, powerInWords } from './unit-words.ts';
import type { PageWords } from './words.ts';

/** A list of conditions, all of which must be met; empty if there are none. */
export function restrictionsInWords(restrictions: TariffRestrictions, words: PageWords): string[] {
  const { min_duration, max_duration, min_kwh, max_kwh, min_current, max_current, min_power, max_power } = restrictions;
  const range = (kind: Ranged, say: (bound: number) => string, min: number | undefined, max: number | undefined) =>
    // A bound that says nothing, such as `from 0 kWh`, is no bound.
    between(kind, min ? say(min) : undefined, max === undefined ? undefined : say(max), words);
  return [
    weekTime(restrictions, words),
    dates(restrictions, words),
    range('duration', (seconds) => durationInWords(seconds, words), min_duration, max_duration),
    range('energy', (kilowattHours) => energyInWords(kilowattHours, words), min_kwh, max_kwh),
    range('amount', (kilowatts) => powerInWords(kilowatts * 1000, words), min_power, max_power),
    range(
      'amount',
      (amperes) => words.say('unit.current', { current: words.number(amperes, 1) }),
      min_current,
      max_current,
    ),
  ].filter(Boolean);
}

type Ranged = 'duration' | 'energy' | 'amount' | 'day';

/** `from 1 h to 2 h after the start`, `after 4 h`, `for the first 10 kWh`; empty without a bound. */
function between(kind: Ranged, from: string | undefined, to: string | undefined, words: PageWords): string {
  if (from !== undefined && to !== undefined) return words.say(`when.${kind}_between`, { from, to });
  if (from !== undefined) return words.say(`when.${kind}_from`, { from });
  return to === undefined ? '' : words.say(`when.${kind}_until`, { to });
}

function weekTime({ day_of_week, start_time, end_time }: TariffRestrictions, words: PageWords): string {
  const days = day_of_week ?? [];
  return [isEveryDay(days) ? '' : daysInWords(days, words), clock(start_time, end_time, words)]
    .filter(Boolean)
    .join(' ');
}

/** An end of `00:00` is the end of the day (OCPI 11.4.6). */
function clock(start: string | undefined, end: string | undefined, words: PageWords): string {
  if (isWholeDay(start, end)) return '';
  const from = start === '00:00' ? undefined : start;
  const to = end === '00:00' || end === '24:00' ? undefined : end;
  if (from !== undefined && end) return `${from}–${to ?? '24:00'}`;
  if (to !== undefined && start) return `00:00–${to}`;
  if (from !== undefined) return words.say('when.from_time', { time: from });
  return to === undefined ? '' : words.say('when.until_time', { time: to });
}

/** The end date is not part of the time (OCPI 11.4.6), so the day before it is named. */
function dates({ start_date, end_date }: TariffRestrictions, words: PageWords): string {
  const from = start_date ? dateInWords(start_date, words) : undefined;
  const last = end_date ? dateInWords(dayBefore(end_date), words) : undefined;
  return from !== undefined && from === last ? from : between('day', from, last, words);
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY).toISOString().slice(0, 10);
}

/**
 * `from 1 Jan 2030`, `until 31 Dec 2029`; empty if there is nothing to say: a tariff without an end that has begun.
 *
 * @param now in ms since 1970
 */
export function validityInWords(
  { start_date_time, end_date_time }: Pick<Tariff, 'start_date_time' | 'end_date_time'>,
  timeZone: string,
  now: number,
  words: PageWords,
): string {
  const start = start_date_time ? Date.parse(start_date_time) : Number.NaN;
  const end = end_date_time ? Date.parse(end_date_time) : Number.NaN;
  return [
    start > now ? words.say('when.day_from', { from: pointInWords(start, start, timeZone, words) }) : '',
    // The end is not part of the time, so until midnight is until the day before.
    Number.isNaN(end) ? '' : words.say('when.day_until', { to: pointInWords(end, end - 1, timeZone, words) }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A date if it is midnight, else date and time. */
function pointInWords(at: number, day: number, timeZone: string, words: PageWords): string {
  const clock = localClock(timeZone);
  if (clock === undefined) return dateAndTimeInWords(at, 'UTC', words);
  if (clock.read(at).minute !== 0) return dateAndTimeInWords(at, timeZone, words);
  return dateRangeInWords([day, day], timeZone, { wholeDays: true }, words);
}
