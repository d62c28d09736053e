/** From when until when a tariff is valid, in words. */

import type { Tariff } from '../../../ocpi/types.ts';
import { localClock } from '../facts/local-clock.ts';
import { dateAndTimeInWords, dateRangeInWords } from './day-words.ts';
import type { PageWords } from './words.ts';

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
    start > now ? words.say('when.from_day', { day: pointInWords(start, start, timeZone, words) }) : '',
    // The end is not part of the time, so until midnight is until the day before.
    Number.isNaN(end) ? '' : words.say('when.until_day', { day: pointInWords(end, end - 1, timeZone, words) }),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** A date if it is midnight, else date and time. */
function pointInWords(at: number, day: number, timeZone: string, words: PageWords): string {
  const clock = localClock(timeZone);
  if (clock === undefined) return dateAndTimeInWords(at, 'UTC', words);
  if (clock.read(at).minute !== 0) return dateAndTimeInWords(at, timeZone, words);
  return dateRangeInWords([day, day], timeZone, { wholeDays: true }, words);
}
