/**
 * Numbers of a cell and prices, exact to the last digit: decimals stay decimals (big.js) until they become the numbers
 * of the JSON. OCPI's `number` has up to 4 decimals (16.4); its prices exclude VAT (11.4.2).
 */

import { Big } from 'big.js';
import { aboutText, type Cell, read, unreadable } from './cell.ts';
import { decimalMistake } from './decimal-mistakes.ts';

/** How a decimal may be written. */
export interface DecimalForm {
  /** How many decimals the value may have; zeros at the end don't count. Any number when left out. */
  readonly maxDecimals?: number;
  /** Whether a comma is this file's decimal sign. The point is understood in any case. */
  readonly decimalComma?: boolean;
}

const LONGEST = 40;
const MOST_DIGITS = 15;
const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const WITH_COMMA = /^-?\d+,\d+$/;

/**
 * Reads a decimal: digits, a point, digits, and a minus in front if need be. No thousands separators, exponents, units or
 * signs of currency, and no more than 15 digits, which is what a JSON number carries exactly.
 */
export function parseDecimal(text: string, form: DecimalForm = {}): Cell<Big> {
  return aboutText(text, readDecimal(text, form));
}

function readDecimal(text: string, form: DecimalForm): Cell<Big> {
  const trimmed = text.trim();
  const example = `Write a number such as ${form.maxDecimals === 0 ? '32' : '0.45'}.`;
  if (trimmed.length > LONGEST) return unreadable('is too long for a number', example);
  const plain = form.decimalComma && WITH_COMMA.test(trimmed) ? trimmed.replace(',', '.') : trimmed;
  if (!PLAIN.test(plain)) return decimalMistake(plain, example);
  const value = new Big(plain);
  const decimals = decimalsOf(value);
  if (form.maxDecimals !== undefined && decimals > form.maxDecimals) {
    const most = `has ${decimals} decimals, but ${form.maxDecimals} are the most`;
    return unreadable(
      form.maxDecimals === 0 ? 'is not a whole number' : most,
      `Write ${value.toFixed(form.maxDecimals)}.`,
    );
  }
  if (Math.max(value.c.length, value.e + 1, decimals) > MOST_DIGITS) {
    return unreadable(`has more than ${MOST_DIGITS} digits`, example);
  }
  return read(value.eq(0) ? new Big(0) : value);
}

/** Writes a decimal in the form that parseDecimal reads, with a point and without zeros at the end. */
export function formatDecimal(value: Big): string {
  return value.toFixed();
}

/** A price without VAT, and whether adding the VAT again gives the price that it came from. */
export interface PriceWithoutVat {
  readonly exclVat: Big;
  readonly exact: boolean;
}

const PRICE_DECIMALS = 4;
const CENTS = 2;

/** Divides with one rounding, half up, at the fourth decimal. */
const Price = Big();
Price.DP = PRICE_DECIMALS;
Price.RM = Big.roundHalfUp;

/**
 * Takes the VAT out of a consumer price: `price / (1 + vat / 100)`, rounded half up to 4 decimals (0.60 at 21 % is
 * 0.4959). `exact` says that a receiver who adds the VAT and rounds to the decimals of the price, at least to cents,
 * sees the price again. The rate, in percent, must not be negative: RangeError.
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

/** The number whose JSON is exactly the decimal; a problem beyond 4 decimals or from a hundred thousand million on. */
export function toJsonNumber(value: Big): Cell<number> {
  return aboutText(value.toFixed(), exactNumber(value));
}

function exactNumber(value: Big): Cell<number> {
  if (decimalsOf(value) > PRICE_DECIMALS) {
    return unreadable(`has more than ${PRICE_DECIMALS} decimals`, `Write ${value.toFixed(PRICE_DECIMALS)}.`);
  }
  if (value.abs().gte(LARGEST)) return unreadable('is too large', `Write a number below ${LARGEST.toFixed()}.`);
  return read(value.eq(0) ? 0 : Number(value.toFixed()));
}

function decimalsOf(value: Big): number {
  return Math.max(0, value.c.length - 1 - value.e);
}
