/** Types of coordinates, time zones, opening hours and directions. */

import { aboutText, type Cell, cited, read, unreadable } from '../../cells/cell.ts';
import { parseDecimal } from '../../cells/numbers/money.ts';
import { conflictingHours } from '../../cells/opening-hours/odd-hours.ts';
import { formatOpeningHours, parseOpeningHours, type WeeklyHours } from '../../cells/opening-hours/opening-hours.ts';
import { type Axis, degreesMistake } from '../../cells/places/degrees.ts';
import { formatDisplayTexts, parseDisplayTexts } from '../../cells/texts/display-text.ts';
import { parseTimeZone } from '../../cells/times/time-zone.ts';
import { clause, textOf } from '../../findings/words.ts';
import type { DisplayText } from '../../ocpi/types.ts';
import { type ColumnType, columnType, TEXT } from './column-type.ts';

/** Degrees north, as text with six decimals. */
export function latitude(): ColumnType<string> {
  return degrees(90, 'degrees north of the equator', { positive: 'N', negative: 'S' });
}

/** Degrees east, as text with six decimals. */
export function longitude(): ColumnType<string> {
  return degrees(180, 'degrees east of Greenwich', { positive: 'E', negative: 'W' });
}

/** A tenth of a metre. OCPI allows 5 to 7 decimals, but seven with a minus sign exceed its own maximum length. */
const DECIMALS = 6;

/** Maps give up to 17 decimals. Those after the twelfth are dropped. */
const SURPLUS_DECIMALS = /(?<=^-?\d{1,3}\.\d{12})\d+$/;

/** The usual form, which only lacks zeros. A zero may be negative, and is left to the decimals. */
const USUAL = /^-?(?:[1-9]\d{0,2}(?:\.\d{1,6})?|0\.[1-9]\d{0,5})$/;

function degrees(limit: number, form: string, axis: Axis): ColumnType<string> {
  return columnType(TEXT.regex(/^-?[0-9]{1,3}(\.[0-9]+)?$/), (text) => readDegrees(text, limit, axis), {
    ...{ code: 'not-a-number', form: `decimal ${form}`, isNumber: true, write: withoutZeros },
  });
}

function readDegrees(text: string, limit: number, axis: Axis): Cell<string> {
  if (USUAL.test(text) && Math.abs(Number(text)) <= limit) return read(withDecimals(text));
  const number = parseDecimal(text.replace(SURPLUS_DECIMALS, ''));
  if (!number.ok) {
    const mistake = degreesMistake(text, axis);
    return mistake === undefined ? number : aboutText(text, mistake);
  }
  // Plus 0, so that a negative number that rounds to zero has no minus sign.
  if (number.value.abs().lte(limit)) return read(number.value.round(DECIMALS).plus(0).toFixed(DECIMALS));
  const hint = 'Write decimal degrees, such as {example}.';
  return unreadable(clause`${cited({ text })} is more than ${{ limit }} degrees.`, hint, undefined, 'out-of-range');
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

export function timeZone(): ColumnType<string> {
  return columnType(TEXT, parseTimeZone, { code: 'not-a-time-zone', form: 'IANA time zone, such as Europe/Amsterdam' });
}

export function openingHours(): ColumnType<WeeklyHours> {
  return columnType(TEXT, parseOpeningHours, {
    ...{ code: 'not-opening-hours', form: 'opening hours in OpenStreetMap notation', write: writtenHours },
    // Somebody has to look at these first, and would not see them any more.
    staysAsItIs: (text) => conflictingHours(text) !== undefined,
  });
}

function writtenHours(hours: WeeklyHours): string {
  const text = formatOpeningHours(hours);
  if (!text.ok) throw new Error(`Hours that were read cannot be written: ${textOf(text.problem)}`);
  return text.value;
}

/** Means the language of network.json, which the reader of a cell does not know. */
export const DEFAULT_LANGUAGE = '';

const readTexts = (text: string) => parseDisplayTexts(text, DEFAULT_LANGUAGE);
const writeTexts = (texts: readonly DisplayText[]) => formatDisplayTexts(texts, DEFAULT_LANGUAGE);

/** Texts in one or more languages; `language` is DEFAULT_LANGUAGE if the cell does not name one. */
export function displayTexts(max: number): ColumnType<DisplayText[]> {
  return columnType(TEXT, readTexts, {
    ...{ code: 'not-a-list', holds: 'text', write: writeTexts, staysAsItIs: () => true },
    form: `text, each up to ${max} characters, with its language in front (\`en: …\`); several separated by \`|\``,
  });
}

/** One text in one language. */
export function displayText(max: number): ColumnType<DisplayText> {
  const readOne = (text: string): Cell<DisplayText> => {
    const texts = readTexts(text);
    if (!texts.ok) return texts;
    const [first, second] = texts.value;
    if (first !== undefined && second === undefined) return read(first);
    return unreadable(clause`${cited({ text })} is more than one text.`, 'Write one text, in one language.');
  };
  return columnType(TEXT, readOne, {
    ...{ code: 'not-a-list', holds: 'text', write: (text) => writeTexts([text]), staysAsItIs: () => true },
    form: `one text up to ${max} characters, with its language in front (\`en: …\`)`,
  });
}
