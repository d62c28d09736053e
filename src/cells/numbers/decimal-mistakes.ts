/** Common mistakes of people and spreadsheets in decimal numbers, and the numbers that they may mean. Texts here are short. */

import { Big } from 'big.js';
import { clause } from '../../findings/words.ts';
import { isWordFor, wordsFor } from '../../words/values.ts';
import { anyWord } from '../../words/word-row.ts';
import { cited, type KnownRow, type Meant, type Unreadable, unreadable } from '../cell.ts';
import { type ColumnUnit, sizeOf } from './units.ts';

/** The column in which a number stands. */
export interface NumberColumn extends ColumnUnit {
  /** How many decimals a number may have, without trailing zeros. Any number if left out. */
  readonly maxDecimals?: number;
}

/** `Write a number such as 22000, in W.`, with the example of the column in the place of `{example}`. */
export function exampleFor({ unit = '' }: NumberColumn): string {
  return `Write a number such as {example}${unit === '' || unit === 'money' ? '' : `, in ${unit}`}.`;
}

const PARTS =
  /^(?<before>[^\d.,+−–-]*)(?<sign>[-+−–]?)\s?(?<digits>\d(?:[\d.,'’\s]*\d)?[.,]?|[.,]\d+)(?<after>(?:[^\d.,][^\d]*)?)$/u;

/** `- 5` may be an item of a list. */
const ITEM = /^-\s(?:0|[1-9]\d*)(?:\.\d+)?$/;
const EXPONENT = /^[-+]?\d+(?:\.\d+)?e[-+]?\d{1,2}$/i;

/** The mistake in text that is not a plain decimal. `example` is the hint where it is unclear which number is meant. */
export function decimalMistake(text: string, example: string, column: NumberColumn = {}): Unreadable {
  if (text === '') return unreadable(clause`is empty`, example);
  const inWords = noNumber(text, column);
  if (inWords !== undefined) return inWords;
  if (EXPONENT.test(text)) {
    return unreadable(clause`has an exponent`, example, { values: [new Big(text.replace(/^\+/, '')).toFixed()] });
  }
  const { before = '', sign = '', digits = '', after = '' } = PARTS.exec(text)?.groups ?? {};
  if (digits === '') return unreadable(clause`is not a number`, example);
  const written = `${before.trim()} ${after.trim()}`.trim();
  const meant = meaning(sign, digits, written, column);
  if (written !== '')
    return unreadable(clause`has ${cited({ unit: written })} besides the number`, onlyNumber(column), meant);
  return unreadable(clause`is not a plain number`, example, ITEM.test(text) ? undefined : meant);
}

const WITH_VAT = anyWord(['included', 'gross'].flatMap((value) => wordsFor('Vat', value)));

/** That prices include VAT has a column of its own. */
const INCLUDED = new RegExp(String.raw`^${WITH_VAT}\b\.?\s*([\d.,]*)\s*%?$|^([\d.,]+)\s*%?\s*${WITH_VAT}\b\.?$`, 'i');

/** `2x22 kW`, `3 x 400 V`, `3~400`: so many phases or plugs, and what each of them has. */
const TIMES = /^(?<times>\d)\s*[x×*~]\s*(?<each>\d+(?:[.,]\d+)?)\s*(?<unit>[a-z]*)$/i;

const FREE = ['free', 'for nothing'];

function noNumber(text: string, column: NumberColumn): Unreadable | undefined {
  if (column.unit === 'money' && isWordFor('Cell', FREE, text.replace(/!$/, ''))) {
    // A price of 0 per kWh alone does not say that charging is free (rules/prices/tariff-prices.ts).
    if (column.per === 'kWh' || column.per === 'h') {
      return unreadable(
        clause`is not a number`,
        'If charging is free, write 0 in price_per_session and leave this cell empty.',
      );
    }
    return unreadable(clause`is not a number`, 'Write 0.', { values: ['0'], note: 'That says that it is free.' });
  }
  const included = column.unit === '%' ? INCLUDED.exec(text) : null;
  if (included) {
    const rate = (included[1] || included[2] || '').replace(',', '.');
    const hint = 'Write the rate alone, such as 21, and true into prices_include_vat if prices include it, or false.';
    const note = 'Write true into prices_include_vat if prices include it, or false.';
    return unreadable(clause`is not a number`, hint, { values: rate === '' ? [] : [rate], note });
  }
  const { times = '', each = '', unit = '' } = TIMES.exec(text)?.groups ?? {};
  return each === '' ? undefined : ofEach(times, each, unit || (column.unit === 'W' ? 'kW' : ''), column);
}

/** One phase of a voltage or current, or one plug of a power. */
function ofEach(times: string, each: string, written: string, column: NumberColumn): Unreadable | undefined {
  const size = sizeOf(written, column)?.size;
  if (size === undefined || !['V', 'A', 'W', 'kW'].includes(column.unit ?? '')) return undefined;
  const amount = new Big(each.replace(',', '.')).times(size);
  const isBetweenPhases = column.unit === 'V' && times === '3' && amount.gte(380) && amount.lte(415);
  const values = [isBetweenPhases ? '230' : amount.toFixed()];
  const problem = clause`has ${cited({ times: `${times}x` })} before the number`;
  return unreadable(problem, onlyNumber(column), {
    values,
    note: 'A row is one plug, and its ratings are of one phase.',
  });
}

function onlyNumber({ unit = '' }: NumberColumn): string {
  if (unit === 'money') return 'Write only the number, in the currency of the tariff and the unit of the column.';
  return unit === '' ? 'Write only a number.' : `Write only the number, in ${unit}.`;
}

function meaning(sign: string, digits: string, written: string, column: NumberColumn): Meant {
  const unit = sizeOf(written, column);
  if (unit === undefined) return { values: [] };
  const isWhole = column.maxDecimals === 0 && unit.size.eq(1);
  const minus = sign === '' || sign === '+' ? '' : '-';
  const values = readings(digits, { isWhole, hasUnit: written !== '' }).map((number) =>
    written === '' ? `${minus}${number}` : `${minus}${new Big(number).times(unit.size).toFixed()}`,
  );
  const meant = { values, ...(unit.note === undefined ? {} : { note: unit.note }) };
  if (isCut(digits)) return meant;
  const { isOfRow, isInCurrency } = unit;
  if (isOfRow === undefined && isInCurrency === undefined) return { ...meant, certain: true };
  const inRow = (row: KnownRow): Meant => {
    if (isOfRow?.(row) === false) return { values: [] };
    if (isInCurrency?.(row) !== false) return { ...meant, certain: true };
    // In a row with another currency, either the price or the currency is wrong.
    return row.cell('currency') === undefined ? meant : { values: [] };
  };
  return { ...meant, inRow };
}

/** Whether digits seem to be missing: `0,` may have been 0,45. */
function isCut(digits: string): boolean {
  return /[.,]$/.test(digits);
}

function readings(digits: string, { isWhole, hasUnit }: { isWhole: boolean; hasUnit: boolean }): string[] {
  const one = digits.replace(/^[.,]/, '0.').replace(/[.,]$/, '').replace(',', '.');
  // 22,080 is 22.08 or 22080. A point alone is a decimal point, but not beside a unit, where people write.
  if (/^[1-9]\d{0,2},\d{3}$/.test(digits) || (hasUnit && /^[1-9]\d{0,2}\.\d{3}$/.test(digits))) {
    return isWhole ? [withoutThousands(digits)] : [one, withoutThousands(digits)];
  }
  // A price of 045 may have lost its point, and is no price of 45.
  if (/^0\d+$/.test(digits) && !isWhole) return [];
  if (/^\d+(?:\.\d+)?$/.test(one)) return [one.replace(/^0+(?=\d)/, '')];
  return THOUSANDS.test(digits) ? [withoutThousands(digits)] : [];
}

const THOUSANDS = /^\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

/** The last separator is the decimal sign if it differs from those before it. */
function withoutThousands(text: string): string {
  const separators = text.match(/[.,'’\s]/g) ?? [];
  const last = separators.at(-1) ?? '';
  const isDecimalSign = separators.length > 1 && separators[0] !== last;
  const at = isDecimalSign ? text.lastIndexOf(last) : text.length;
  const fraction = isDecimalSign ? `.${text.slice(at + 1)}` : '';
  return text.slice(0, at).replace(/[.,'’\s]/g, '') + fraction;
}
