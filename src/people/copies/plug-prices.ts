/** What charging at a plug costs a driver without a contract, as far as a few cells can say it. OCPI has the whole tariffs. */

import { energyPriceOf, isForEveryone } from '../site/facts/energy-price.ts';
import { tariffPrice } from '../site/facts/tariff-price.ts';
import { isValidAt } from '../site/facts/tariff-times.ts';
import type { DetailedTariff } from '../site/records/site-details.ts';
import type { EnergyPrice } from '../site/records/site-index.ts';

export interface CopiedPrice {
  /** Undefined if no tariff names a price of a kWh, or if they have different currencies. */
  readonly energy: EnergyPrice | undefined;
  /** Whether something else costs money too, such as time, a session, or a session that costs too little. */
  readonly hasFurtherCosts: boolean;
}

/** The price under the tariffs with these ids; undefined if none of them is for everyone and valid. */
export type PriceOf = (tariffIds: readonly string[]) => CopiedPrice | undefined;

/**
 * @param tariffs all that are published, by their ids
 * @param at in ms since 1970
 */
export function plugPrices(tariffs: ReadonlyMap<string, DetailedTariff>, at: number): PriceOf {
  // Most plugs have the tariffs of many others.
  const known = new Map<string, CopiedPrice | undefined>();
  return (ids) => {
    const key = JSON.stringify(ids);
    if (!known.has(key)) {
      known.set(
        key,
        priceUnder(
          ids.flatMap((id) => tariffs.get(id) ?? []),
          at,
        ),
      );
    }
    return known.get(key);
  };
}

function priceUnder(tariffs: readonly DetailedTariff[], at: number): CopiedPrice | undefined {
  const prices = tariffs
    .filter((tariff) => isForEveryone(tariff) && isValidAt(tariff, at))
    .map(tariffPrice)
    .filter(({ kind }) => kind !== 'unknown');
  if (prices.length === 0) return undefined;
  const hasFurtherCosts = prices.some(
    ({ lines, least }) => least !== undefined || lines.some(({ dimension }) => dimension !== 'ENERGY'),
  );
  return { energy: energyPriceOf(tariffs, at), hasFurtherCosts };
}
