/**
 * Messages about the parts of OpenStreetMap's notation that OCPI's weekly hours cannot express: what each of them is, and
 * what to write instead.
 */

import { quoted, type Unreadable, unreadable } from '../cell.ts';

const EXCEPTIONS = 'Leave it out here, and put the dates into exceptional_hours.csv.';
const CLOCK_TIMES = 'Write clock times, such as 07:00-21:00.';
const FORM = 'Write hours such as Mo-Fr 08:00-20:00; Sa 10:00-18:00, or 24/7. The days are Mo Tu We Th Fr Sa Su.';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const SUN = ['sunrise', 'sunset', 'dawn', 'dusk'];

const KNOWN: ReadonlyMap<string, readonly [problem: string, hint: string]> = new Map([
  ['ph', ['has "PH", public holidays, which weekly hours cannot express', EXCEPTIONS]],
  ['sh', ['has "SH", school holidays, which weekly hours cannot express', EXCEPTIONS]],
  ['easter', ['has "easter", a date, which weekly hours cannot express', EXCEPTIONS]],
  ['week', ['has "week", certain weeks of the year, but weekly hours are the same every week', EXCEPTIONS]],
  ['[', ['has "[", certain weeks of a month, but weekly hours are the same every week', EXCEPTIONS]],
  ['unknown', ['has "unknown", but published hours are either open or closed', 'Write only hours that are known.']],
  ['"', ['has a comment in quotes, which weekly hours cannot have', 'Put the text into the column directions.']],
  [
    '||',
    ['has "||", fallback hours, which weekly hours cannot express', 'Write the hours of each day, separated by ;'],
  ],
  ['+', ['has "+", an open end', 'Write the time when it closes, such as 18:00-23:00.']],
  ['/', ['has "/", a time that repeats at intervals', 'Write from when to when it is open, such as 08:00-20:00.']],
  ['(', ['has "(", a calculated time', CLOCK_TIMES]],
]);

/** The mistake of a text whose last words say that the site is closed on public holidays. */
export const HOLIDAYS: Unreadable = unreadable('has public holidays, which weekly hours cannot express', EXCEPTIONS);

/** The mistake of a token that does not fit in its place; `''` is the end of the text. */
export function unsupported(token: string): Unreadable {
  const word = token.slice(0, 20).toLowerCase();
  const known = KNOWN.get(word);
  if (known) return unreadable(...known);
  if (SUN.includes(word)) return unreadable(`has ${quoted(token)}, a time that moves with the sun`, CLOCK_TIMES);
  const day = DAY_NAMES.find((name) => word.length > 2 && name.startsWith(word));
  if (day) return unreadable(`has the day ${quoted(token)}, which is not one of Mo Tu We Th Fr Sa Su`, FORM);
  if (MONTHS.some((month) => word === month || (word.length > 3 && word.startsWith(month)))) {
    return unreadable(`has ${quoted(token)}, a month, but weekly hours are the same all year`, EXCEPTIONS);
  }
  if (word === '') return unreadable('ends where a day or a time should follow', FORM);
  return unreadable(`has ${quoted(token)}, which is not understood here`, FORM);
}
