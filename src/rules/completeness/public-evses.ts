/** Rule: a public location has an EVSE that is not REMOVED. */

import type { Entries } from '../../findings/entry.ts';
import type { Finding } from '../../findings/finding.ts';
import { rowFindingOf } from '../../source/tables/row-finding.ts';
import { TABLES } from '../../source/tables/tables.ts';
import type { Rule, RuleInput } from '../rule/rule.ts';

const FINDINGS = {
  'only-removed-evses': {
    severity: 'warning',
    wrong: 'All EVSEs of a public location are REMOVED.',
    why: 'Drivers see a site where nothing is left to charge at.',
    fix: 'Set publish to false, or delete the location with its EVSEs. Or add the EVSEs that took their place.',
    bad: 'E-1,L-1,REMOVED, and no other EVSE at L-1',
    good: 'publish: false',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'plausibility', findings: FINDINGS, check } satisfies Rule;

function* check({ dataset }: RuleInput): Iterable<Finding> {
  const { rows, incomplete, failedKeys } = dataset.contents.evses;
  if (incomplete || failedKeys.size > 0) return;
  const hasIds = rows.some(({ values }) => values.evse_id !== undefined);
  for (const { location, evses } of dataset.locations) {
    if (!location.values.publish || evses.length === 0) continue;
    if (evses.some(({ evse }) => evse.values.status !== 'REMOVED')) continue;
    // Whoever takes the ids away retires the site on purpose: they can be used again (OCPI 8.3.2).
    if (hasIds && evses.every(({ evse }) => evse.values.evse_id === undefined)) continue;
    yield rowFinding('only-removed-evses', TABLES.locations, location, 'id', {
      message: `All EVSEs of location "${location.values.id}" are REMOVED.`,
      hint: 'Set publish to false if the site is gone.',
    });
  }
}
