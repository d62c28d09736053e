/** When a price applies, in words (OCPI 11.4.6): `Mon–Fri 08:00–20:00, after 4 h`. */

import type { TariffRestrictions } from '../../../ocpi/types.ts';
import { DAY } from '../facts/local-clock.ts';
import { isEveryDay, isWholeDay } from '../facts/restrictions.ts';
import { dateInWords, daysInWords } from './day-words.ts';
import { durationInWords, energyInWords, powerInWords } from './unit-words.ts';
import type { PageWords } from './words.ts';

/** A list of conditions, all of which must be met; empty if there are none. */
export function restrictionsInWords(restrictions: TariffRestrictions, words: PageWords): string[] {
  const { min_kwh, max_kwh, min_current, max_current, min_power, max_power } = restrictions;
  const amperes = (amount: number) => words.say('unit.current', { current: words.number(amount, 1) });
  const parts = [
    weekTime(restrictions, words),
    dates(restrictions, words),
    duration(restrictions, words),
    energy(min_kwh, max_kwh, words),
    bounds(min_power, max_power, (kilowatts) => powerInWords(kilowatts * 1000, words), words),
    bounds(min_current, max_current, amperes, words),
  ];
  return parts.filter((part) => part !== '');
}

/** A bound that says nothing, such as `from 0 kWh`, is no bound. */
function least(bound: number | undefined): number | undefined {
  return bound ? bound : undefined;
}

function weekTime({ day_of_week, start_time, end_time }: TariffRestrictions, words: PageWords): string {
  const days = day_of_week ?? [];
  return [isEveryDay(days) ? '' : daysInWords(days, words), clock(start_time, end_time, words)]
    .filter((part) => part !== '')
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
  if (from !== undefined && last !== undefined) {
    return from === last ? from : words.say('when.days_between', { from, to: last });
  }
  if (from !== undefined) return words.say('when.from_day', { day: from });
  return last === undefined ? '' : words.say('when.until_day', { day: last });
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY).toISOString().slice(0, 10);
}

function duration({ min_duration, max_duration }: TariffRestrictions, words: PageWords): string {
  const [after, until] = [least(min_duration), max_duration];
  const say = (seconds: number) => durationInWords(seconds, words);
  if (after !== undefined && until !== undefined) {
    return words.say('when.duration_between', { from: say(after), to: say(until) });
  }
  if (after !== undefined) return words.say('when.after_duration', { duration: say(after) });
  return until === undefined ? '' : words.say('when.first_duration', { duration: say(until) });
}

function energy(min: number | undefined, max: number | undefined, words: PageWords): string {
  const [after, until] = [least(min), max];
  const say = (kilowattHours: number) => energyInWords(kilowattHours, words);
  if (after !== undefined && until !== undefined) {
    return words.say('when.energy_between', { from: say(after), to: say(until) });
  }
  if (after !== undefined) return words.say('when.after_energy', { energy: say(after) });
  return until === undefined ? '' : words.say('when.first_energy', { energy: say(until) });
}

function bounds(
  min: number | undefined,
  max: number | undefined,
  say: (bound: number) => string,
  words: PageWords,
): string {
  const [from, below] = [least(min), max];
  if (from !== undefined && below !== undefined) {
    return words.say('when.between', { from: say(from), to: say(below) });
  }
  if (from !== undefined) return words.say('when.from', { amount: say(from) });
  return below === undefined ? '' : words.say('when.below', { amount: say(below) });
}
