/** Rule: something is public. A network that hides every location publishes empty lists. */

import type { Entries } from '../../findings/entry.ts';
import type { Finding } from '../../findings/finding.ts';
import { rowFindingOf } from '../../source/tables/row-finding.ts';
import { TABLES } from '../../source/tables/tables.ts';
import type { Rule, RuleInput } from '../rule/rule.ts';

const FINDINGS = {
  'nothing-public': {
    severity: 'warning',
    wrong: 'No location of the network is public.',
    why: 'The lists that readers get are empty, as if there were no network.',
    fix: 'Set publish to true, or leave the cell empty, for the locations that drivers may see.',
    bad: 'publish: false in every row',
    good: 'publish: true',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'plausibility', findings: FINDINGS, check } satisfies Rule;

function* check({ dataset }: RuleInput): Iterable<Finding> {
  const { rows, incomplete, failedKeys } = dataset.contents.locations;
  const [first] = rows;
  if (first === undefined || incomplete || failedKeys.size > 0) return;
  if (rows.some(({ values }) => values.publish)) return;
  const which = rows.length === 1 ? 'The only location is' : `All ${rows.length} locations are`;
  yield rowFinding('nothing-public', TABLES.locations, first, 'publish', {
    message: `${which} hidden (publish is false), so nothing is published.`,
    hint: 'Set publish to true for the locations that drivers may see.',
  });
}
