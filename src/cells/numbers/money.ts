/**
 * Decimal numbers and prices, exact to the last digit: they stay decimals (big.js) until they become JSON numbers. OCPI's
 * `number` has up to 4 decimals (16.4), and its prices exclude VAT (11.4.2).
 */

import { Big } from 'big.js';
import { clause } from '../../findings/words.ts';
import { aboutText, type Cell, read, type Unreadable, unreadable } from '../cell.ts';
import { decimalMistake, exampleFor, type NumberColumn } from './decimal-mistakes.ts';

const LONGEST = 40;
const MOST_DIGITS = 15;
const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Reads a decimal: digits, perhaps a point and more digits, and perhaps a minus sign in front. Thousands separators,
 * exponents, units and currency signs are not accepted, nor more than 15 digits, which is what a JSON number has exactly.
 */
export function parseDecimal(text: string, column: NumberColumn = {}): Cell<Big> {
  return aboutText(text, readDecimal(text, column));
}

function readDecimal(text: string, column: NumberColumn): Cell<Big> {
  const trimmed = text.trim();
  const example = exampleFor(column);
  if (trimmed.length > LONGEST) return unreadable(clause`is too long to be a number`, example);
  if (!PLAIN.test(trimmed)) return decimalMistake(trimmed, example, column);
  const value = new Big(trimmed);
  const decimals = decimalsOf(value);
  if (column.maxDecimals !== undefined && decimals > column.maxDecimals) return tooExact(value, column.maxDecimals);
  if (Math.max(value.c.length, value.e + 1, decimals) > MOST_DIGITS) {
    return unreadable(clause`has more than ${{ most: MOST_DIGITS }} digits`, example);
  }
  return read(value.eq(0) ? new Big(0) : value);
}

/** How far a rounded number may be from what was written: 2 %. Beyond that, it says something else. */
const ROUNDING = '0.02';

/** A number with too many decimals. The nearest one is named if it says the same: 32.5 A may be 33 A, but 0.032 A is not 0 A. */
function tooExact(value: Big, most: number): Unreadable {
  const rounded = value.round(most, Big.roundHalfUp);
  const isNear = rounded.minus(value).abs().lte(value.abs().times(ROUNDING));
  const meant = isNear ? { values: [rounded.toFixed()], note: 'That is the nearest.' } : { values: [] };
  return most === 0
    ? unreadable(clause`is not a whole number`, 'Write a whole number, in the unit of the column.', meant)
    : unreadable(
        clause`has ${{ decimals: decimalsOf(value) }} decimals, but at most ${{ most }} are allowed`,
        'Write fewer decimals.',
        meant,
      );
}

/** Writes a decimal as parseDecimal reads it, with a point and without trailing zeros. */
export function formatDecimal(value: Big): string {
  return value.toFixed();
}

interface PriceWithoutVat {
  readonly exclVat: Big;
  readonly exact: boolean;
}

const PRICE_DECIMALS = 4;
const CENTS = 2;

/** Divides with a single rounding, half up, to four decimals. */
const Price = Big();
Price.DP = PRICE_DECIMALS;
Price.RM = Big.roundHalfUp;

/**
 * Removes the VAT from a consumer price: `price / (1 + vat / 100)`, rounded half up to 4 decimals (0.60 at 21 % is 0.4959).
 * `exact` is true if adding the VAT again and rounding to the decimals of the price, or at least to cents, gives the same
 * price.
 *
 * @throws RangeError if the rate, in per cent, is negative
 */
export function withoutVat(price: Big, vatPercent: Big): PriceWithoutVat {
  if (vatPercent.lt(0)) throw new RangeError(`VAT of ${vatPercent.toFixed()} %`);
  const percent = new Price(100).plus(vatPercent);
  const exclVat = new Price(price).times(100).div(percent);
  const decimals = Math.max(CENTS, decimalsOf(price));
  const withVat = exclVat.times(percent).times('0.01');
  return { exclVat, exact: withVat.round(decimals, Big.roundHalfUp).eq(price) };
}

const LARGEST = new Big(1e11);

/** The number whose JSON is exactly the decimal. More than 4 decimals, or 100,000,000,000 and more, are a problem. */
export function toJsonNumber(value: Big): Cell<number> {
  return aboutText(value.toFixed(), exactNumber(value));
}

function exactNumber(value: Big): Cell<number> {
  if (decimalsOf(value) > PRICE_DECIMALS) {
    return unreadable(clause`has more than ${{ most: PRICE_DECIMALS }} decimals`, 'Write fewer decimals.');
  }
  if (value.abs().gte(LARGEST)) return unreadable(clause`is too large`, `Write a number below ${LARGEST.toFixed()}.`);
  return read(value.eq(0) ? 0 : Number(value.toFixed()));
}

function decimalsOf(value: Big): number {
  return Math.max(0, value.c.length - 1 - value.e);
}
