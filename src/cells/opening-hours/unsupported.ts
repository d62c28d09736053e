/**
 * Messages about the parts of OpenStreetMap's notation that OCPI's weekly hours cannot express: what each of them is, and
 * what to write instead.
 */

import { type Clause, clause } from '../../findings/words.ts';
import { cited, type Unreadable, unreadable } from '../cell.ts';

const EXCEPTIONS = 'Leave it out here, and put the dates into exceptional_hours.csv.';
const CLOCK_TIMES = 'Write clock times, such as 07:00-21:00.';
/** For a time that has no end. */
export const FROM_UNTIL = 'Write from when to when it is open, such as 08:00-20:00.';
const ONLY_KNOWN = 'Write only hours that are known.';
const FORM = 'Write hours such as Mo-Fr 08:00-20:00; Sa 10:00-18:00, or 24/7. The days are Mo Tu We Th Fr Sa Su.';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const SUN = ['sunrise', 'sunset', 'dawn', 'dusk'];

const NOT_WEEKLY = clause`which weekly hours cannot express`;
const EVERY_WEEK = clause`but weekly hours are the same every week`;

const KNOWN = new Map<string, readonly [problem: Clause, hint: string]>(
  Object.entries({
    ph: [clause`has "PH", public holidays, ${NOT_WEEKLY}`, EXCEPTIONS],
    sh: [clause`has "SH", school holidays, ${NOT_WEEKLY}`, EXCEPTIONS],
    easter: [clause`has "easter", a date, ${NOT_WEEKLY}`, EXCEPTIONS],
    week: [clause`has "week", certain weeks of the year, ${EVERY_WEEK}`, EXCEPTIONS],
    '[': [clause`has "[", certain weeks of a month, ${EVERY_WEEK}`, EXCEPTIONS],
    unknown: [clause`has "unknown", but published hours are either open or closed`, ONLY_KNOWN],
    '"': [clause`has a comment in quotes, which weekly hours cannot have`, 'Put the text into the column directions.'],
    '||': [clause`has "||", fallback hours, ${NOT_WEEKLY}`, 'Write the hours of each day, separated by ;'],
    '+': [clause`has "+", an open end`, 'Write the time when it closes, such as 18:00-23:00.'],
    '/': [clause`has "/", a time that repeats at intervals`, FROM_UNTIL],
    '(': [clause`has "(", a calculated time`, CLOCK_TIMES],
  }),
);

/** The mistake of a text whose last words say that the site is closed on public holidays. */
export const HOLIDAYS: Unreadable = unreadable(clause`has public holidays, ${NOT_WEEKLY}`, EXCEPTIONS);

/** The mistake of a token that does not fit in its place; `''` is the end of the text. */
export function unsupported(token: string): Unreadable {
  const word = token.slice(0, 20).toLowerCase();
  const known = KNOWN.get(word);
  if (known) return unreadable(...known);
  if (SUN.includes(word))
    return unreadable(clause`has ${cited({ token })}, a time that moves with the sun`, CLOCK_TIMES);
  const day = DAY_NAMES.find((name) => word.length > 2 && name.startsWith(word));
  if (day) return unreadable(clause`has the day ${cited({ token })}, which is not one of Mo Tu We Th Fr Sa Su`, FORM);
  if (MONTHS.some((month) => word === month || (word.length > 3 && word.startsWith(month)))) {
    return unreadable(clause`has ${cited({ token })}, a month, but weekly hours are the same all year`, EXCEPTIONS);
  }
  if (word === '') return unreadable(clause`ends where a day or a time should follow`, FORM);
  return unreadable(clause`has ${cited({ token })}, which is not understood here`, FORM);
}
