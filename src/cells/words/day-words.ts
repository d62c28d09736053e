/** Words for days and ranges of days, in the names that opening hours are written with. */

import { DAY_OF_WEEK, type DayOfWeek } from '../../ocpi/enums.ts';
import { BETWEEN_DAYS, dayLanguages, withPlainDays } from '../opening-hours/day-names.ts';
import { DAY_CODES, daysBetween } from '../opening-hours/week.ts';
import { Vocabulary } from './vocabulary.ts';

/** The names of single days. Those that are different days in different languages are unclear. */
export const DAY_WORDS: Vocabulary<DayOfWeek> = vocabulary();

function vocabulary(): Vocabulary<DayOfWeek> {
  const meanings = new Map<string, Set<DayOfWeek>>();
  for (const names of dayLanguages()) {
    for (const [name, code] of names) {
      const days = daysOfRange(code, code);
      const [day, second] = days;
      if (day === undefined || second !== undefined) continue;
      meanings.set(name, (meanings.get(name) ?? new Set<DayOfWeek>()).add(day));
    }
  }
  const lines = [...meanings].map(([name, days]) => ({ of: 'Day', value: [...days].join('|'), words: { any: name } }));
  return new Vocabulary('Day', DAY_OF_WEEK, lines);
}

const TOKEN = /[\p{L}ʼ]+\.?|\s+|./gsu;

/**
 * The days that a text means: `Mo-Fr`, `Sa+So`, `lundi à vendredi`, `weekend`. One list for each way in which the whole text
 * can be read: `Di` is Tuesday in German and Sunday in French. Nothing if a part of it is not understood.
 */
export function meantDays(text: string): readonly (readonly DayOfWeek[])[] {
  const plain = withPlainDays(text);
  const read = dayLanguages().flatMap((names) => [inLanguage(plain, names)].filter((days) => days !== undefined));
  return [...new Map(read.map((days) => [days.join(), days])).values()];
}

function inLanguage(plain: string, names: ReadonlyMap<string, string>): DayOfWeek[] | undefined {
  const days = new Set<DayOfWeek>();
  let first: string | undefined;
  let sign: '-' | ',' | undefined = ',';
  for (const [token] of plain.matchAll(TOKEN)) {
    if (token.trim() === '') {
      // Lines are items: only within one are days a range.
      if (token.includes('\n') && sign === undefined) sign = ',';
      continue;
    }
    const word = token.replace(/\.$/, '');
    const code = names.get(word);
    if (code === undefined) {
      const next = signOf(token, word);
      if (next === undefined || (sign !== undefined && !(sign === ',' && next === ','))) return undefined;
      sign = next;
    } else {
      const isRange = sign === '-';
      if (isRange && (first === undefined || first.includes('-') || code.includes('-'))) return undefined;
      for (const day of daysOfRange(isRange && first !== undefined ? first : code, code)) days.add(day);
      // A range of ranges means nothing.
      first = isRange ? undefined : code;
      sign = undefined;
    }
  }
  return sign === '-' || days.size === 0 ? undefined : [...days];
}

function signOf(token: string, word: string): '-' | ',' | undefined {
  if (/^[,;|]$/.test(token)) return ',';
  return /^[\p{Pd}\u2212]$/u.test(token) ? '-' : BETWEEN_DAYS.get(word);
}

/** The days from one to another, each a day or a range as in opening hours (`Sa-Su`). */
function daysOfRange(from: string, to: string): DayOfWeek[] {
  const days = daysBetween(DAY_CODES.indexOf(from.slice(0, 2)), DAY_CODES.indexOf(to.slice(-2)));
  return days.flatMap((day) => DAY_OF_WEEK[day] ?? []);
}
