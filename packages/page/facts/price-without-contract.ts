/** Prices for a driver without a contract, as far as a few figures can say them: at a plug, and at a site. */

import { type DetailedTariff, isValidAt, type Tariff } from '../../../src/ocpi/browser.ts';
import type { EnergyPrice, SiteIndex, SiteRecord } from '../records/site-index.ts';
import { type TariffPrice, tariffPrice } from './tariff-price.ts';

/** The price of charging at a plug without a contract. */
export interface PlugPrice {
  /** Undefined if no tariff names a price of a kWh, or if they have different currencies. */
  readonly energy: EnergyPrice | undefined;
  /** Whether something else costs money too, such as time, a session, or a session that costs too little. */
  readonly hasFurtherCosts: boolean;
}

/** The price under the tariffs with these ids; undefined if none of them is for everyone and valid, and names a price. */
export type PriceOf = (tariffIds: readonly string[]) => PlugPrice | undefined;

/**
 * @param tariffs all that are published, by their ids
 * @param at in ms since 1970
 */
export function plugPrices(tariffs: ReadonlyMap<string, DetailedTariff>, at: number): PriceOf {
  // Most plugs have the tariffs of many others.
  const known = new Map<string, PlugPrice | undefined>();
  return (ids) => {
    const key = ids.join('\n');
    if (!known.has(key)) {
      const under = ids.flatMap((id) => tariffs.get(id) ?? []);
      known.set(key, plugPrice(under, at));
    }
    return known.get(key);
  };
}

/** Prices of reservations do not count, nor tariffs that need a contract, have not begun or have ended. */
export function plugPrice(tariffs: readonly DetailedTariff[], at: number): PlugPrice | undefined {
  const prices = tariffs
    .filter((tariff) => isForEveryone(tariff) && isValidAt(tariff, at))
    .map(tariffPrice)
    .filter(({ kind }) => kind !== 'unknown');
  if (prices.length === 0) return undefined;
  const hasFurtherCosts = prices.some(
    ({ lines, least }) => least !== undefined || lines.some(({ dimension }) => dimension !== 'ENERGY'),
  );
  return { energy: energyPrice(prices), hasFurtherCosts };
}

/** The lowest and the highest price of a kWh. */
function energyPrice(prices: readonly TariffPrice[]): EnergyPrice | undefined {
  const [{ currency } = { currency: '' }] = prices;
  if (prices.some((price) => price.currency !== currency)) return undefined;
  const free = prices.filter(({ kind }) => kind === 'free');
  const paid = prices.flatMap(({ lines }) => lines.filter(({ dimension }) => dimension === 'ENERGY'));
  const amounts = [...free.map(() => 0), ...paid.map(({ amount }) => amount.toNumber())];
  if (amounts.length === 0) return undefined;
  return {
    currency,
    from: Math.min(...amounts),
    to: Math.max(...amounts),
    ...(free.length === prices.length && { free: true }),
    ...(prices.some(({ vat }) => vat === 'not stated') && { excl_vat: true }),
  };
}

/** OCPI 11.4.8: a tariff without a type is for every session; all other types but ad hoc need a contract. */
export function isForEveryone({ type }: Pick<Tariff, 'type'>): boolean {
  return type === undefined || type === 'AD_HOC_PAYMENT';
}

/** Undefined if no plug has a known price, or if they are in different currencies. */
export function sitePrice(
  { evses }: Pick<SiteRecord, 'evses'>,
  { prices }: Pick<SiteIndex, 'prices'>,
): EnergyPrice | undefined {
  const numbers = new Set(evses.flatMap(({ plugs }) => plugs.flatMap(([, , price]) => price ?? [])));
  const [first, ...others] = [...numbers].flatMap((number) => prices[number] ?? []);
  if (first === undefined || others.some(({ currency }) => currency !== first.currency)) return undefined;
  return others.reduce(together, first);
}

function together(one: EnergyPrice, other: EnergyPrice): EnergyPrice {
  return {
    currency: one.currency,
    from: Math.min(one.from, other.from),
    to: Math.max(one.to, other.to),
    ...(one.free && other.free && { free: true }),
    ...((one.excl_vat ?? other.excl_vat) && { excl_vat: true }),
  };
}
