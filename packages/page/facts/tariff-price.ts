/**
 * The prices of a Tariff (OCPI 11.3.1): for each dimension, the prices that can apply. Of the elements with a price for a
 * dimension, the first one whose restrictions match counts (11.4.4), so those after one without restrictions never do.
 */

import { Big } from 'big.js';
import type {
  DetailedElement,
  DetailedPrice,
  DetailedTariff,
  Price,
  TariffDimensionType,
  TariffRestrictions,
} from '../../../src/ocpi/browser.ts';
import { withVat } from './price-with-vat.ts';
import { restrictsNothing } from './restrictions.ts';

/** The thing that is paid for. `STAY` is time at the charger, whether the vehicle charges (TIME) or not (PARKING_TIME). */
export type PricedDimension = TariffDimensionType | 'STAY';

/** One price, and when it applies. */
export interface PriceLine {
  readonly dimension: PricedDimension;
  /** Per kWh, hour or session; with VAT if the tariff's prices have it. */
  readonly amount: Big;
  /** In Wh or s: what is begun is paid. */
  readonly step: number;
  readonly restrictions: TariffRestrictions;
  /** Whether it applies when no earlier price of the dimension does. */
  readonly otherwise: boolean;
}

/** A bound of what a session costs. */
export interface PriceBound {
  readonly amount: Big;
  readonly includesVat: boolean;
}

export interface TariffPrice {
  /** Free: the tariff says that nothing costs anything. Unknown: it has no price of charging. */
  readonly kind: 'free' | 'priced' | 'unknown';
  /** ISO 4217. */
  readonly currency: string;
  /**
   * `included`: the tariff states a rate for each price that is paid, and amounts are with VAT. `none`: it states none at all, so
   * no VAT applies. `not stated`: amounts are without VAT, and nobody knows how much is added.
   */
  readonly vat: 'included' | 'none' | 'not stated';
  /** By dimension: energy, time, session. */
  readonly lines: readonly PriceLine[];
  readonly least?: PriceBound;
  readonly most?: PriceBound;
  /** The prices of reserving, with `reservation` in the restrictions. */
  readonly reservation: readonly PriceLine[];
}

/** In the order in which Regulation (EU) 2023/1804, Article 5(4) lists them: per kWh, per minute, per session. */
const IN_ORDER = ['ENERGY', 'TIME', 'PARKING_TIME', 'FLAT'] as const satisfies readonly TariffDimensionType[];

type PricedTariff = Pick<DetailedTariff, 'currency' | 'elements' | 'min_price' | 'max_price' | 'excl_vat'>;

export function tariffPrice({ currency, elements, min_price, max_price, excl_vat }: PricedTariff): TariffPrice {
  const charging = elements.filter(({ restrictions }) => restrictions?.reservation === undefined);
  const reserving = elements.filter(({ restrictions }) => restrictions?.reservation !== undefined);
  const reachable = IN_ORDER.flatMap((type) => reachablePrices(charging, type));
  const isAdded = excl_vat ?? [min_price, max_price].some((bound) => bound?.incl_vat !== undefined);
  const vat = vatOf([...reachable, ...reserving.flatMap(pricesOf)], isAdded);
  const includesVat = vat === 'included';
  const lines = paidDimensions(reachable).map((price) => toLine(price, includesVat));
  const bounds = {
    ...(min_price && { least: toBound(min_price, includesVat) }),
    ...(max_price && { most: toBound(max_price, includesVat) }),
  };
  const kind = kindOf(reachable, min_price);
  return {
    kind,
    currency,
    vat,
    lines: kind === 'free' ? [] : mergeStay(lines),
    ...bounds,
    reservation: reserving.flatMap(pricesOf).map((price) => toLine(price, includesVat)),
  };
}

interface FoundPrice {
  readonly component: DetailedPrice;
  readonly restrictions: TariffRestrictions;
  readonly otherwise: boolean;
}

/** The prices of a dimension that can apply, in the order of the elements. */
function reachablePrices(elements: readonly DetailedElement[], type: TariffDimensionType): FoundPrice[] {
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

/** Only the time and the session of a reservation can have a price (OCPI 11.4.6). */
function pricesOf({ price_components, restrictions = {} }: DetailedElement): FoundPrice[] {
  const found = (['FLAT', 'TIME'] as const).flatMap((type) => price_components.find((one) => one.type === type) ?? []);
  return found.map((component) => ({ component, restrictions, otherwise: false }));
}

/** A price of 0 needs no rate: it is the same with VAT. */
function vatOf(prices: readonly FoundPrice[], isAdded: boolean): TariffPrice['vat'] {
  const rated = prices.filter(({ component }) => component.vat !== undefined);
  const unrated = prices.filter(({ component }) => component.vat === undefined && component.price !== 0);
  if (rated.length === 0 && !isAdded) return 'none';
  return unrated.length === 0 ? 'included' : 'not stated';
}

function kindOf(prices: readonly FoundPrice[], least: Price | undefined): TariffPrice['kind'] {
  if (prices.length === 0) return 'unknown';
  const nothing = prices.every(({ component }) => component.price === 0) && !((least?.excl_vat ?? 0) > 0);
  return nothing && prices.some(({ restrictions }) => restrictsNothing(restrictions)) ? 'free' : 'priced';
}

/** Without the dimensions in which nothing is ever paid, unless that is all there is. */
function paidDimensions(prices: readonly FoundPrice[]): readonly FoundPrice[] {
  const paid = new Set(prices.filter(({ component }) => component.price !== 0).map(({ component }) => component.type));
  return paid.size === 0 ? prices : prices.filter(({ component }) => paid.has(component.type));
}

function toLine({ component, restrictions, otherwise }: FoundPrice, includesVat: boolean): PriceLine {
  const { type, price, vat, step_size, incl_vat } = component;
  const withTax = () => (incl_vat === undefined ? withVat(price, vat ?? 0) : new Big(incl_vat));
  const amount = includesVat ? withTax() : new Big(price);
  return { dimension: type, amount, step: step_size, restrictions, otherwise };
}

function toBound({ excl_vat, incl_vat }: Price, includesVat: boolean): PriceBound {
  const incl = includesVat && incl_vat !== undefined;
  return { amount: new Big(incl ? incl_vat : excl_vat), includesVat: incl };
}

/** Time that costs the same whether the vehicle charges or not is one price. */
function mergeStay(lines: readonly PriceLine[]): readonly PriceLine[] {
  const time = lines.filter(({ dimension }) => dimension === 'TIME');
  const parking = lines.filter(({ dimension }) => dimension === 'PARKING_TIME');
  const same = time.length > 0 && inWords(time) === inWords(parking);
  if (!same) return lines;
  const rest = lines.filter(({ dimension }) => dimension !== 'PARKING_TIME');
  return rest.map((line) => (line.dimension === 'TIME' ? { ...line, dimension: 'STAY' } : line));
}

function inWords(lines: readonly PriceLine[]): string {
  return JSON.stringify(lines.map(({ amount, step, restrictions }) => [amount, step, restrictions]));
}
