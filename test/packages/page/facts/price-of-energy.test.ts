/** The price of a site, of the prices of its plugs. */

import { expect, test } from 'vitest';
import { priceOfPlugs } from '../../../../packages/page/facts/price-of-energy.ts';
import type { EnergyPrice } from '../../../../packages/page/records/site-index.ts';

/** The price of a site whose plugs have these prices; undefined is a plug without one. */
function priceOf(...prices: readonly (EnergyPrice | undefined)[]): EnergyPrice | undefined {
  const known = prices.filter((price) => price !== undefined);
  const plugs = prices.map((price) =>
    price === undefined ? ([0, 0] as const) : ([0, 0, known.indexOf(price)] as const),
  );
  return priceOfPlugs(plugs, { prices: known });
}

const euros = (from: number, to = from): EnergyPrice => ({ currency: 'EUR', from, to });
const FREE: EnergyPrice = { ...euros(0), free: true };

test('it is the lowest and the highest of the plugs', () => {
  expect(priceOf(euros(0.5), undefined, euros(0.3, 0.4))).toEqual(euros(0.3, 0.5));
});

test('it is free only if all of it is, and without VAT if any of it is', () => {
  expect(priceOf(FREE, FREE)).toEqual(FREE);
  expect(priceOf(FREE, euros(0.5))).toEqual(euros(0, 0.5));
  expect(priceOf(euros(0.5), { ...euros(0.6), excl_vat: true })).toEqual({ ...euros(0.5, 0.6), excl_vat: true });
});

test('it is not known without prices, and in two currencies', () => {
  expect(priceOf(undefined)).toBeUndefined();
  expect(priceOf()).toBeUndefined();
  expect(priceOf(euros(0.5), { ...euros(0.5), currency: 'CHF' })).toBeUndefined();
});
