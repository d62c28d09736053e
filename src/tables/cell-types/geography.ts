/** Cell types for coordinates, time zones, opening hours and directions. */

import { aboutText, quoted, read, unreadable } from '../../cells/cell.ts';
import { parseDecimal } from '../../cells/numbers/money.ts';
import { conflictingHours } from '../../cells/opening-hours/odd-hours.ts';
import { formatOpeningHours, parseOpeningHours, type WeeklyHours } from '../../cells/opening-hours/opening-hours.ts';
import { type Axis, degreesMistake } from '../../cells/places/degrees.ts';
import { parseDisplayTexts } from '../../cells/texts/display-text.ts';
import { parseTimeZone } from '../../cells/times/time-zone.ts';
import type { DisplayText } from '../../ocpi/types.ts';
import { type CellType, cellType } from './cell-type.ts';

/** Degrees north, as text with six decimals. */
export function latitude(): CellType<string> {
  return degrees(90, 'degrees north of the equator', { positive: 'N', negative: 'S' });
}

/** Degrees east, as text with six decimals. */
export function longitude(): CellType<string> {
  return degrees(180, 'degrees east of Greenwich', { positive: 'E', negative: 'W' });
}

/** A tenth of a metre. OCPI allows 5 to 7 decimals, but seven with a minus sign exceed its own maximum length. */
const DECIMALS = 6;

/** Maps give up to 17 decimals. Those after the twelfth are dropped. */
const SURPLUS_DECIMALS = /(?<=^-?\d{1,3}\.\d{12})\d+$/;

/** The usual form, which only lacks zeros. A zero may be negative, and is left to the decimals. */
const USUAL = /^-?(?:[1-9]\d{0,2}(?:\.\d{1,6})?|0\.[1-9]\d{0,5})$/;

function degrees(limit: number, form: string, axis: Axis): CellType<string> {
  return cellType(
    (text) => {
      if (USUAL.test(text) && Math.abs(Number(text)) <= limit) return read(withDecimals(text));
      const number = parseDecimal(text.replace(SURPLUS_DECIMALS, ''));
      if (!number.ok) {
        const mistake = degreesMistake(text, axis);
        return mistake === undefined ? number : aboutText(text, mistake);
      }
      // Plus 0, so that a negative number that rounds to zero has no minus sign.
      if (number.value.abs().lte(limit)) return read(number.value.round(DECIMALS).plus(0).toFixed(DECIMALS));
      const problem = `${quoted(text)} is more than ${limit} degrees.`;
      return { ...unreadable(problem, 'Write decimal degrees, such as 52.373169.'), code: 'out-of-range' };
    },
    {
      code: 'not-a-number',
      form: `decimal ${form}`,
      json: { pattern: '^-?[0-9]{1,3}(\\.[0-9]+)?$' },
      numeric: true,
      write: withoutZeros,
    },
  );
}

/** Published with six decimals, but nobody writes 52.500000. */
function withoutZeros(degrees: string): string {
  return degrees.replace(/\.?0+$/, '');
}

function withDecimals(text: string): string {
  const point = text.indexOf('.');
  if (point < 0) return `${text}.${'0'.repeat(DECIMALS)}`;
  return text.length - point > DECIMALS ? text : text.padEnd(point + 1 + DECIMALS, '0');
}

export function timeZone(): CellType<string> {
  return cellType(parseTimeZone, {
    code: 'not-a-time-zone',
    form: 'IANA time zone, such as Europe/Amsterdam',
    write: String,
  });
}

export function openingHours(): CellType<WeeklyHours> {
  return cellType(parseOpeningHours, {
    code: 'not-opening-hours',
    form: 'opening hours in OpenStreetMap notation',
    write: writtenHours,
  });
}

function writtenHours(hours: WeeklyHours, written: string): string {
  // Somebody has to look at these first, and would not see them any more.
  if (conflictingHours(written) !== undefined) return written;
  const text = formatOpeningHours(hours);
  if (!text.ok) throw new Error(`Hours that were read cannot be written: ${text.problem}`);
  return text.value;
}

/** Means the language of network.json, which the reader of a cell does not know. */
export const DEFAULT_LANGUAGE = '';

/** Texts in one or more languages; `language` is DEFAULT_LANGUAGE if the cell does not name one. */
export function displayTexts(max: number): CellType<DisplayText[]> {
  return cellType((text) => parseDisplayTexts(text, DEFAULT_LANGUAGE), {
    code: 'not-a-list',
    form: `text, each up to ${max} characters, with its language in front (\`en: …\`); several separated by \`|\``,
    holds: 'text',
  });
}

/** One text in one language. */
export function displayText(max: number): CellType<DisplayText> {
  return cellType(
    (text) => {
      const texts = parseDisplayTexts(text, DEFAULT_LANGUAGE);
      if (!texts.ok) return texts;
      const [first, second] = texts.value;
      if (first !== undefined && second === undefined) return read(first);
      return unreadable(`${quoted(text)} is more than one text.`, 'Write one text, in one language.');
    },
    {
      code: 'not-a-list',
      form: `one text up to ${max} characters, with its language in front (\`en: …\`)`,
      holds: 'text',
    },
  );
}
