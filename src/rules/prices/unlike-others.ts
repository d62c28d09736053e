/** Rule: prices per kWh and VAT rates are not far from those of the other tariffs. */

import type { Big } from 'big.js';
import { foldCase } from '../../ocpi/ci-string.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { type PriceCell, priceCells } from './price-cells.ts';
import { isPlausible } from './price-ranges.ts';
import { tariffUse } from './tariff-use.ts';
import { isNoRate } from './vat.ts';
import { isRateIn } from './vat-of-country.ts';

export const rule = defineRule('tariffs', check, {
  'price-unlike-others': {
    severity: 'warning',
    wrong:
      'A price per kWh is less than a sixth of the usual one of the network in this currency, or more than six times as much.',
    why: 'A digit or the decimal point may be wrong, or the price is in another currency.',
    fix: 'Check the price.',
  },
  'vat-unlike-others': {
    severity: 'warning',
    wrong: 'One tariff has a VAT rate, and all others in the same country have another.',
    why: 'Charging has one rate in most countries. Readers add it to the price.',
    fix: 'Check the rate.',
  },
});

/** With fewer than this, nothing is usual. */
const FEWEST = 5;

/** Fast charging costs three times as much as the slowest, and nights may cost half. */
const FAR = 6;

function* check({ dataset }: RuleInput): Findings {
  const byCurrency = new Map<string, PriceCell[]>();
  const byCountry = new Map<string, PriceCell[]>();
  const uses = tariffUse(dataset);
  for (const data of dataset.tariffs) {
    const { id, currency } = data.tariff.values;
    const cells = priceCells(data).filter(({ price }) => price.gt(0));
    const ofEnergy = cells.filter(({ type, price }) => type === 'ENERGY' && isPlausible(price, 'kWh', currency));
    add(byCurrency, currency, ofEnergy);
    const [country, another] = uses?.get(foldCase(id))?.countries.keys() ?? [];
    const [first] = cells;
    // All prices of most tariffs have one rate. Where they differ, there is a reason.
    const hasOneRate = first?.vat !== undefined && cells.every(({ vat }) => vat?.eq(first.vat ?? 0));
    if (country === undefined || another !== undefined || !first || !hasOneRate) continue;
    const isOwn = first.element === undefined || first.element.values.vat !== undefined;
    add(byCountry, country, [isOwn ? first : { ...first, table: 'tariffs', row: data.tariff }]);
  }
  for (const cells of byCurrency.values()) yield* farPrices(cells);
  for (const [country, cells] of byCountry) yield* otherRates(cells, country);
}

function add(groups: Map<string, PriceCell[]>, key: string, cells: readonly PriceCell[]): void {
  const group = groups.get(key) ?? [];
  groups.set(key, group);
  for (const cell of cells) group.push(cell);
}

function* farPrices(cells: readonly PriceCell[]): Findings {
  const usual = median(cells.map(({ price }) => price));
  if (usual === undefined || cells.length < FEWEST) return;
  for (const { table, row, field, price } of cells) {
    if (price.times(FAR).gte(usual) && price.lte(usual.times(FAR))) continue;
    yield rule.finding('price-unlike-others', table, row, field, {
      message: `${field} ${price.toFixed()} is far from the usual ${usual.toFixed()} of the network.`,
      hint: 'Check the decimal point.',
    });
  }
}

function median(prices: readonly Big[]): Big | undefined {
  return [...prices].sort((a, b) => a.cmp(b))[Math.floor(prices.length / 2)];
}

function* otherRates(cells: readonly PriceCell[], country: string): Findings {
  const rates = Map.groupBy(cells, ({ vat }) => vat?.toFixed() ?? '');
  const [usual] = [...rates].filter(([, group]) => group.length > 1);
  const [single, another] = [...rates.values()].filter((group) => group.length === 1);
  const [cell] = single ?? [];
  if (cells.length < FEWEST || rates.size !== 2 || usual === undefined || cell === undefined || another) return;
  const rate = cell.vat?.toFixed() ?? '';
  if (cell.vat === undefined || isNoRate(cell.vat) || !isRateIn(cell.vat, [country])) return;
  yield rule.finding('vat-unlike-others', cell.table, cell.row, 'vat', {
    message: `vat ${rate} stands alone: the ${usual[1].length} other tariffs in ${country} have ${usual[0]}.`,
    hint: 'Check the rate.',
  });
}
