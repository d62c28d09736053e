/** What a kWh costs a driver without a contract: for the list of sites, and for the filter. */

import type { Tariff } from '../../../ocpi/types.ts';
import type { DetailedTariff } from '../records/site-details.ts';
import type { EnergyPrice } from '../records/site-index.ts';
import { tariffPrice } from './tariff-price.ts';
import { isValidAt } from './tariff-times.ts';

/**
 * The lowest and highest price of a kWh under the tariffs of a plug. Undefined if they say none, or if they are in different
 * currencies. Prices of reservations do not count, nor tariffs that need a contract or have ended.
 *
 * @param tariffs those that the Connector refers to
 * @param at in ms since 1970
 */
export function energyPriceOf(tariffs: readonly DetailedTariff[], at: number): EnergyPrice | undefined {
  const prices = tariffs.filter((tariff) => isForEveryone(tariff) && isValidAt(tariff, at)).map(tariffPrice);
  const known = prices.filter(({ kind }) => kind !== 'unknown');
  const [{ currency } = { currency: '' }] = known;
  if (known.length === 0 || known.some((price) => price.currency !== currency)) return undefined;
  const free = known.filter(({ kind }) => kind === 'free');
  const paid = known.flatMap(({ lines }) => lines.filter(({ dimension }) => dimension === 'ENERGY'));
  const amounts = [...free.map(() => 0), ...paid.map(({ amount }) => amount.toNumber())];
  if (amounts.length === 0) return undefined;
  return {
    currency,
    from: Math.min(...amounts),
    to: Math.max(...amounts),
    ...(free.length === known.length && { free: true }),
    ...(known.some(({ includesVat }) => !includesVat) && { excl_vat: true }),
  };
}

/** OCPI 11.4.8: a tariff without a type is for every session; all other types but ad hoc need a contract. */
export function isForEveryone({ type }: Pick<Tariff, 'type'>): boolean {
  return type === undefined || type === 'AD_HOC_PAYMENT';
}
