/** Rule: a connector has a tariff if the others at its site have one, or nearly all others of the network. */

import type { ConnectorRow } from '../../source/tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('tariffs', check, {
  'connector-without-tariff': {
    severity: 'warning',
    wrong: 'A connector has no tariff, although others at its site have one, or nearly all others of the network.',
    why: 'Drivers see no price there. An empty cell means unknown, and not free.',
    fix: 'Fill in tariff_ids. If charging is free, use a tariff with the price 0.',
    bad: 'E-2,1,IEC_62196_T2,…, with an empty tariff_ids',
    good: 'tariff_ids: T-1',
  },
});

/** Fewer than this share of a network without a tariff is a mistake, even where whole sites have none. */
const FEW = 0.1;

function* check({ dataset }: RuleInput): Findings {
  const besidePriced: ConnectorRow[] = [];
  const atOtherSites: ConnectorRow[] = [];
  let count = 0;
  for (const { location, evses } of dataset.locations) {
    if (!location.values.publish) continue;
    const connectors = evses.flatMap(({ evse, connectors: own }) => (evse.values.status === 'REMOVED' ? [] : own));
    const without = connectors.filter(({ values }) => values.tariff_ids === undefined);
    const list = without.length < connectors.length ? besidePriced : atOtherSites;
    for (const row of without) list.push(row);
    count += connectors.length;
  }
  const isRare = besidePriced.length + atOtherSites.length < count * FEW;
  for (const row of isRare ? [...besidePriced, ...atOtherSites] : besidePriced) {
    yield rule.finding('connector-without-tariff', 'connectors', row, 'tariff_ids', {
      message: `Connector "${row.values.id}" of EVSE "${row.values.evse_uid}" has no tariff, so its price is unknown.`,
      hint: 'Fill in tariff_ids. If charging is free, use a tariff with the price 0.',
    });
  }
}
