/** A tariff that no connector uses is published in vain, or a connector has the wrong id. */

import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import { foldCase } from '../ocpi/ci-string.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import { TABLES } from '../source/tables/tables.ts';
import type { Rule, RuleInput } from './rule.ts';

const FINDINGS = {
  'unused-tariff': {
    severity: 'warning',
    wrong: 'No connector uses a tariff.',
    why: 'It is published although nobody can pay by it; perhaps a connector has the wrong id.',
    fix: 'Name it in tariff_ids of its connectors, or delete it.',
    bad: 'T-7 in tariffs.csv only',
    good: 'tariff_ids: T-7',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'tariffs', findings: FINDINGS, check } satisfies Rule;

function* check({ dataset }: RuleInput): Iterable<Finding> {
  const { connectors } = dataset.contents;
  if (connectors.incomplete || connectors.failedKeys.size > 0) return;
  const used = new Set<string>();
  for (const row of connectors.rows) for (const id of row.values.tariff_ids ?? []) used.add(foldCase(id));
  for (const { tariff } of dataset.tariffs) {
    if (used.has(foldCase(tariff.values.id))) continue;
    yield rowFinding('unused-tariff', TABLES.tariffs, tariff, 'id', {
      message: `No connector uses tariff "${tariff.values.id}".`,
      hint: 'Name it in tariff_ids of its connectors, or delete it.',
    });
  }
}
