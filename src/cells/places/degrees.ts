/**
 * Coordinates in other notations than decimal degrees: `50°33'16.9"N`, `N 52° 21.45'`, `0,1281 W`. Where the sign or the
 * place of the point is not certain, no number is named.
 */

import { Big } from 'big.js';
import { clause } from '../../findings/words.ts';
import { cited, type Meant, oneMeaning, type Unreadable, unreadable } from '../cell.ts';

/** The letters of the directions that count as positive and as negative. */
export interface Axis {
  readonly positive: 'N' | 'E';
  readonly negative: 'S' | 'W';
}

const EXAMPLE = 'Write decimal degrees, such as {example}.';
const ON_A_MAP =
  'Look the point up on a map and copy its decimal degrees, such as {example}: the latitude into its column, and the longitude into its own.';

/** Only the last part may have decimals: 52.5°30' is something else. */
const FORMS: readonly RegExp[] = [
  /^(?<sign>-?)(?<degrees>\d{1,3}(?:[.,]\d+)?)\s*(?:°|º|deg)?$/,
  /^(?<sign>-?)(?<degrees>\d{1,3})\s*[°º]\s*(?<minutes>\d{1,2}(?:[.,]\d+)?)\s*['’′]?$/,
  /^(?<sign>-?)(?<degrees>\d{1,3})\s*[°º]\s*(?<minutes>\d{1,2})\s*['’′]\s*(?<seconds>\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|''|’’|′′)?$/,
  /^(?<sign>-?)(?<degrees>\d{1,3})[\s:]+(?<minutes>\d{1,2})[\s:]+(?<seconds>\d{1,2}(?:[.,]\d+)?)$/,
];

/** Two numbers, one with two points, or one that has lost digits to an exponent. */
const NOT_ONE = [/^-?\d+[.,]\d+\s*[,; ]\s*-?\d+[.,]\d+$/, /^-?\d+(?:[.,]\d+){2,}$/, /^-?[\d.,]+e[-+]?\d+$/i];

/** No degrees are longer, and the patterns below would take long with a long cell. */
const LONGEST_DEGREES = 60;

/** The mistake in text that is not a plain decimal; nothing if it is only a mistake in the number. */
export function degreesMistake(text: string, { positive, negative }: Axis): Unreadable | undefined {
  if (text.length > LONGEST_DEGREES) return undefined;
  if (NOT_ONE.some((form) => form.test(text)))
    return unreadable(clause`is not one number in decimal degrees`, ON_A_MAP);
  const [, before = '', middle = '', after = ''] = /^([A-Z]?)\s*(.*?)\s*([A-Z]?)$/i.exec(text) ?? [];
  const letter = `${before}${after}`.toUpperCase();
  if (!/^(?:[NSEWO])?$/.test(letter)) return undefined;
  // Without a letter and a sign, 52 37 12 may be a number with spaces.
  if (letter === '' && !/[°º]|deg/.test(middle)) return undefined;
  const parts = FORMS.map((form) => form.exec(middle)?.groups).find((groups) => groups !== undefined);
  if (parts === undefined) return undefined;
  if (letter !== '' && letter !== positive && letter !== negative) {
    const hint = `Check whether latitude and longitude are exchanged. O is east in German and west in French. ${EXAMPLE} West is negative.`;
    return unreadable(clause`has ${cited({ letter })}, which is no direction of this column`, hint);
  }
  return unreadable(clause`is not in decimal degrees`, EXAMPLE, meaning(parts, letter, negative));
}

type Parts = { readonly [name: string]: string | undefined };

function meaning({ sign, degrees = '', minutes = '0', seconds = '0' }: Parts, letter: string, negative: string): Meant {
  const [d, m, s] = [toNumber(degrees), toNumber(minutes), toNumber(seconds)];
  // -0.1 W may be 0.1 degrees west, or the opposite of them.
  if ((sign === '-' && letter !== '') || m.gte(60) || s.gte(60)) return { values: [] };
  const value = d.plus(m.div(60)).plus(s.div(3600)).round(6);
  if (letter === negative) return { ...oneMeaning(value.times(-1).toFixed()), note: 'South and west are negative.' };
  return oneMeaning((sign === '-' ? value.times(-1) : value).toFixed());
}

function toNumber(part: string): Big {
  return new Big(part.replace(',', '.'));
}
