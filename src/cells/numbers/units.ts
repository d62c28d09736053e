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

/** Spellings without regard to case, and their sizes. `MW` and `MWh` are apart, because `mW` is something else. */
const SPELLINGS: { readonly [unit: string]: { readonly [spelling: string]: string } } = {
  V: { v: '1', volt: '1', volts: '1', vac: '1', vdc: '1', 'v ac': '1', 'v dc': '1', kv: '1000' },
  A: { a: '1', amp: '1', amps: '1', ampere: '1', amperes: '1' },
  W: { w: '1', watt: '1', watts: '1', kw: '1000', kilowatt: '1000', kilowatts: '1000', вт: '1', квт: '1000' },
  kW: { kw: '1', kilowatt: '1', kilowatts: '1', w: '0.001', квт: '1', вт: '0.001' },
  kWh: { kwh: '1', wh: '0.001' },
  s: {
    ...{
      s: '1',
      sec: '1',
      secs: '1',
      second: '1',
      seconds: '1',
      sek: '1',
      sekunden: '1',
      seconden: '1',
      sekunder: '1',
    },
    ...{ min: '60', mins: '60', minute: '60', minutes: '60', minuten: '60', minuut: '60', minuter: '60', minut: '60' },
    ...{
      h: '3600',
      hr: '3600',
      hrs: '3600',
      hour: '3600',
      hours: '3600',
      std: '3600',
      stunde: '3600',
      stunden: '3600',
    },
    ...{ uur: '3600', heure: '3600', heures: '3600', godz: '3600', timme: '3600', timmar: '3600' },
  },
  '%': { '%': '1', percent: '1', 'per cent': '1', prozent: '1', procent: '1', ...withNamesOfVat() },
  'g/kWh': { g: '1', 'g/kwh': '1' },
  pixels: { px: '1', pixel: '1', pixels: '1' },
  cm: {
    ...{ cm: '1', centimetre: '1', centimetres: '1', centimeter: '1', centimeters: '1', zentimeter: '1' },
    ...{ m: '100', metre: '100', metres: '100', meter: '100', meters: '100', mètres: '100', mm: '0.1' },
  },
  kg: {
    ...{ kg: '1', kilo: '1', kilos: '1', kilogram: '1', kilograms: '1', kilogramm: '1' },
    ...{ t: '1000', ton: '1000', tonne: '1000', tonnes: '1000', tonnen: '1000', tonnellate: '1000' },
  },
  minutes: {
    ...{ min: '1', mins: '1', minute: '1', minutes: '1', minuten: '1' },
    ...{ h: '60', hour: '60', hours: '60', std: '60', stunde: '60', stunden: '60', uur: '60', heures: '60' },
  },
};

/** `21 % BTW`, `VAT 20 %`. */
function withNamesOfVat(): { readonly [spelling: string]: string } {
  const names = ['vat', 'btw', 'mwst', 'mwst.', 'ust', 'ust.', 'tva', 'moms', 'iva'];
  return Object.fromEntries(names.flatMap((name) => [`${name} %`, `% ${name}`].map((spelling) => [spelling, '1'])));
}

const LARGE: { readonly [unit: string]: { readonly [spelling: string]: string } } = {
  W: { MW: '1000000' },
  kW: { MW: '1000' },
  kWh: { MWh: '1000' },
};

/** The hundredth of whatever currency. */
const CENTS = /^(?:c|ct|cts|cents?|¢)$/i;

/** The hundredths of certain currencies, without regard to case. */
const NAMED_CENTS: { readonly [spelling: string]: readonly string[] } = {
  ...{ p: ['GBP'], pence: ['GBP'], øre: ['DKK', 'NOK'], öre: ['SEK'], rappen: ['CHF'], rp: ['CHF'], 'rp.': ['CHF'] },
  gr: ['PLN'],
};

/** The currencies that a sign or a name can mean. */
const CURRENCY_NAMES: { readonly [spelling: string]: readonly string[] } = {
  ...{ '€': ['EUR'], euro: ['EUR'], euros: ['EUR'], '£': ['GBP'], zł: ['PLN'], '₴': ['UAH'], грн: ['UAH'] },
  ...{
    pound: ['GBP'],
    pounds: ['GBP'],
    pfund: ['GBP'],
    franken: ['CHF'],
    zloty: ['PLN'],
    złoty: ['PLN'],
    złotych: ['PLN'],
  },
  ...{ skr: ['SEK'], nkr: ['NOK'], dkr: ['DKK'], zl: ['PLN'], kč: ['CZK'], forint: ['HUF'] },
  ...{
    $: ['USD', 'CAD', 'AUD', 'NZD'],
    '¥': ['JPY', 'CNY'],
    kr: ['DKK', 'NOK', 'SEK', 'ISK'],
    ...{ kronor: ['SEK'], kroner: ['DKK', 'NOK'] },
    'fr.': ['CHF'],
  },
};

const PER: { readonly [P in Per]: { readonly [spelling: string]: string } } = {
  kWh: { kwh: '1', квт·год: '1', 'квт-год': '1' },
  h: { h: '1', hr: '1', hour: '1', std: '1', stunde: '1', min: '60', minute: '60' },
  session: { session: '1', start: '1' },
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
  const cents = Object.hasOwn(NAMED_CENTS, name) ? NAMED_CENTS[name] : undefined;
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
  return (Object.hasOwn(CURRENCY_NAMES, name) ? CURRENCY_NAMES[name] : undefined) ?? [];
}
