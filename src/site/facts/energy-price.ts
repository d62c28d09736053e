/** What a kWh costs a driver without a contract: for the list of sites, and for the filter. */

import type { Tariff } from '../../ocpi/types.ts';
import type { EnergyPrice } from '../records/site-index.ts';

type TimedTariff = Omit<Tariff, 'last_updated'>;

/**
 * The lowest and highest price of a kWh under the tariffs of a site. Undefined if they say none, or if they are in different
 * currencies.
 *
 * @param tariffs those that the Connectors of the site refer to
 * @param at in ms since 1970
 */
export function energyPriceOf(tariffs: readonly TimedTariff[], at: number): EnergyPrice | undefined {
  const counted = tariffs.filter(
    ({ type, start_date_time, end_date_time }) =>
      (type === undefined || type === 'AD_HOC_PAYMENT') &&
      !(Date.parse(start_date_time ?? '') > at) &&
      !(Date.parse(end_date_time ?? '') <= at),
  );
  const [{ currency } = { currency: '' }] = counted;
  const components = counted.flatMap(({ elements }) => elements.flatMap((element) => element.price_components));
  const prices = components.flatMap(({ type, price, vat = 0 }) =>
    type === 'ENERGY' ? [Math.round(price * (100 + vat) * 100) / 10_000] : [],
  );
  if (prices.length === 0 || counted.some((tariff) => tariff.currency !== currency)) return undefined;
  const free = components.every(({ price }) => price === 0);
  return { currency, from: Math.min(...prices), to: Math.max(...prices), ...(free ? { free: true } : {}) };
}
