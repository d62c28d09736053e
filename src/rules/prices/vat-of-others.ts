/** Rule: where most prices have a VAT rate, all have one, and no single tariff has another than all others. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { TariffData } from '../../read/load/join.ts';
import { defineRule } from '../rule/rule.ts';
import { isForReservation, type PriceCell, priceCells, whereRateIs } from './price-cells.ts';
import { tariffUse } from './tariff-use.ts';
import { isNoRate } from './vat.ts';
import { isRateIn } from './vat-of-country.ts';

/** Fewer than this share of the tariffs in a currency without VAT is a mistake. More of them have a reason. */
const FEW = 1 / 3;

/** With fewer than this, nothing is usual. */
const FEWEST = 5;

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'vat-on-some': {
      severity: 'warning',
      wrong: 'A price has no VAT rate, although others of its tariff have one, or most tariffs in its currency.',
      why: 'An empty rate means that no VAT applies. Readers show the price without VAT beside prices with VAT, so it looks cheaper than it is.',
      fix: 'Fill in the column vat, with 0 if the rate is zero, and prices_include_vat with true or false.',
      message: {
        price: '{column#} {price} has no VAT rate, but other prices of the tariff have one.',
        tariff: 'Tariff "{id}" has no VAT rate, but {taxed} other tariffs in {currency} have one.',
      },
    },
    'vat-unlike-others': {
      severity: 'warning',
      wrong: 'One tariff has a VAT rate, and all others in the same country have another.',
      why: 'Charging has one rate in most countries. Readers add it to the price.',
      fix: 'Check the rate.',
      message: '{field} {rate} stands alone: the {count} other tariffs in {country} have {usual}.',
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
        tell('vat-on-some', 'tariffs', tariff, 'vat', { says: 'tariff', params });
      }
    }
    const uses = tariffUse(dataset);
    const byCountry = Map.groupBy(dataset.tariffs, ({ tariff }) => {
      const [country, another] = uses?.get(foldCase(tariff.values.id))?.countries ?? [];
      return another === undefined ? country : undefined;
    });
    for (const [country, tariffs] of byCountry) {
      const cells = tariffs.flatMap((data) => onlyRate(data) ?? []);
      const rates = [...Map.groupBy(cells, ({ vat }) => vat?.toFixed() ?? '').values()];
      const usual = rates.find((group) => group.length > 1);
      const [single, another] = rates.filter((group) => group.length === 1);
      const [cell] = single ?? [];
      if (country === undefined || cells.length < FEWEST || rates.length !== 2 || another !== undefined) continue;
      if (usual === undefined || cell?.vat === undefined || isNoRate(cell.vat) || !isRateIn(cell.vat, [country]))
        continue;
      const params = { rate: cell.vat.toFixed(), count: usual.length, country, usual: usual[0]?.vat?.toFixed() ?? '' };
      tell('vat-unlike-others', cell.table, cell.row, 'vat', { params });
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

function isTaxed(data: TariffData): boolean {
  return untaxed(data).length < chargingPrices(data).length;
}

/** The cell with the VAT rate of a tariff. Where its prices have several, there is a reason. */
function onlyRate(data: TariffData): PriceCell | undefined {
  const cells = priceCells(data).filter(({ price }) => price.gt(0));
  const [first] = cells;
  if (first?.vat === undefined || !cells.every(({ vat }) => vat?.eq(first.vat ?? 0))) return undefined;
  return whereRateIs(first, data);
}
