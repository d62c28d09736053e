/**
 * Reads and writes the cell `opening_times`: when a Location is open in a normal week, in OpenStreetMap notation, as far as
 * OCPI's weekly hours can express it (8.4.14 and 8.4.21). Examples: `24/7`, `Mo-Fr 08:00-20:00; Sa 10:00-18:00`,
 * `Su-Th 11:00-01:00, Fr,Sa 11:00-03:00`. grammar.ts parses the text into rules, week.ts is the week
 * that they fill. Times are local to the Location.
 */

import { clause } from '../../findings/words.ts';
import type { Hours, RegularHours } from '../../ocpi/types.ts';
import { aboutText, type Cell, read, type Unreadable, unreadable } from '../cell.ts';
import { parseRules } from './grammar.ts';
import {
  byCalendarDay,
  byDayOfOpening,
  clockTime,
  closedWeek,
  DAY_CODES,
  DAYS,
  fillSpan,
  MINUTES_OF_DAY,
  runsPastMidnight,
  spansOfDay,
  toRegularHours,
  type Week,
} from './week.ts';
import { meantHours, withoutHolidays } from './written-hours.ts';

/** Always open, or at least one entry of regular hours, sorted, merged, none past midnight. */
export type WeeklyHours = { twentyfourseven: true } | { twentyfourseven: false; regular_hours: RegularHours[] };

const ALWAYS = '24/7';
const ALWAYS_OPEN = 'If the site is always open, that is 24/7.';

/** `24/8`, as a spreadsheet goes on where 24/7 is dragged down. */
const NEARLY_ALWAYS = /^24\s?[/\\]\s?(?!7$)\d{1,2}$/;

/**
 * Reads opening hours. Only the text `24/7` means always open. `Mo-Su 00:00-24:00` stays seven whole days, written
 * 00:00-23:59 as OCPI requires. Hours past midnight are split: the rest goes to the next weekday.
 */
export function parseOpeningHours(text: string): Cell<WeeklyHours> {
  return aboutText(text, readHours(text.trim()));
}

function readHours(text: string): Cell<WeeklyHours> {
  if (text === '') return unreadable(clause`is empty`, 'Write 24/7, or hours like Mo-Fr 08:00-20:00.');
  if (text === ALWAYS) return read({ twentyfourseven: true });
  if (NEARLY_ALWAYS.test(text))
    return unreadable(clause`is not known`, ALWAYS_OPEN, { values: [ALWAYS], guess: ALWAYS });
  const rules = parseRules(text);
  if (!rules.ok) return unparsed(text, rules);
  const week = byCalendarDay(rules.value);
  if (runsPastMidnight(rules.value)) {
    const otherReading = byDayOfOpening(rules.value);
    if (week.some((state, minute) => state !== otherReading[minute])) return ambiguous(otherReading, week);
  }
  const regular_hours = toRegularHours(week);
  if (regular_hours.length === 0) {
    return unreadable(clause`means that the site is never open`, 'Write when it is open, or leave the cell empty.');
  }
  return read({ twentyfourseven: false, regular_hours });
}

/** What people write in other words may be certain. That a site is closed on holidays cannot be said in this cell. */
function unparsed(text: string, mistake: Unreadable): Unreadable {
  if (text.length > LONGEST_EXAMPLE) return mistake;
  const values = rewritten(withoutHolidays(text) ?? '');
  const note = 'Put the dates of the holidays into exceptional_hours.csv.';
  return { ...mistake, meant: values.length > 0 ? { values, note } : { values: rewritten(text), certain: true } };
}

function rewritten(text: string): string[] {
  const weeks = meantHours(text).flatMap((meant) => {
    const hours = meant === text && meant !== ALWAYS ? undefined : readHours(meant);
    const written = hours?.ok ? formatOpeningHours(hours.value) : undefined;
    return written?.ok ? [written.value] : [];
  });
  return [...new Set(weeks)];
}

const LONGEST_EXAMPLE = 100;

function ambiguous(keeping: Week, cutting: Week): Cell<never> {
  const [withNight, withoutNight] = [formatWeek(keeping), formatWeek(cutting)];
  return unreadable(
    clause`has a rule for a day into which the night hours of an earlier rule run, so it is not clear whether those still apply`,
    withNight.length + withoutNight.length > LONGEST_EXAMPLE
      ? 'To keep the hours after midnight, write commas in place of the semicolons.'
      : `Write ${withNight} to keep the hours after midnight, or ${withoutNight} to drop them.`,
  );
}

/**
 * Writes OCPI hours in the shortest usual notation. Accepts what real feeds contain: entries in any order, repeated or
 * overlapping; 23:59, 00:00 and 24:00 as the end of the day; and an end before the begin for hours past midnight.
 */
export function formatOpeningHours(hours: Pick<Hours, 'twentyfourseven' | 'regular_hours'>): Cell<string> {
  if (hours.twentyfourseven) return read(ALWAYS);
  const week = closedWeek();
  for (const entry of hours.regular_hours ?? []) {
    const problem = openEntry(week, entry);
    if (problem) return problem;
  }
  const text = formatWeek(week);
  if (text === 'off')
    return unreadable(clause`The hours have no regular_hours.`, 'Give at least one, or set twentyfourseven.');
  return read(text);
}

function openEntry(week: Week, entry: RegularHours): Unreadable | undefined {
  const { weekday, period_begin, period_end } = entry;
  const begin = minutesOf(period_begin);
  const end = minutesOf(period_end) || MINUTES_OF_DAY;
  const isDay = Number.isInteger(weekday) && weekday >= 1 && weekday <= 7;
  if (
    !isDay ||
    Number.isNaN(begin) ||
    begin >= MINUTES_OF_DAY ||
    Number.isNaN(minutesOf(period_end)) ||
    begin === end
  ) {
    return unreadable(
      clause`The hours have an entry with weekday ${{ weekday }}, period_begin "${{ period_begin }}", period_end "${{ period_end }}".`,
      'A weekday is 1 (Monday) to 7, and a period goes from one HH:MM to a later one.',
    );
  }
  fillSpan(week, weekday - 1, { begin, end: begin < end ? end : end + MINUTES_OF_DAY }, 1);
  return undefined;
}

/** The minutes of a time from `00:00` to `24:00`, or NaN. */
function minutesOf(time: string): number {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time)) return Number.NaN;
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Days with the same hours share a rule; a week that is never open is `off`. */
function formatWeek(week: Week): string {
  const daysByTimes = new Map<string, number[]>();
  for (const day of DAYS) {
    const spans = spansOfDay(week, day).map(({ begin, end }) => `${clockTime(begin)}-${clockTime(end)}`);
    if (spans.length > 0) daysByTimes.set(spans.join(','), [...(daysByTimes.get(spans.join(',')) ?? []), day]);
  }
  const rules = [...daysByTimes].map(([times, days]) => `${formatDays(days)} ${times}`);
  return rules.join('; ') || 'off';
}

/** `Mo-Fr,Su`. @param days from 0 for Monday */
export function formatDays(days: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs
    .map(([first, last]) => (first === last ? `${DAY_CODES[first]}` : `${DAY_CODES[first]}-${DAY_CODES[last]}`))
    .join(',');
}
