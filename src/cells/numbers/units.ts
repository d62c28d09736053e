/** The units that people write behind numbers, and how many units of the column each of them is. */

import { Big } from 'big.js';
import type { TariffDimensionType } from '../../ocpi/enums.ts';
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

/** The unit of a price may be one of these. */
export type Per = 'kWh' | 'h' | 'session';

/** The sizes of spellings, from spellings by their size with `|` between them. */
function sizes(spellings: { readonly [size: string]: string }): { readonly [spelling: string]: string } {
  const sizes = Object.entries(spellings);
  return Object.fromEntries(sizes.flatMap(([size, all]) => all.split('|').map((one) => [one, size])));
}

/** `21 % BTW`, `VAT 20 %`. */
const WITH_NAMES_OF_VAT = ['vat', 'btw', 'mwst', 'mwst.', 'ust', 'ust.', 'tva', 'moms', 'iva']
  .flatMap((name) => [`${name} %`, `% ${name}`])
  .join('|');

/** Spellings without regard to case, and their sizes. `MW` and `MWh` are apart, because `mW` is something else. */
const SPELLINGS: { readonly [unit: string]: { readonly [spelling: string]: string } } = {
  V: sizes({ 1: 'v|volt|volts|vac|vdc|v ac|v dc', 1000: 'kv' }),
  A: sizes({ 1: 'a|amp|amps|ampere|amperes' }),
  W: sizes({ 1: 'w|watt|watts|вт', 1000: 'kw|kilowatt|kilowatts|квт' }),
  kW: sizes({ 1: 'kw|kilowatt|kilowatts|квт', 0.001: 'w|вт' }),
  kWh: sizes({ 1: 'kwh', 0.001: 'wh' }),
  s: sizes({
    1: 's|sec|secs|second|seconds|sek|sekunden|seconden|sekunder',
    60: 'min|mins|minute|minutes|minuten|minuut|minuter|minut',
    3600: 'h|hr|hrs|hour|hours|std|stunde|stunden|uur|heure|heures|godz|timme|timmar',
  }),
  '%': sizes({ 1: `%|percent|per cent|prozent|procent|${WITH_NAMES_OF_VAT}` }),
  'g/kWh': sizes({ 1: 'g|g/kwh' }),
  pixels: sizes({ 1: 'px|pixel|pixels' }),
  cm: sizes({
    1: 'cm|centimetre|centimetres|centimeter|centimeters|zentimeter',
    100: 'm|metre|metres|meter|meters|mètres',
    0.1: 'mm',
  }),
  kg: sizes({
    1: 'kg|kilo|kilos|kilogram|kilograms|kilogramm',
    1000: 't|ton|tonne|tonnes|tonnen|tonnellate',
  }),
  minutes: sizes({ 1: 'min|mins|minute|minutes|minuten', 60: 'h|hour|hours|std|stunde|stunden|uur|heures' }),
};

const LARGE: { readonly [unit: string]: { readonly [spelling: string]: string } } = {
  W: { MW: '1000000' },
  kW: { MW: '1000' },
  kWh: { MWh: '1000' },
};

/** The hundredth of whatever currency. */
const CENTS = /^(?:c|ct|cts|cents?|¢)$/i;

/** The hundredths of certain currencies, without regard to case. */
const NAMED_CENTS = sizes({ GBP: 'p|pence', 'DKK NOK': 'øre', SEK: 'öre', CHF: 'rappen|rp|rp.', PLN: 'gr' });

/** The currencies that a sign or a name can mean. */
const CURRENCY_NAMES = sizes({
  EUR: '€|euro|euros',
  GBP: '£|pound|pounds|pfund',
  CHF: 'franken|fr.',
  PLN: 'zł|zloty|złoty|złotych|zl',
  UAH: '₴|грн',
  SEK: 'skr|kronor',
  NOK: 'nkr',
  DKK: 'dkr',
  CZK: 'kč',
  HUF: 'forint',
  'USD CAD AUD NZD': '$',
  'JPY CNY': '¥',
  'DKK NOK SEK ISK': 'kr',
  'DKK NOK': 'kroner',
});

const PER: { readonly [P in Per]: { readonly [spelling: string]: string } } = {
  kWh: sizes({ 1: 'kwh|квт·год|квт-год' }),
  h: sizes({ 1: 'h|hr|hour|std|stunde', 60: 'min|minute' }),
  session: sizes({ 1: 'session|start' }),
};

/** How many units of the column one unit of a text is. */
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
  const size =
    LARGE[column.unit ?? '']?.[written] ?? SPELLINGS[column.unit ?? '']?.[written.toLowerCase().replace(/\s+/g, ' ')];
  if (size === undefined) return undefined;
  return { size: new Big(size), ...(size === '1' ? {} : { note: `The column is in ${column.unit}.` }) };
}

/** The unit of the prices of each type (OCPI 11.4.7). */
const PER_OF_TYPE: { readonly [P in TariffDimensionType]: Per } = {
  ENERGY: 'kWh',
  FLAT: 'session',
  PARKING_TIME: 'h',
  TIME: 'h',
};

/** A price in a row that says what it is per. */
function sizeByType(money: string, divisor: string): UnitSize | undefined {
  const per = Object.entries(PER).find(([, sizes]) => Object.hasOwn(sizes, divisor.toLowerCase()))?.[0];
  const size = per && sizeOfMoney(`${money}/${divisor}`, per as Per);
  if (!size) return undefined;
  const isOfRow = (row: KnownRow) => {
    const types = TARIFF_DIMENSION_WORDS.meant(row.cell('type') ?? '')?.values ?? [];
    return types.some((type) => PER_OF_TYPE[type as TariffDimensionType] === per);
  };
  return { ...size, isOfRow };
}

function sizeOfMoney(written: string, per: Per | 'type' | undefined): UnitSize | undefined {
  const [, money = '', divisor] = /^(.*?)(?:\s*(?:\/|\b(?:per|pro)\b)\s*(.+))?$/i.exec(written) ?? [];
  if (per === 'type' && divisor !== undefined) return sizeByType(money, divisor);
  const times = divisor === undefined ? '1' : per && per !== 'type' && PER[per][divisor.toLowerCase()];
  if (!times) return undefined;
  const name = money.toLowerCase();
  if (money === '') return { size: new Big(times) };
  const cents = currenciesIn(NAMED_CENTS, name);
  if (cents !== undefined || CENTS.test(money)) {
    const note = 'Prices are in whole units of the currency.';
    return { size: new Big(times).times('0.01'), note, ...(cents && { isInCurrency: isIn(cents) }) };
  }
  const currencies = currenciesNamed(money);
  if (currencies.length === 0) return undefined;
  const note = `The currency of the tariff must be ${currencies.length === 1 ? currencies[0] : money}.`;
  return { size: new Big(times), note, isInCurrency: isIn(currencies) };
}

/** Whether the currency of a row is one of these, or may be. */
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
  const name = text.toLowerCase().replace(/^(kr|zł)\.$/, '$1');
  return currenciesIn(CURRENCY_NAMES, name) ?? [];
}

function currenciesIn(names: { readonly [name: string]: string }, name: string): readonly string[] | undefined {
  return Object.hasOwn(names, name) ? names[name]?.split(' ') : undefined;
}
