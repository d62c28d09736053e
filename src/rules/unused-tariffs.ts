/** A tariff that no connector uses is published in vain, or a connector has the wrong id. */

import type { Finding } from '../findings/finding.ts';
import { sameCase, TABLES } from '../tables/tables.ts';
import { type Rule, rowFinding } from './rule.ts';

export const unusedTariffs: Rule = function* ({ dataset }): Iterable<Finding> {
  const { connectors } = dataset.contents;
  if (connectors.incomplete || connectors.failedKeys.size > 0) return;
  const used = new Set<string>();
  for (const row of connectors.rows) for (const id of row.values.tariff_ids ?? []) used.add(sameCase(id));
  for (const { tariff } of dataset.tariffs) {
    if (used.has(sameCase(tariff.values.id))) continue;
    yield rowFinding('unused-tariff', TABLES.tariffs, tariff, 'id', {
      message: `No connector uses tariff "${tariff.values.id}".`,
      hint: 'Name it in tariff_ids of its connectors, or delete it.',
    });
  }
};
