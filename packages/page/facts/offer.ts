/**
 * What a person pays under a Tariff (OCPI 11.3.1): worked out once, and read by all that shows prices or filters by them. Of the
 * elements with a price for a dimension, the first one whose restrictions match counts (11.4.4), so those after one without
 * restrictions never do.
 */

import { Big } from 'big.js';
import type {
  DetailedElement,
  DetailedPrice,
  DetailedTariff,
  Price,
  Tariff,
  TariffDimensionType,
  TariffRestrictions,
} from '../../../src/ocpi/browser.ts';
import { oncePerObject } from '../records/once-per-object.ts';
import { decimalsOf, withVat } from './money.ts';
import { restrictsNothing } from './restrictions.ts';

export interface Offer {
  /** Whether it is for drivers without a contract. */
  readonly isForEveryone: boolean;
  /** Free: the tariff says that nothing costs anything. Unknown: it has no price of charging. */
  readonly kind: 'free' | 'priced' | 'unknown';
  /** ISO 4217. */
  readonly currency: string;
  /**
   * `included`: the tariff states a rate for each price that is paid, and amounts are with VAT. `none`: it states none at all, so
   * no VAT applies. `not stated`: amounts are without VAT, and nobody knows how much is added.
   */
  readonly vat: 'included' | 'none' | 'not stated';
  /** What is paid for, in the order in which Regulation (EU) 2023/1804, Article 5(4) lists it: kWh, minutes, sessions. */
  readonly parts: readonly PaidPart[];
  /** Bounds of what a session costs. */
  readonly least?: PriceBound;
  readonly most?: PriceBound;
  /** The prices of reserving, with `reservation` in the restrictions. */
  readonly reservation: readonly PaidPart[];
}

export interface PaidPart {
  /** The unit. Time is paid by the minute, as drivers are used to, if none of its prices then has more decimals than cents have. */
  readonly per: 'energy' | 'minute' | 'hour' | 'session';
  /** Which time costs that, where another one may cost something else: the vehicle charges, or it stands there and does not. */
  readonly during?: 'charging' | 'parking';
  /** Those that can apply, in the order of the elements. */
  readonly prices: readonly OfferedPrice[];
}

/** One price, and when it applies. */
export interface OfferedPrice {
  /** Of a unit; with VAT if the tariff's prices have it. */
  readonly amount: Big;
  /** In Wh or s: what is begun is paid. Absent if it is so little that nobody sees it. */
  readonly step?: number;
  readonly restrictions: TariffRestrictions;
  /** Whether it applies when no earlier price of its part does. */
  readonly otherwise: boolean;
}

interface PriceBound {
  readonly amount: Big;
  readonly includesVat: boolean;
}

export type PricedTariff = Pick<
  DetailedTariff,
  'currency' | 'elements' | 'min_price' | 'max_price' | 'excl_vat' | 'type'
>;

/** Many plugs, and all parts of the page, have the same tariffs. */
export const offerOf = oncePerObject((tariff: PricedTariff): Offer => {
  const { currency, elements, min_price, max_price } = tariff;
  const charging = elements.filter(({ restrictions }) => restrictions?.reservation === undefined);
  const reserving = elements.filter(({ restrictions }) => restrictions?.reservation !== undefined);
  const reachable = IN_ORDER.map((type) => reachablePrices(charging, type));
  const reserved = reserving.flatMap(({ price_components, restrictions = {} }) =>
    // Only the time and the session of a reservation can have a price (OCPI 11.4.6).
    (['FLAT', 'TIME'] as const).flatMap((type) => {
      const component = price_components.find((one) => one.type === type);
      return component ? [[{ component, restrictions, otherwise: false }]] : [];
    }),
  );
  const isAdded = tariff.excl_vat ?? [min_price, max_price].some((bound) => bound?.incl_vat !== undefined);
  const vat = vatOf([...reachable, ...reserved].flat(), isAdded);
  const includesVat = vat === 'included';
  const kind = kindOf(reachable.flat(), min_price);
  return {
    isForEveryone: isForEveryone(tariff),
    kind,
    currency,
    vat,
    parts: kind === 'free' ? [] : toParts(paid(reachable), includesVat),
    ...(min_price && { least: toBound(min_price, includesVat) }),
    ...(max_price && { most: toBound(max_price, includesVat) }),
    reservation: toParts(reserved, includesVat),
  };
});

/** In the order of `parts`. */
const IN_ORDER = ['ENERGY', 'TIME', 'PARKING_TIME', 'FLAT'] as const satisfies readonly TariffDimensionType[];

/** OCPI 11.4.8: a tariff without a type is for every session; all other types but ad hoc need a contract. */
function isForEveryone({ type }: Pick<Tariff, 'type'>): boolean {
  return type === undefined || type === 'AD_HOC_PAYMENT';
}

interface FoundPrice {
  readonly component: DetailedPrice;
  readonly restrictions: TariffRestrictions;
  readonly otherwise: boolean;
}

function reachablePrices(elements: readonly DetailedElement[], type: TariffDimensionType): readonly FoundPrice[] {
  const found: FoundPrice[] = [];
  for (const { price_components, restrictions = {} } of elements) {
    const component = price_components.find((one) => one.type === type);
    if (component === undefined) continue;
    const always = restrictsNothing(restrictions);
    found.push({ component, restrictions, otherwise: always && found.length > 0 });
    if (always) break;
  }
  return found;
}

/** A price of 0 needs no rate: it is the same with VAT. */
function vatOf(prices: readonly FoundPrice[], isAdded: boolean): Offer['vat'] {
  const rated = prices.filter(({ component }) => component.vat !== undefined);
  const unrated = prices.filter(({ component }) => component.vat === undefined && component.price !== 0);
  if (rated.length === 0 && !isAdded) return 'none';
  return unrated.length === 0 ? 'included' : 'not stated';
}

function kindOf(prices: readonly FoundPrice[], least: Price | undefined): Offer['kind'] {
  if (prices.length === 0) return 'unknown';
  const nothing = prices.every(({ component }) => component.price === 0) && !((least?.excl_vat ?? 0) > 0);
  return nothing && prices.some(({ restrictions }) => restrictsNothing(restrictions)) ? 'free' : 'priced';
}

type FoundPart = readonly FoundPrice[];

/** Without the dimensions in which nothing is ever paid, unless that is all there is. */
function paid(parts: readonly FoundPart[]): readonly FoundPart[] {
  const costly = parts.filter((prices) => prices.some(({ component }) => component.price !== 0));
  return costly.length === 0 ? parts.filter(({ length }) => length > 0) : costly;
}

/** Time that costs the same whether the vehicle charges or not is one part. */
function toParts(found: readonly FoundPart[], includesVat: boolean): PaidPart[] {
  const priced = found.map((prices) => ({
    type: prices[0]?.component.type ?? 'FLAT',
    prices: prices.map((price) => toPrice(price, includesVat)),
  }));
  const saidOf = (type: TariffDimensionType) => JSON.stringify(priced.find((part) => part.type === type)?.prices);
  const isStay = saidOf('TIME') === saidOf('PARKING_TIME');
  const parts = isStay ? priced.filter(({ type }) => type !== 'PARKING_TIME') : priced;
  const hasParking = parts.some(({ type }) => type === 'PARKING_TIME');
  const isMinutely = parts.every(({ type, prices }) => type in UNIT || prices.every(dividesIntoMinutes));
  return parts.map(({ type, prices }): PaidPart => {
    if (type === 'ENERGY' || type === 'FLAT') return { per: UNIT[type], prices };
    return {
      per: isMinutely ? 'minute' : 'hour',
      ...(hasParking && { during: type === 'TIME' ? 'charging' : 'parking' }),
      prices: isMinutely ? prices.map((price) => ({ ...price, amount: price.amount.div(MINUTES) })) : prices,
    };
  });
}

/** Of what is no time. */
const UNIT = { ENERGY: 'energy', FLAT: 'session' } as const;
const MINUTES = 60;
const CENTS = 2;

function dividesIntoMinutes({ amount }: OfferedPrice): boolean {
  const minutely = amount.div(MINUTES);
  return decimalsOf(minutely) <= CENTS && minutely.times(MINUTES).eq(amount);
}

/** Steps up to these are so small that nobody sees them: Wh or s. A session has none. */
const UNSEEN = { ENERGY: 10, TIME: 60, PARKING_TIME: 60, FLAT: Number.POSITIVE_INFINITY };

function toPrice({ component, restrictions, otherwise }: FoundPrice, includesVat: boolean): OfferedPrice {
  const { type, price, vat, step_size: step, incl_vat } = component;
  const withTax = () => (incl_vat === undefined ? withVat(price, vat ?? 0) : new Big(incl_vat));
  const amount = includesVat ? withTax() : new Big(price);
  return { amount, ...(step > UNSEEN[type] && { step }), restrictions, otherwise };
}

function toBound({ excl_vat, incl_vat }: Price, includesVat: boolean): PriceBound {
  const incl = includesVat && incl_vat !== undefined;
  return { amount: new Big(incl ? incl_vat : excl_vat), includesVat: incl };
}
