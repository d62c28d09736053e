/** Days and times in words. Times have 24 hours in every language. */

import { DAY_OF_WEEK, type DayOfWeek } from '../../../src/ocpi/browser.ts';
import type { PageWords } from './words.ts';

/** From Monday to Sunday, short: `Mon–Fri, Sun`. Three days in a row and more are a range. */
export function daysInWords(days: readonly DayOfWeek[], words: PageWords): string {
  return dayRuns(days)
    .map((run) => {
      const names = run.map((day) => words.days[DAY_OF_WEEK.indexOf(day)]);
      return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ');
    })
    .join(', ');
}

function dayRuns(days: readonly DayOfWeek[]): DayOfWeek[][] {
  const runs: DayOfWeek[][] = [];
  for (const [i, day] of DAY_OF_WEEK.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === DAY_OF_WEEK[i - 1]) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Minutes of a day as `08:00`, up to `24:00`. */
export function clockInWords(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `1 Dec 2027`, of a date without a time zone. @param date `2027-12-01` */
export function dateInWords(date: string, words: PageWords): string {
  return new Intl.DateTimeFormat(words.locale, { ...DATE, timeZone: 'UTC' }).format(Date.parse(date));
}

/** `20:00`, on the clock of a zone. @param at in ms since 1970 */
export function timeInWords(at: number, timeZone: string, words: PageWords): string {
  return new Intl.DateTimeFormat(words.locale, { ...TIME, timeZone }).format(at);
}

/** `24 Dec 2026, 20:00`. @param at in ms since 1970 */
export function dateAndTimeInWords(at: number, timeZone: string, words: PageWords): string {
  return new Intl.DateTimeFormat(words.locale, { ...DATE, ...TIME, timeZone }).format(at);
}

/** `24 Dec 2026, 08:00–12:00`, or `25–26 Dec 2026` for whole days. The end of whole days is on the last of them. */
export function dateRangeInWords(
  [begin, end]: readonly [begin: number, end: number],
  timeZone: string,
  { wholeDays }: { readonly wholeDays: boolean },
  { locale }: PageWords,
): string {
  const format = new Intl.DateTimeFormat(locale, { ...DATE, ...(wholeDays ? {} : TIME), timeZone });
  return end < begin ? format.format(begin) : format.formatRange(begin, end);
}
