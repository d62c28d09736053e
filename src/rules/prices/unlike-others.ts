/** Rule: no single tariff has another VAT rate than all others in its country. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { TariffData } from '../../read/load/join.ts';
import { defineRule } from '../rule/rule.ts';
import { type PriceCell, priceCells } from './price-cells.ts';
import { tariffUse } from './tariff-use.ts';
import { isNoRate } from './vat.ts';
import { isRateIn } from './vat-of-country.ts';

/** With fewer than this, nothing is usual. */
const FEWEST = 5;

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'vat-unlike-others': {
      severity: 'warning',
      wrong: 'One tariff has a VAT rate, and all others in the same country have another.',
      why: 'Charging has one rate in most countries. Readers add it to the price.',
      fix: 'Check the rate.',
      message: '{field} {rate} stands alone: the {count} other tariffs in {country} have {usual}.',
    },
  },
  network({ dataset, tell }) {
    const uses = tariffUse(dataset);
    const byCountry = Map.groupBy(dataset.tariffs, ({ tariff }) => {
      const [country, another] = uses?.get(foldCase(tariff.values.id))?.countries.keys() ?? [];
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

/** The cell with the VAT rate of a tariff. Where its prices have several, there is a reason. */
function onlyRate(data: TariffData): PriceCell | undefined {
  const cells = priceCells(data).filter(({ price }) => price.gt(0));
  const [first] = cells;
  if (first?.vat === undefined || !cells.every(({ vat }) => vat?.eq(first.vat ?? 0))) return undefined;
  const isOwn = first.element === undefined || first.element.values.vat !== undefined;
  return isOwn ? first : { ...first, table: 'tariffs', row: data.tariff };
}
