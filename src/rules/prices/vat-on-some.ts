/** Rule: where most prices have a VAT rate, all have one. An empty rate means that no VAT applies. */

import type { TariffData } from '../../read/load/join.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { isForReservation, type PriceCell, priceCells } from './price-cells.ts';

export const rule = defineRule('tariffs', check, {
  'vat-on-some': {
    severity: 'warning',
    wrong: 'A price has no VAT rate, although others of its tariff have one, or most tariffs in its currency.',
    why: 'An empty rate means that no VAT applies. Readers show the price without VAT beside prices with VAT, so it looks cheaper than it is.',
    fix: 'Fill in the column vat, with 0 if the rate is zero.',
  },
});

/** Fewer than this share of the tariffs in a currency without VAT is a mistake. More of them have a reason. */
const FEW = 1 / 3;

interface Counts {
  taxed: number;
  readonly untaxed: TariffData[];
}

function* check({ dataset }: RuleInput): Findings {
  const currencies = new Map<string, Counts>();
  for (const data of dataset.tariffs) {
    const priced = priceCells(data).filter((cell) => cell.price.gt(0) && !isForReservation(cell));
    if (priced.length === 0) continue;
    const { currency, prices_include_vat: includesVat } = data.tariff.values;
    const counts: Counts = currencies.get(currency) ?? { taxed: 0, untaxed: [] };
    currencies.set(currency, counts);
    if (includesVat) {
      counts.taxed++;
      continue;
    }
    const without = priced.filter(({ vat }) => vat === undefined);
    if (without.length === priced.length) counts.untaxed.push(data);
    else counts.taxed++;
    if (without.length < priced.length) yield* components(without);
  }
  for (const { taxed, untaxed } of currencies.values()) {
    if (untaxed.length >= (taxed + untaxed.length) * FEW) continue;
    for (const { tariff } of untaxed) {
      yield rule.finding('vat-on-some', 'tariffs', tariff, 'vat', {
        message: `Tariff "${tariff.values.id}" has no VAT rate, but ${taxed} other tariffs in ${tariff.values.currency} have one.`,
        hint: 'Fill in the column vat, with 0 if the rate is zero, and prices_include_vat with true or false.',
      });
    }
  }
}

function* components(without: readonly PriceCell[]): Findings {
  for (const { table, row, field, price } of without) {
    yield rule.finding('vat-on-some', table, row, 'vat', {
      message: `${field} ${price.toFixed()} has no VAT rate, but other prices of the tariff have one.`,
      hint: 'Fill in the column vat, with 0 if the rate is zero.',
    });
  }
}
