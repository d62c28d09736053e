/** The units that people write behind numbers, and how many units of the column each of them is. */

import { Big } from 'big.js';
import type { TariffDimensionType } from '../../ocpi/enums.ts';
import { linesOf, wordsFor } from '../../words/values.ts';
import { allWords, anyWord } from '../../words/word-row.ts';
import type { KnownRow } from '../cell.ts';
import { isKnown } from '../unknown-default.ts';
import { TARIFF_DIMENSION_WORDS } from '../words/vocabularies.ts';
import { CURRENCIES } from './currencies.ts';

/** A column, as far as it decides what a unit means. */
export interface ColumnUnit {
  /** The unit of the column: `W`, `s`, `money`. */
  readonly unit?: string;
  /** For prices: what they are per, if the column or the type of the row says so. */
  readonly per?: Per | 'type';
}

const PERS = ['kWh', 'h', 'session'] as const;

/** The unit of a price may be one of these. */
export type Per = (typeof PERS)[number];

/** What stands between a price and its unit, for regular expressions without regard to case. */
export const PER = `(?:/|\\b${anyWord(wordsFor('Between', 'per'))}\\b)`;

/** What a unit of a column is in the unit that values.csv has words for. */
const BASES: { readonly [unit: string]: readonly [base: string, size: number] } = {
  kW: ['W', 1000],
  minutes: ['s', 60],
  h: ['s', 3600],
};

/** Values by their words without regard to case. Accents and signs count: 16 à is no 16 A. */
function spellingsOf(list: string): ReadonlyMap<string, string> {
  return new Map(linesOf(list).flatMap((line) => allWords(line).map((word) => [word.toLowerCase(), line.value])));
}

const UNITS = spellingsOf('Unit');
const CENTS = spellingsOf('Cent');
const CURRENCY_NAMES = spellingsOf('Currency');

/** They stand apart, because `mW` is something else. */
const LARGE = new Map([
  ['MW', '1000000 W'],
  ['MWh', '1000 kWh'],
]);

/** An amount of a unit that values.csv has words for: `60 s` for `min`; nothing if the word is unknown. */
function amountOf(word: string): readonly string[] {
  return (LARGE.get(word) ?? UNITS.get(word.toLowerCase().trim().replace(/\s+/g, ' ')))?.split(' ') ?? [];
}

const NAME_OF_VAT = new RegExp(`(?:^|\\s)${anyWord(wordsFor('Vat', 'name'))}\\.?(?=\\s|$)`, 'i');

interface UnitSize {
  readonly size: Big;
  /** A sentence for those who write the number. */
  readonly note?: string;
  /** Set if it is a unit of the column in some rows only. */
  readonly isOfRow?: (row: KnownRow) => boolean;
  /** Set if it names a currency, which must be that of the row. */
  readonly isInCurrency?: (row: KnownRow) => boolean;
}

/** How many units of the column one unit of the text is, and what else there is to know; nothing if that is not certain. */
export function sizeOf(written: string, column: ColumnUnit): UnitSize | undefined {
  if (written === '') return { size: new Big(1) };
  if (column.unit === 'money') return sizeOfMoney(written, column.per);
  const { unit = '' } = column;
  const [base, times] = BASES[unit] ?? [unit, 1];
  // `21 % BTW`, `VAT 20 %`.
  const [amount = '0', of] = amountOf(unit === '%' ? written.replace(NAME_OF_VAT, '') : written);
  const size = new Big(amount).div(times);
  if (of !== base || !size.times(times).eq(amount)) return undefined;
  return { size, ...(size.eq(1) ? {} : { note: `The column is in ${unit}.` }) };
}

/** The unit of the prices of each type (OCPI 11.4.7). */
const PER_OF_TYPE: { readonly [P in TariffDimensionType]: Per } = {
  ENERGY: 'kWh',
  FLAT: 'session',
  PARKING_TIME: 'h',
  TIME: 'h',
};

function sizeByType(money: string, divisor: string): UnitSize | undefined {
  const [, base] = amountOf(divisor);
  const per = PERS.find((one) => (BASES[one]?.[0] ?? one) === base);
  const size = per && sizeOfMoney(`${money}/${divisor}`, per);
  if (!size) return undefined;
  const isOfRow = (row: KnownRow) => {
    const types = TARIFF_DIMENSION_WORDS.meant(row.cell('type') ?? '')?.values ?? [];
    return types.some((type) => PER_OF_TYPE[type as TariffDimensionType] === per);
  };
  return { ...size, isOfRow };
}

const PRICE = new RegExp(`^(.*?)(?:\\s*${PER}\\s*(.+))?$`, 'i');

/** By how much a price per minute is multiplied to be one per hour. */
function timesIn(per: string | undefined, divisor: string): Big | undefined {
  const [amount = '', base] = amountOf(divisor);
  const [of, size] = BASES[per ?? ''] ?? [per, 1];
  return base !== undefined && base === of ? new Big(size).div(amount) : undefined;
}

function sizeOfMoney(written: string, per: Per | 'type' | undefined): UnitSize | undefined {
  const [, money = '', divisor] = PRICE.exec(written) ?? [];
  if (per === 'type' && divisor !== undefined) return sizeByType(money, divisor);
  const times = divisor === undefined ? new Big(1) : timesIn(per, divisor);
  if (times === undefined) return undefined;
  if (money === '') return { size: times };
  const cents = CENTS.get(money.toLowerCase());
  if (cents !== undefined) {
    const note = 'Prices are in whole units of the currency.';
    return { size: times.times('0.01'), note, ...(cents !== 'cent' && { isInCurrency: isIn(cents.split('|')) }) };
  }
  const currencies = currenciesNamed(money);
  if (currencies.length === 0) return undefined;
  const note = `The currency of the tariff must be ${currencies.length === 1 ? currencies[0] : money}.`;
  return { size: times, note, isInCurrency: isIn(currencies) };
}

function isIn(currencies: readonly string[]): (row: KnownRow) => boolean {
  return ({ cell }) => {
    const currency = cell('currency') ?? '';
    if (!isKnown(currency)) return true;
    const [only, second] = currenciesNamed(currency);
    return only !== undefined && second === undefined && currencies.includes(only);
  };
}

/** The currencies that a code in any case, a sign or a name can mean. */
export function currenciesNamed(text: string): readonly string[] {
  const code = text.toUpperCase();
  if (CURRENCIES.has(code)) return [code];
  return CURRENCY_NAMES.get(text.toLowerCase())?.split('|') ?? [];
}
