/**
 * The prices of charging anywhere, per currency: far wider than real prices, so that what lies outside is a mistake. The ranges
 * are stated in euros, and come into other currencies by rough exchange rates. docs/price-ranges.md is generated from here.
 */

import { Big } from 'big.js';
import type { TariffDimensionType } from '../../ocpi/enums.ts';

/**
 * How many units of a currency one euro is, roughly, in 2026: a rate that is wrong by half moves no real price out of its
 * range. Those of most networks in Europe and America; prices in others are not checked.
 */
export const UNITS_PER_EURO = {
  ...{ EUR: 1, GBP: 0.87, CHF: 0.94, NOK: 11.7, SEK: 11, DKK: 7.46, PLN: 4.25, CZK: 24.5, HUF: 390, USD: 1.15 },
} as const;

/** The thing that is paid for. A start fee is a price per session beside prices for energy or time. */
export type PriceKind = 'kWh' | 'hour' | 'session' | 'start' | 'min' | 'max';

interface EuroRange {
  readonly low: number;
  readonly high: number;
  /** How people say it: `per kWh`. */
  readonly per: string;
  readonly reason: string;
}

/** In euros. A price of 0 is another matter (tariff-prices.ts). */
export const EURO_RANGES: { readonly [K in PriceKind]: EuroRange } = {
  kWh: {
    ...{ low: 0.02, high: 3, per: 'per kWh' },
    reason: 'Subsidised electricity costs 2 cents, the dearest roaming price is below 2 euros.',
  },
  hour: {
    ...{ low: 0.05, high: 120, per: 'per hour' },
    reason: 'Fees for blocking a fast charger go up to 2 euros per minute.',
  },
  session: {
    ...{ low: 0.02, high: 100, per: 'per session' },
    reason: 'Day passes and fees for overstaying cost some ten euros.',
  },
  start: {
    ...{ low: 0.02, high: 20, per: 'to start a session' },
    reason: 'Nobody pays more before the first kWh.',
  },
  min: {
    ...{ low: 0.02, high: 25, per: 'as the lowest price of a session' },
    reason: 'Terminals ask for a few euros at least. More is in cents.',
  },
  max: {
    ...{ low: 0.5, high: 3000, per: 'as the highest price of a session' },
    reason: 'A lorry takes 1,000 kWh; nobody can charge for less than half a euro at most.',
  },
};

/** The usual price of a kWh, in euros. Only for guesses at what another price means. */
const USUAL_KWH = { low: 0.08, high: 1.2 };

/** Whether it may be the price of a kWh, and is too low for one of a whole session. */
export function isUsualPerKwh(price: Big, currency: string): boolean {
  const euros = inEuros(price, currency);
  return euros !== undefined && euros >= USUAL_KWH.low && euros <= LEAST_SESSION;
}

/** In euros. Who has a price per session alone asks for more. */
const LEAST_SESSION = 0.8;

/** The thing that a price of a tariff element is for, by its type. */
export function kindOf(type: TariffDimensionType): PriceKind {
  switch (type) {
    case 'ENERGY':
      return 'kWh';
    case 'TIME':
    case 'PARKING_TIME':
      return 'hour';
    case 'FLAT':
      return 'session';
    default:
      return type satisfies never;
  }
}

/** A rough amount in euros, or nothing for a currency without a known rate. */
export function inEuros(amount: Big, currency: string): number | undefined {
  const rate = rateOf(currency);
  return rate === undefined ? undefined : amount.toNumber() / rate;
}

/** The lowest and the highest plausible amount in a currency, rounded outwards to two digits. */
export function plausibleRange(kind: PriceKind, currency: string): readonly [low: string, high: string] | undefined {
  const rate = rateOf(currency);
  if (rate === undefined) return undefined;
  const { low, high } = EURO_RANGES[kind];
  return [twoDigits(low * rate, Big.roundDown), twoDigits(high * rate, Big.roundUp)];
}

/** Whether charging may cost this. Free charging is another matter, and so are currencies without a known rate. */
export function isPlausible(amount: Big, kind: PriceKind, currency: string): boolean {
  const [low, high] = plausibleRange(kind, currency) ?? [];
  return low === undefined || high === undefined || amount.eq(0) || (amount.gte(low) && amount.lte(high));
}

/** The price per kWh that whole cents mean: 0.49 for 49. Nothing where the currency has no cents, or it may mean something else. */
export function fromCents(price: Big, currency: string): Big | undefined {
  const hundredth = price.times('0.01');
  const euros = inEuros(hundredth, currency);
  const hasCents = (rateOf(currency) ?? Number.POSITIVE_INFINITY) < MOST_WITH_CENTS;
  const isWhole = price.round(0).eq(price);
  if (euros === undefined || !hasCents || !isWhole || euros < USUAL_KWH.low || euros > USUAL_KWH.high) return undefined;
  return hundredth;
}

/** Where a euro is as many units as this, people do not write prices in hundredths. */
const MOST_WITH_CENTS = 20;

function rateOf(currency: string): number | undefined {
  return Object.hasOwn(UNITS_PER_EURO, currency) ? UNITS_PER_EURO[currency as keyof typeof UNITS_PER_EURO] : undefined;
}

function twoDigits(amount: number, rounding: 0 | 3): string {
  // More than a double has exactly is noise: 0.02 × 1.15 is 0.023, and not rounded up.
  return new Big(amount.toPrecision(12)).prec(2, rounding).toFixed();
}
