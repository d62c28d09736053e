/** Rule: prices are such as charging can cost: in units of their currency, and not per minute. */

import type { Big } from 'big.js';
import { type Advice, write } from '../../findings/text/advice.ts';
import { documentation } from '../../findings/text/documentation.ts';
import { type Clause, clause } from '../../findings/words.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { defineRule } from '../rule/rule.ts';
import { isForReservation, type PriceCell, priceCells } from './price-cells.ts';
import {
  EURO_RANGES,
  fromCents,
  inEuros,
  isPlausible,
  isUsualPerKwh,
  kindOf,
  type PriceKind,
  plausibleRange,
} from './price-ranges.ts';
import { type TariffUse, tariffUse } from './tariff-use.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'price-implausible': {
      severity: 'doubt',
      wrong: `A price is far from what charging costs anywhere (the ranges of every currency: ${documentation('price-ranges.md')}).`,
      why: 'It is in cents, has lost its decimal point, or is in another currency. Drivers choose chargers by their price.',
      fix: 'Check the decimal point, and the currency. Prices are in whole units of it: 0.49 for 49 cents.',
      message: {
        range: '{field} {price} {currency} is {than} {currency} {per}, which charging costs nowhere.',
        reach: '{field} {price} is more than {kwh} kWh cost.',
      },
    },
    'price-per-minute': {
      severity: 'doubt',
      wrong: 'A price per hour looks like one per minute, or one per minute was multiplied twice.',
      why: 'Prices for time are per hour in OCPI. A price per minute in their place is a sixtieth of what drivers pay.',
      fix: 'Multiply a price per minute by 60: 0.10 per minute is 6.',
      message: {
        little: '{field} {price} {currency} is very little for an hour.',
        implied: '{field} {price} {currency} per hour makes {perKwh} {currency} per kWh at {power} kW.',
      },
    },
    'kwh-price-per-session': {
      severity: 'doubt',
      wrong: 'The only price of a tariff is per session, and as low as one per kWh.',
      why: 'Drivers would expect to fill a car for the price of one kWh.',
      fix: 'If it is per kWh, write it into price_per_kwh, or as an ENERGY price.',
      message: '{field} {price} is the only price of the tariff: a session of any length for the price of a kWh.',
    },
  },
  tariffs(data, say, { dataset, tell }) {
    const { values } = data.tariff;
    const { currency } = values;
    const cells = priceCells(data);
    const use = tariffUse(dataset)?.get(foldCase(values.id));
    for (const cell of cells) {
      const { table, row, field, price: amount } = cell;
      const price = amount.toFixed();
      const kind = isStartFee(cell, cells) ? 'start' : kindOf(cell.type);
      const than = outside(amount, kind, currency);
      const odd = than === undefined ? perMinute(cell, cells, currency, use) : undefined;
      if (than !== undefined) {
        const params = { price, currency, than, per: EURO_RANGES[kind].per };
        tell('price-implausible', table, row, field, { says: 'range', params, advice: advice(amount, kind, currency) });
      } else if (odd !== undefined) {
        tell('price-per-minute', table, row, field, odd);
      } else if (isPerKwh(cell, cells, currency, use)) {
        tell('kwh-price-per-session', table, row, field, { params: { price } });
      }
    }
    const perKwh = Math.max(0, ...cells.map(({ type, price }) => (type === 'ENERGY' ? price.toNumber() : 0)));
    for (const [field, kind] of BOUNDS) {
      const bound = values[field];
      if (bound === undefined) continue;
      const price = bound.toFixed();
      const than = outside(bound, kind, currency);
      const isOutOfReach = kind === 'max' && perKwh > 0 && bound.gt(perKwh * MOST_KWH);
      if (than !== undefined) {
        const params = { price, currency, than, per: EURO_RANGES[kind].per };
        say('price-implausible', field, { says: 'range', params });
      } else if (isOutOfReach) {
        say('price-implausible', field, { says: 'reach', params: { price, kwh: MOST_KWH } });
      }
    }
  },
});

const BOUNDS = [
  ['min_price', 'min'],
  ['min_price_incl_vat', 'min'],
  ['max_price', 'max'],
  ['max_price_incl_vat', 'max'],
] as const;

/** More than any session takes: the batteries of some lorries. A highest price of so many kWh is none. */
const MOST_KWH = 3000;

/** `less than 0.02`, if a price is outside of its range. */
function outside(price: Big, kind: PriceKind, currency: string): Clause | undefined {
  if (isPlausible(price, kind, currency)) return undefined;
  const [low = '', high = ''] = plausibleRange(kind, currency) ?? [];
  return price.lt(low) ? clause`less than ${{ low }}` : clause`more than ${{ high }}`;
}

function advice(price: Big, kind: PriceKind, currency: string): Advice | undefined {
  const [low = '0'] = plausibleRange(kind, currency) ?? [];
  const cents = kind === 'kWh' ? fromCents(price, currency) : undefined;
  if (cents) return write([cents.toFixed()], 'Prices are in whole units of the currency, and you probably mean cents.');
  return kind === 'hour' && price.lt(low) ? { hint: timesSixty(price) } : undefined;
}

function timesSixty(price: Big): string {
  return `If it is per minute, multiply it by 60: that makes ${price.times(60).toFixed()} per hour.`;
}

/** A fee for every session, beside prices for energy or time. */
function isStartFee({ type, element }: PriceCell, cells: readonly PriceCell[]): boolean {
  const { min_duration, min_kwh, reservation } = element?.values ?? {};
  if (type !== 'FLAT' || min_duration || min_kwh?.gt(0) || reservation !== undefined) return false;
  return cells.some((other) => (other.type === 'ENERGY' || other.type === 'TIME') && other.price.gt(0));
}

/** In euros per hour. Who charges for time at all, charges more than this. */
const LEAST_PER_HOUR = 0.25;

/** In euros per kWh: what a price for time makes of a kWh, at the full power of the strongest plug. */
const IMPLIED = { low: 0.015, high: 2 };

function perMinute(cell: PriceCell, cells: readonly PriceCell[], currency: string, use: TariffUse | undefined) {
  const { price } = cell;
  const euros = inEuros(price, currency);
  if (euros === undefined || euros === 0 || kindOf(cell.type) !== 'hour') return undefined;
  const written = { price: price.toFixed(), currency };
  if (euros < LEAST_PER_HOUR) return { says: 'little', params: written, advice: { hint: timesSixty(price) } } as const;
  const kilowatts = (use?.mostWatts ?? 0) / 1000;
  if (kilowatts === 0 || cell.type !== 'TIME' || !isFromTheStart(cell)) return undefined;
  const params = { ...written, perKwh: amount(price.div(kilowatts)), power: amount(kilowatts) };
  const isTooLow = isOnlyPrice(cell, cells) && euros / kilowatts < IMPLIED.low;
  if (euros / kilowatts <= IMPLIED.high && !isTooLow) return undefined;
  const hint = isTooLow ? timesSixty(price) : 'The price is per hour. Check whether it was multiplied by 60 twice.';
  return { says: 'implied', params, advice: { hint } } as const;
}

/** In W. Slower plugs, such as those of lamp-posts, may have such prices per session. */
const LEAST_WATTS = 7000;

function isPerKwh(cell: PriceCell, cells: readonly PriceCell[], currency: string, use?: TariffUse): boolean {
  if (cell.type !== 'FLAT' || !isOnlyPrice(cell, cells) || !isFromTheStart(cell)) return false;
  return (use?.mostWatts ?? 0) >= LEAST_WATTS && isUsualPerKwh(cell.price, currency);
}

function isOnlyPrice(cell: PriceCell, cells: readonly PriceCell[]): boolean {
  return cells.every((other) => other === cell || other.price.eq(0));
}

/** Whether it is paid for charging, and not for staying longer than allowed. */
function isFromTheStart(cell: PriceCell): boolean {
  const { min_duration, min_kwh, max_current, max_power } = cell.element?.values ?? {};
  return !isForReservation(cell) && !min_duration && !min_kwh?.gt(0) && !max_current && !max_power;
}

function amount(value: Big | number): string {
  return String(Number(Number(value).toPrecision(2)));
}
