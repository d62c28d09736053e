/**
 * Opening hours as people write them: `Mon-Fri 8am to 8pm`, `Montag bis Freitag 8-20 Uhr`, `24h`. They become the notation of
 * the cell where they can mean only one thing. Two-letter names of other languages do not: `di` and `so` are different days
 * in different countries.
 */

import { meantTimes } from '../written-times.ts';

const ALWAYS =
  /^(?:open\s+)?(?:24\s*(?:h|hrs?|hours?|std\.?|stunden|uur)(?:\s*a day)?|24\s*[x-]\s*7|0+-24|always(?:\s+open)?|rund um die uhr)$/;

const DAY_NAMES: readonly (readonly [code: string, names: RegExp])[] = [
  ['Mo', /^(?:mo|mon|mondays?|montags?)$/],
  ['Tu', /^(?:tu|tues?|tuesdays?|dienstags?)$/],
  ['We', /^(?:we|wed|weds|wednesdays?|mittwochs?)$/],
  ['Th', /^(?:th|thurs?|thu|thursdays?|donnerstags?)$/],
  ['Fr', /^(?:fr|fri|fridays?|freitags?)$/],
  ['Sa', /^(?:sa|sat|saturdays?|samstags?|sonnabends?)$/],
  ['Su', /^(?:su|sun|sundays?|sonntags?)$/],
  ['Mo-Su', /^(?:daily|täglich|everyday)$/],
];

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ to: '-', till: '-', until: '-', bis: '-', and: ',', und: ',', '&': ',', '\n': ';', off: ' off' }),
)
  .set('closed', ' off')
  .set('geschlossen', ' off');

const TOKEN =
  /24\/7|\d{4}|\d{1,2}(?:[:.h]\d\d)?\s*[ap]\.?m\b\.?|\d{1,2}(?:[:.h]\d\d)?(?:\s*(?:h|uhr|hrs)\b\.?)?|\p{L}+\.?|[ \t]+|./gsu;

type Kind = 'day' | 'time' | 'sign';

/** The notation of the cell for a text that means only one week; nothing if a part of it is not understood. */
export function meantHours(text: string): string | undefined {
  const lower = text.toLowerCase().trim();
  if (ALWAYS.test(lower)) return '24/7';
  const halves = /\d\s*[ap]\.?m/.test(lower);
  let hours = '';
  let last = 'sign' as Kind;
  for (const [token] of lower.matchAll(TOKEN)) {
    if (token !== '\n' && token.trim() === '') continue;
    const [kind, written] = translated(token, halves);
    if (written === undefined) return undefined;
    // A comma or a colon between days and times goes; other days may follow a comma too.
    if (kind === 'time') hours = hours.replace(/(?<=[a-z])[,:]$/, '');
    hours += between(last, kind) + written;
    last = last === 'day' && /^[,:]$/.test(written) ? 'day' : kind;
  }
  return runsBackwards(hours, halves) ? undefined : hours;
}

/** What the notation has between two parts that stand side by side. */
function between(last: Kind, kind: Kind): string {
  if (last === 'day' && kind === 'time') return ' ';
  if (last === 'time' && kind === 'time') return ',';
  return last === 'time' && kind === 'day' ? '; ' : '';
}

function translated(token: string, halves: boolean): [Kind, string | undefined] {
  if (token === '24/7') return ['time', '00:00-24:00'];
  if (/^\d/.test(token)) return ['time', clockTime(token, halves)];
  const word = token.replace(/\.$/, '');
  const day = DAY_NAMES.find(([, names]) => names.test(word))?.[0];
  if (day !== undefined) return ['day', day];
  if (/^[,;:-]$/.test(token)) return ['sign', token];
  return ['sign', /^[\p{Pd}\u2212]$/u.test(token) ? '-' : SIGNS.get(word)];
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
