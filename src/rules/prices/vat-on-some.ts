/** Rule: where most prices have a VAT rate, all have one. An empty rate means that no VAT applies. */

import type { TariffData } from '../../read/load/join.ts';
import { defineRule } from '../rule/rule.ts';
import { isForReservation, type PriceCell, priceCells } from './price-cells.ts';

/** Fewer than this share of the tariffs in a currency without VAT is a mistake. More of them have a reason. */
const FEW = 1 / 3;

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'vat-on-some': {
      severity: 'warning',
      wrong: 'A price has no VAT rate, although others of its tariff have one, or most tariffs in its currency.',
      why: 'An empty rate means that no VAT applies. Readers show the price without VAT beside prices with VAT, so it looks cheaper than it is.',
      fix: 'Fill in the column vat, with 0 if the rate is zero.',
      message: {
        price: '{column#} {price} has no VAT rate, but other prices of the tariff have one.',
        tariff: 'Tariff "{id}" has no VAT rate, but {taxed} other tariffs in {currency} have one.',
      },
      hint: {
        tariff: 'Fill in the column {#vat}, with 0 if the rate is zero, and {#prices_include_vat} with true or false.',
      },
    },
  },
  tariffs(data, _, { tell }) {
    const without = untaxed(data);
    if (isTaxed(data)) {
      for (const { table, row, field: column, price } of without) {
        tell('vat-on-some', table, row, 'vat', { says: 'price', params: { column, price: price.toFixed() } });
      }
    }
  },
  network({ dataset, tell }) {
    const priced = dataset.tariffs.filter((data) => chargingPrices(data).length > 0);
    for (const [currency, tariffs] of Map.groupBy(priced, ({ tariff }) => tariff.values.currency)) {
      const lacking = tariffs.filter((data) => !isTaxed(data));
      if (lacking.length >= tariffs.length * FEW) continue;
      for (const { tariff } of lacking) {
        const params = { id: tariff.values.id, taxed: tariffs.length - lacking.length, currency };
        tell('vat-on-some', 'tariffs', tariff, 'vat', { says: 'tariff', advises: 'tariff', params });
      }
    }
  },
});

function chargingPrices(data: TariffData): PriceCell[] {
  return priceCells(data).filter((cell) => cell.price.gt(0) && !isForReservation(cell));
}

/** Prices without a rate, of which it is not said that they include VAT. */
function untaxed(data: TariffData): PriceCell[] {
  if (data.tariff.values.prices_include_vat) return [];
  return chargingPrices(data).filter(({ vat }) => vat === undefined);
}

/** Whether at least one of its prices has VAT. */
function isTaxed(data: TariffData): boolean {
  return untaxed(data).length < chargingPrices(data).length;
}
