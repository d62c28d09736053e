/** What a kWh costs a driver without a contract, as far as a few figures can say it: at a plug, and at several. */

import { type DetailedTariff, isValidAt } from '../../../src/ocpi/browser.ts';
import type { EnergyPrice, PlugRecord, SiteIndex } from '../records/site-index.ts';
import { type Offer, offerOf, type PricedTariff } from './offer.ts';

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
export function plugPrice(
  tariffs: readonly (PricedTariff & Pick<DetailedTariff, 'start_date_time' | 'end_date_time'>)[],
  at: number,
): PlugPrice | undefined {
  const valid = tariffs.filter((tariff) => isValidAt(tariff, at)).map(offerOf);
  const offers = valid.filter(({ isForEveryone, kind }) => isForEveryone && kind !== 'unknown');
  if (offers.length === 0) return undefined;
  const hasFurtherCosts = offers.some(
    ({ parts, least }) => least !== undefined || parts.some(({ per }) => per !== 'energy'),
  );
  const isFree = offers.every(({ kind }) => kind === 'free');
  return { energy: together(offers.flatMap((offer) => energyPrices(offer, isFree))), hasFurtherCosts };
}

function energyPrices({ kind, currency, vat, parts }: Offer, isFree: boolean): EnergyPrice[] {
  if (kind === 'free') return [{ currency, from: 0, to: 0, ...(isFree && { free: true }) }];
  const paid = parts.find(({ per }) => per === 'energy')?.prices ?? [];
  return paid.map(({ amount }) => {
    const price = amount.toNumber();
    return { currency, from: price, to: price, ...(vat === 'not stated' && { excl_vat: true }) };
  });
}

/** Of some plugs. Undefined if none has a known price, or if they are in different currencies. */
export function priceOfPlugs(
  plugs: readonly PlugRecord[],
  { prices }: Pick<SiteIndex, 'prices'>,
): EnergyPrice | undefined {
  const numbers = new Set(plugs.flatMap(([, , price]) => price ?? []));
  return together([...numbers].flatMap((number) => prices[number] ?? []));
}

/** The lowest and the highest of some prices; undefined without any, and in two currencies. */
function together(prices: readonly EnergyPrice[]): EnergyPrice | undefined {
  const [first] = prices;
  if (first === undefined || prices.some(({ currency }) => currency !== first.currency)) return undefined;
  return {
    currency: first.currency,
    from: Math.min(...prices.map(({ from }) => from)),
    to: Math.max(...prices.map(({ to }) => to)),
    ...(prices.every(({ free }) => free) && { free: true }),
    ...(prices.some(({ excl_vat }) => excl_vat) && { excl_vat: true }),
  };
}
