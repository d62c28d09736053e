/** Rule: every tariff is used by a connector, and a connector has a tariff where the others have one. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { ConnectorRow } from '../../tables/tables.ts';
import { areReadInFull, defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('tariffs', check, {
  'unused-tariff': {
    severity: 'warning',
    wrong: 'No connector uses a tariff.',
    why: 'The tariff is published, but applies nowhere. A connector may have the wrong tariff id.',
    fix: 'Add its id to tariff_ids of its connectors, or delete the tariff.',
  },
  'connector-without-tariff': {
    severity: 'warning',
    wrong: 'A connector has no tariff, although others at its site have one, or nearly all others of the network.',
    why: 'Drivers see no price there. An empty cell means unknown, and not free.',
    fix: 'Fill in tariff_ids. If charging is free, use a tariff with the price 0.',
  },
});

function* check(input: RuleInput): Findings {
  yield* unusedTariffs(input);
  yield* unpricedConnectors(input);
}

function* unusedTariffs({ dataset }: RuleInput): Findings {
  const { connectors } = dataset.contents;
  if (!areReadInFull(connectors)) return;
  // Connectors with the same tariffs have the same list (read-table.ts).
  const lists = new Set(connectors.rows.map(({ values }) => values.tariff_ids));
  const used = new Set([...lists].flatMap((ids) => ids?.map(foldCase) ?? []));
  for (const { tariff } of dataset.tariffs) {
    if (used.has(foldCase(tariff.values.id))) continue;
    yield rule.finding('unused-tariff', 'tariffs', tariff, 'id', {
      message: `No connector uses tariff "${tariff.values.id}".`,
      hint: 'Add its id to tariff_ids of its connectors, or delete the tariff.',
    });
  }
}

/** Fewer than this share of a network without a tariff is a mistake, even where whole sites have none. */
const FEW = 0.1;

function* unpricedConnectors({ dataset }: RuleInput): Findings {
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
