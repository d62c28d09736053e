/** Rule: every tariff is used by a connector. If not, a connector may have the wrong id. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('tariffs', check, {
  'unused-tariff': {
    severity: 'warning',
    wrong: 'No connector uses a tariff.',
    why: 'The tariff is published, but applies nowhere. A connector may have the wrong tariff id.',
    fix: 'Add its id to tariff_ids of its connectors, or delete the tariff.',
    bad: 'T-7 in tariffs.csv only',
    good: 'tariff_ids: T-7',
  },
});

function* check({ dataset }: RuleInput): Findings {
  const { connectors } = dataset.contents;
  if (connectors.incomplete || connectors.failedKeys.size > 0) return;
  const used = new Set<string>();
  for (const row of connectors.rows) for (const id of row.values.tariff_ids ?? []) used.add(foldCase(id));
  for (const { tariff } of dataset.tariffs) {
    if (used.has(foldCase(tariff.values.id))) continue;
    yield rule.finding('unused-tariff', 'tariffs', tariff, 'id', {
      message: `No connector uses tariff "${tariff.values.id}".`,
      hint: 'Add its id to tariff_ids of its connectors, or delete the tariff.',
    });
  }
}
