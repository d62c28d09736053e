/** Rule: no single tariff has another VAT rate than all others in its country. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { type PriceCell, priceCells } from './price-cells.ts';
import { tariffUse } from './tariff-use.ts';
import { isNoRate } from './vat.ts';
import { isRateIn } from './vat-of-country.ts';

export const rule = defineRule('tariffs', check, {
  'vat-unlike-others': {
    severity: 'warning',
    wrong: 'One tariff has a VAT rate, and all others in the same country have another.',
    why: 'Charging has one rate in most countries. Readers add it to the price.',
    fix: 'Check the rate.',
  },
});

/** With fewer than this, nothing is usual. */
const FEWEST = 5;

function* check({ dataset }: RuleInput): Findings {
  const byCountry = new Map<string, PriceCell[]>();
  const uses = tariffUse(dataset);
  for (const data of dataset.tariffs) {
    const cells = priceCells(data).filter(({ price }) => price.gt(0));
    const [country, another] = uses?.get(foldCase(data.tariff.values.id))?.countries.keys() ?? [];
    const [first] = cells;
    // All prices of most tariffs have one rate. Where they differ, there is a reason.
    const hasOneRate = first?.vat !== undefined && cells.every(({ vat }) => vat?.eq(first.vat ?? 0));
    if (country === undefined || another !== undefined || !first || !hasOneRate) continue;
    const isOwn = first.element === undefined || first.element.values.vat !== undefined;
    const own: PriceCell = isOwn ? first : { ...first, table: 'tariffs', row: data.tariff };
    byCountry.set(country, [...(byCountry.get(country) ?? []), own]);
  }
  for (const [country, cells] of byCountry) yield* otherRates(cells, country);
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
