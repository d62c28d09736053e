/** The units that people write behind numbers, and how many units of the column each of them is. */

import { Big } from 'big.js';
import { CURRENCIES } from './currencies.ts';

/** What is known about a column, as far as it decides what a unit means. */
export interface ColumnUnit {
  /** The unit of the column: `W`, `s`, `money`. */
  readonly unit?: string;
  /** For prices: what they are per, if the column says so. */
  readonly per?: Per;
}

/** What a price may be per. */
export type Per = 'kWh' | 'h' | 'session';

/** Spellings without regard to case, and their sizes. `MW` and `MWh` are apart, because `mW` is something else. */
const SPELLINGS: { readonly [unit: string]: { readonly [spelling: string]: string } } = {
  V: { v: '1', volt: '1', volts: '1', vac: '1', vdc: '1', 'v ac': '1', 'v dc': '1', kv: '1000' },
  A: { a: '1', amp: '1', amps: '1', ampere: '1', amperes: '1' },
  W: { w: '1', watt: '1', watts: '1', kw: '1000', kilowatt: '1000', kilowatts: '1000' },
  kW: { kw: '1', kilowatt: '1', kilowatts: '1', w: '0.001' },
  kWh: { kwh: '1', wh: '0.001' },
  s: {
    ...{ s: '1', sec: '1', secs: '1', second: '1', seconds: '1' },
    ...{ min: '60', mins: '60', minute: '60', minutes: '60' },
    ...{ h: '3600', hr: '3600', hrs: '3600', hour: '3600', hours: '3600' },
  },
  '%': { '%': '1', percent: '1', 'per cent': '1' },
  'g/kWh': { g: '1', 'g/kwh': '1' },
  pixels: { px: '1', pixel: '1', pixels: '1' },
};

const LARGE: { readonly [unit: string]: { readonly [spelling: string]: string } } = {
  W: { MW: '1000000' },
  kW: { MW: '1000' },
  kWh: { MWh: '1000' },
};

/** The hundredth of a currency. */
const CENTS = /^(?:c|ct|cts|cents?|¢|p|pence|øre|öre|rappen|rp\.?)$/i;

/** A currency by its sign or its name. */
const CURRENCY = /^(?:[€£$¥]|euros?|kr\.?|zł|Fr\.)$/i;

const PER: { readonly [P in Per]: { readonly [spelling: string]: string } } = {
  kWh: { kwh: '1' },
  h: { h: '1', hr: '1', hour: '1', min: '60', minute: '60' },
  session: { session: '1', start: '1' },
};

/** How many units of the column one unit of the text is, and what else there is to know; nothing if that is not certain. */
export function sizeOf(written: string, column: ColumnUnit): { size: Big; note?: string } | undefined {
  if (written === '') return { size: new Big(1) };
  if (column.unit === 'money') return sizeOfMoney(written, column.per);
  const size =
    LARGE[column.unit ?? '']?.[written] ?? SPELLINGS[column.unit ?? '']?.[written.toLowerCase().replace(/\s+/g, ' ')];
  if (size === undefined) return undefined;
  return { size: new Big(size), ...(size === '1' ? {} : { note: `The column is in ${column.unit}.` }) };
}

function sizeOfMoney(written: string, per: Per | undefined): { size: Big; note?: string } | undefined {
  const [, money = '', divisor] = /^(.*?)(?:\s*(?:\/|\bper\b)\s*(.+))?$/i.exec(written) ?? [];
  const times = divisor === undefined ? '1' : per && PER[per][divisor.toLowerCase()];
  if (times === undefined) return undefined;
  if (CENTS.test(money))
    return { size: new Big(times).times('0.01'), note: 'Prices are in whole units of the currency.' };
  if (money !== '' && !CURRENCY.test(money) && !CURRENCIES.has(money.toUpperCase())) return undefined;
  return {
    size: new Big(times),
    ...(money === '' ? {} : { note: `The currency of the tariff must be ${money === '€' ? 'EUR' : money}.` }),
  };
}
