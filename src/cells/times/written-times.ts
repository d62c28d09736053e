/**
 * Times of day and dates as people and spreadsheets write them, and what each may mean, in the form that cells have: `7.30`, `10pm`,
 * `8 Uhr`, `0800`; `25.12.2026`, `3 May 2026 08:00`.
 */

import { MONTH_LINES, TIME_LINES } from '../../words/compiled/values.ts';
import { allWords, anyWord, wordsIn } from '../../words/word-row.ts';

/** The marks of a full hour, for regular expressions without regard to case. */
export const OCLOCK = anyWord(wordsIn(TIME_LINES, 'full hour'));

const FORMS: readonly RegExp[] = [
  /^(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d))?\s*(?<half>[ap]\.?m\.?)?$/i,
  /^(?<hour>\d{1,2})[.h](?<minute>\d\d)\s*(?<half>[ap]\.?m\.?)?$/i,
  /^(?<hour>\d{1,2})\s*(?<half>[ap]\.?m\.?)$/i,
  /^(?<hour>\d\d)(?<minute>\d\d)$/,
  new RegExp(`^(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s*${OCLOCK}\\.?$`, 'i'),
];

/** The only time that a text may mean, `HH:MM` or `HH:MM:SS`; nothing if there is none, or if its seconds would be lost. */
export function meantTimes(text: string, precision: 'minutes' | 'seconds'): [] | [string] {
  const parts = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (parts === undefined) return [];
  const { hour = '', minute = '00', second = '00', half } = parts;
  const hours = half === undefined ? Number(hour) : hoursOf(Number(hour), half);
  if (hours === undefined || hours > 24 || Number(minute) > 59 || Number(second) > 59) return [];
  const time = `${String(hours).padStart(2, '0')}:${minute}`;
  if (precision === 'seconds') return [`${time}:${second}`];
  return second === '00' ? [time] : [];
}

/** 12 am is midnight, and 12 pm noon. */
function hoursOf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

const DAY_AND_TIME =
  /^(?<day>.*?\d)(?:(?:,\s*|\s+|T)(?<time>\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?)\s*(?<zone>Z|UTC|GMT|[+-]\d\d:?\d\d)?)?$/i;

/** The names of the months begin so. */
const MONTHS = MONTH_LINES.map((line) => [line.value, new RegExp(`^${anyWord(allWords(line))}`, 'i')] as const);

const NTH = `${anyWord(wordsIn(TIME_LINES, 'day of a month'))}?`;

/** `3 May 2026`, and `May 3rd, 2026`. */
const DAY_FIRST = new RegExp(`^(\\d{1,2})${NTH}[.\\s-]*(\\p{L}{3,9})\\.?[,\\s-]*\\d{4}$`, 'u');
const MONTH_FIRST = new RegExp(`^(\\p{L}{3,9})\\.?[\\s-]*(\\d{1,2})${NTH},?[\\s-]+\\d{4}$`, 'u');

/**
 * The meanings that a text may have: `2026-12-25`, `2026-12-25 08:00`, or with a zone `2026-12-25T08:00:00Z`. `25.12.2026` has one
 * meaning and `03/04/2026` two. Some of them may be days that do not exist.
 */
export function meantDates(text: string): string[] {
  const { day = '', time, zone } = DAY_AND_TIME.exec(text)?.groups ?? {};
  const dates = meantDays(day);
  if (time === undefined) return dates;
  const [clock] = meantTimes(time, 'seconds');
  if (clock === undefined) return [];
  if (zone === undefined) return dates.map((date) => `${date} ${clock.replace(/:00$/, '')}`);
  return dates.map((date) => `${date}T${clock}${zoneOf(zone)}`);
}

function zoneOf(zone: string): string {
  return /^[+-]/.test(zone) ? zone.replace(/^(...):?(..)$/, '$1:$2') : 'Z';
}

function meantDays(day: string): string[] {
  const [, year, separator = '', first = '', second = ''] = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})$/.exec(day) ?? [];
  if (year !== undefined) return separator === '' ? [] : [iso(year, first, second)];
  const [, a = '', sign, b = '', c = ''] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2}|\d{4})$/.exec(day) ?? [];
  if (sign !== undefined) {
    const [dayFirst, monthFirst, yearFirst] = [iso(c, b, a), iso(c, a, b), iso(a, b, c)];
    const readings = sign === '.' ? [dayFirst] : [dayFirst, monthFirst];
    return [...new Set(c.length === 2 ? [...readings, yearFirst] : readings)];
  }
  return withMonthName(day);
}

function withMonthName(day: string): string[] {
  const [, number, name] = DAY_FIRST.exec(day) ?? [];
  const [, nameFirst, numberSecond] = MONTH_FIRST.exec(day) ?? [];
  const [month] = MONTHS.find(([, form]) => form.test(name ?? nameFirst ?? '')) ?? [];
  return month === undefined ? [] : [iso(day.slice(-4), month, number ?? numberSecond ?? '')];
}

/** A year of two digits is of this century. */
function iso(year: string, month: string, day: string): string {
  return `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
