/** Rule: a connector has a tariff where the others have one. */

import type { ConnectorRow } from '../../tables/tables.ts';
import { defineRule, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'connector-without-tariff': {
      severity: 'warning',
      wrong: 'A connector has no tariff, although others at its site have one, or nearly all others of the network.',
      why: 'Drivers see no price there. An empty cell means unknown, and not free.',
      fix: 'Fill in tariff_ids. If charging is free, use a tariff with the price 0.',
      message: 'Connector "{id}" of EVSE "{uid}" has no tariff, so its price is unknown.',
    },
  },
  network(network) {
    for (const row of unpricedConnectors(network)) {
      const { id, evse_uid: uid } = row.values;
      network.tell('connector-without-tariff', 'connectors', row, 'tariff_ids', { params: { id, uid } });
    }
  },
});

/** Fewer than this share of a network without a tariff is a mistake, even where whole sites have none. */
const FEW = 0.1;

function unpricedConnectors({ dataset }: RuleInput): ConnectorRow[] {
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
  return isRare ? [...besidePriced, ...atOtherSites] : besidePriced;
}
