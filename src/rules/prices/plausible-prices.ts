/** Rule: prices are such as charging can cost: in units of their currency, and not per minute. */

import type { Big } from 'big.js';
import type { Finding } from '../../findings/finding.ts';
import { type Advice, write } from '../../findings/text/advice.ts';
import { documentation } from '../../findings/text/documentation.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { TariffData } from '../../read/load/join.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
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

export const rule = defineRule('tariffs', check, {
  'price-implausible': {
    severity: 'doubt',
    wrong: `A price is far from what charging costs anywhere (the ranges of every currency: ${documentation('price-ranges.md')}).`,
    why: 'It is in cents, has lost its decimal point, or is in another currency. Drivers choose chargers by their price.',
    fix: 'Write the price in whole units of the currency: 0.49 for 49 cents.',
  },
  'price-per-minute': {
    severity: 'doubt',
    wrong: 'A price per hour looks like one per minute, or one per minute was multiplied twice.',
    why: 'Prices for time are per hour in OCPI. A price per minute in their place is a sixtieth of what drivers pay.',
    fix: 'Multiply a price per minute by 60: 0.10 per minute is 6.',
  },
  'kwh-price-per-session': {
    severity: 'doubt',
    wrong: 'The only price of a tariff is per session, and as low as one per kWh.',
    why: 'Drivers would expect to fill a car for the price of one kWh.',
    fix: 'Write it into price_per_kwh, or as an ENERGY price.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  const uses = tariffUse(dataset);
  for (const data of dataset.tariffs) {
    const cells = priceCells(data);
    const use = uses?.get(foldCase(data.tariff.values.id));
    for (const cell of cells) {
      const found =
        implausible(cell, data, cells) ?? perMinute(cell, data, cells, use) ?? perKwh(cell, data, cells, use);
      if (found) yield found;
    }
    yield* bounds(data, cells);
  }
}

function implausible(cell: PriceCell, { tariff }: TariffData, cells: readonly PriceCell[]): Finding | undefined {
  const { currency } = tariff.values;
  const kind = isStartFee(cell, cells) ? 'start' : kindOf(cell.type);
  const message = problem(cell.price, kind, currency, cell.field);
  if (message === undefined) return undefined;
  return rule.finding('price-implausible', cell.table, cell.row, cell.field, {
    message,
    ...advice(cell.price, kind, currency),
  });
}

const BOUNDS = [
  ['min_price', 'min'],
  ['min_price_incl_vat', 'min'],
  ['max_price', 'max'],
  ['max_price_incl_vat', 'max'],
] as const;

function* bounds({ tariff }: TariffData, cells: readonly PriceCell[]): Findings {
  const { values } = tariff;
  const perKwh = Math.max(0, ...cells.map(({ type, price }) => (type === 'ENERGY' ? price.toNumber() : 0)));
  for (const [field, kind] of BOUNDS) {
    const bound = values[field];
    if (bound === undefined) continue;
    const isOutOfReach = kind === 'max' && perKwh > 0 && bound.gt(perKwh * MOST_KWH);
    const unreached = isOutOfReach ? `${field} ${bound.toFixed()} is more than ${MOST_KWH} kWh cost.` : undefined;
    const message = problem(bound, kind, values.currency, field) ?? unreached;
    if (message === undefined) continue;
    const hundredth = bound.times('0.01');
    // That of a bound that is too low is too low as well.
    const mayBeCents = isPlausible(hundredth, kind, values.currency);
    const cents = mayBeCents ? `If it is in cents, that is ${hundredth.toFixed()}. ` : '';
    yield rule.finding('price-implausible', 'tariffs', tariff, field, {
      message,
      hint: `${cents}Check the decimal point, and the currency of the tariff.`,
    });
  }
}

/** More than any session takes: the batteries of some lorries. A highest price of so many kWh is none. */
const MOST_KWH = 3000;

/** Says that a price is outside of its range, if it is. */
function problem(price: Big, kind: PriceKind, currency: string, field: string): string | undefined {
  if (isPlausible(price, kind, currency)) return undefined;
  const [low = '', high = ''] = plausibleRange(kind, currency) ?? [];
  const { per } = EURO_RANGES[kind];
  const direction = price.lt(low) ? `less than ${low}` : `more than ${high}`;
  return `${field} ${price.toFixed()} ${currency} is ${direction} ${currency} ${per}, which charging costs nowhere.`;
}

function advice(price: Big, kind: PriceKind, currency: string): Advice {
  const [low = '0'] = plausibleRange(kind, currency) ?? [];
  const cents = kind === 'kWh' ? fromCents(price, currency) : undefined;
  if (cents) return write([cents.toFixed()], 'Prices are in whole units of the currency, and you probably mean cents.');
  if (kind === 'hour')
    return { hint: price.lt(low) ? timesSixty(price) : 'Check the decimal point: the price is per hour.' };
  return { hint: 'Check the decimal point, and the currency of the tariff.' };
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

function perMinute(
  cell: PriceCell,
  { tariff }: TariffData,
  cells: readonly PriceCell[],
  use: TariffUse | undefined,
): Finding | undefined {
  const { price, field } = cell;
  const { currency } = tariff.values;
  const euros = inEuros(price, currency);
  if (euros === undefined || euros === 0 || kindOf(cell.type) !== 'hour') return undefined;
  const report = (message: string, hint: string) =>
    rule.finding('price-per-minute', cell.table, cell.row, field, {
      message: `${field} ${price.toFixed()} ${message}`,
      hint,
    });
  if (euros < LEAST_PER_HOUR) return report(`${currency} is very little for an hour.`, timesSixty(price));
  const kilowatts = (use?.mostWatts ?? 0) / 1000;
  if (kilowatts === 0 || cell.type !== 'TIME' || !isFromTheStart(cell)) return undefined;
  const implied = `${currency} per hour makes ${amount(price.div(kilowatts))} ${currency} per kWh at ${amount(kilowatts)} kW.`;
  if (euros / kilowatts > IMPLIED.high)
    return report(implied, 'The price is per hour. Check whether it was multiplied by 60 twice.');
  const isOnlyPrice = cells.every((other) => other === cell || other.price.eq(0));
  return isOnlyPrice && euros / kilowatts < IMPLIED.low ? report(implied, timesSixty(price)) : undefined;
}

/** In W. Slower plugs, such as those of lamp-posts, may have such prices per session. */
const LEAST_WATTS = 7000;

/** A price of a session that is the only one, and usual for a kWh. */
function perKwh(cell: PriceCell, { tariff }: TariffData, cells: readonly PriceCell[], use?: TariffUse) {
  const { price, field } = cell;
  const isOnlyPrice = cells.every((other) => other === cell || other.price.eq(0));
  if (cell.type !== 'FLAT' || !isOnlyPrice || !isFromTheStart(cell) || (use?.mostWatts ?? 0) < LEAST_WATTS)
    return undefined;
  if (!isUsualPerKwh(price, tariff.values.currency)) return undefined;
  return rule.finding('kwh-price-per-session', cell.table, cell.row, field, {
    message: `${field} ${price.toFixed()} is the only price of the tariff: a session of any length for the price of a kWh.`,
    hint: 'If it is per kWh, write it into price_per_kwh, or as an ENERGY price.',
  });
}

/** Whether it is paid for charging, and not for staying longer than allowed. */
function isFromTheStart(cell: PriceCell): boolean {
  const { min_duration, min_kwh, max_current, max_power } = cell.element?.values ?? {};
  return !isForReservation(cell) && !min_duration && !min_kwh?.gt(0) && !max_current && !max_power;
}

function amount(value: Big | number): string {
  return String(Number(Number(value).toPrecision(2)));
}
