/**
 * Opening hours as people write them: `Mon-Fri 8am to 8pm`, `Montag bis Freitag 8-20 Uhr`, `lun-ven 8h-18h`, `24h`. They become
 * the notation of the cell, once for each language in which the whole text can be read.
 */

import { wordsFor } from '../../words/values.ts';
import { anyWord } from '../../words/word-row.ts';
import { meantTimes, OCLOCK } from '../times/written-times.ts';
import { BETWEEN_DAYS, dayLanguages, unaccented, withPlainDays } from './day-names.ts';

function listed(value: string): string {
  return anyWord(wordsFor('Hours', value).map(unaccented));
}

const OF_DAY = String.raw`24\s*(?:${listed('hours')}\.?)?(?:\s*/\s*(?:24|7))?(?:\s*${anyWord(wordsFor('Time', 'a day').map(unaccented))})?(?:,?\s*7\s*[jd]?\s*/\s*7)?`;

/** `24h`, `24 Stunden/7`, `24x7`, `0-24 Uhr`, or a word for it. */
const ALWAYS = new RegExp(
  String.raw`^(?:${listed('open')}\s+)?(?:${OF_DAY}|24\s*[x-]\s*7|0+-24(?:\s*${OCLOCK})?|${listed('24/7')})$`,
  'u',
);

const HOLIDAYS = `(?:${anyWord(wordsFor('Holidays', 'before'))} )?${listed('holidays')}`;
const CLOSED_ON_HOLIDAYS = new RegExp(
  String.raw`^(.*\d\s*(?:${OCLOCK}|[ap]\.?m|${listed('hours')})?\.?)[\s,;(]+(?:${listed('except')}\.?\s+${HOLIDAYS}|${HOLIDAYS}:?\s+${listed('closed')})[).]*$`,
  'su',
);

/**
 * A text without its last words, if these say that the site is closed on public holidays: `sauf jours fériés`, `PH off`. What stays
 * ends with a time: a day before these words may be closed, too.
 */
export function withoutHolidays(text: string): string | undefined {
  return CLOSED_ON_HOLIDAYS.exec(withPlainDays(text))?.[1];
}

let signs: ReadonlyMap<string, string> | undefined;

function signOf(word: string): string | undefined {
  signs ??= new Map([
    ...wordsFor('Hours', 'closed').map((closed) => [unaccented(closed), ' off'] as const),
    ...wordsFor('Hours', 'open').map((open) => [unaccented(open), ''] as const),
    ['\n', ';'],
  ]);
  return signs.get(word);
}

const TOKEN = new RegExp(
  `24/7|\\d{4}|\\d{1,2}(?:[:.h]\\d\\d)?\\s*[ap]\\.?m\\b\\.?|\\d{1,2}(?:[:.h]\\d\\d)?(?:\\s*${OCLOCK}\\b\\.?)?|\\p{L}+\\.?|[ \\t]+|.`,
  'gsu',
);

type Kind = 'day' | 'time' | 'sign';

/** The notation of the cell for a text, in each language in which every part of it is understood. */
export function meantHours(text: string): readonly string[] {
  const lower = withPlainDays(text);
  if (ALWAYS.test(lower)) return ['24/7'];
  return [...new Set(dayLanguages().flatMap((days) => inLanguage(lower, days) ?? []))];
}

function inLanguage(lower: string, days: ReadonlyMap<string, string>): string | undefined {
  const halves = /\d\s*[ap]\.?m/.test(lower);
  let hours = '';
  let last = 'sign' as Kind;
  for (const [token] of lower.matchAll(TOKEN)) {
    if (token !== '\n' && token.trim() === '') continue;
    const [kind, written] = translated(token, halves, days);
    if (written === undefined) return undefined;
    if (written === '') continue;
    // After times, a plus sign is an open end and not "and".
    if (token === '+' && last === 'time') return undefined;
    // A comma or a colon between days and times goes; other days may follow a comma too.
    if (kind === 'time') hours = hours.replace(/(?<=[a-z])[,:]$/, '');
    // A semicolon right after a day separates days, too: nobody means a whole day by the first of `Sa; So 10-18`.
    const sign = last === 'day' && written === ';' ? ',' : written;
    hours += between(last, kind) + sign;
    last = last === 'day' && /^[,:]$/.test(sign) ? 'day' : kind;
  }
  return runsBackwards(hours, halves) ? undefined : hours;
}

function between(last: Kind, kind: Kind): string {
  if (last === 'day' && kind === 'time') return ' ';
  if (last === 'time' && kind === 'time') return ',';
  return last === 'time' && kind === 'day' ? '; ' : '';
}

function translated(token: string, halves: boolean, days: ReadonlyMap<string, string>): [Kind, string | undefined] {
  if (token === '24/7') return ['time', '00:00-24:00'];
  if (/^\d/.test(token)) return ['time', clockTime(token, halves)];
  const word = token.replace(/\.$/, '');
  const day = days.get(word);
  if (day !== undefined) return ['day', day];
  if (/^[,;:-]$/.test(token)) return ['sign', token];
  if (/^[\p{Pd}\u2212]$/u.test(token)) return ['sign', '-'];
  return ['sign', BETWEEN_DAYS.get(word) ?? signOf(word)];
}

/** If one time says am or pm, all must: nobody knows when 8 to 5 pm begins. */
function clockTime(token: string, halves: boolean): string | undefined {
  if (halves !== /[ap]\.?m/.test(token)) return undefined;
  const [time] = meantTimes(/^\d{1,2}$/.test(token) ? `${token}:00` : token, 'minutes');
  return time;
}

/** `9-5` is 09:00-17:00 and not a night, and `8-8` may be either. */
function runsBackwards(hours: string, halves: boolean): boolean {
  return !halves && [...hours.matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)].some(([, begin = '', end = '']) => end <= begin);
}
