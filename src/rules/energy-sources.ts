/** Rule: the shares of an energy mix add up to 100 %. */

import { Big } from 'big.js';
import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import { TABLES } from '../source/tables/tables.ts';
import type { Rule, RuleInput } from './rule.ts';

const FINDINGS = {
  'energy-sources-sum': {
    severity: 'warning',
    wrong: 'The shares of the energy sources do not add up to 100.',
    why: 'OCPI asks for all energy sources, with their shares.',
    fix: 'Correct the shares, or add the missing source.',
    bad: 'SOLAR:60|WIND:30',
    good: 'SOLAR:60|WIND:40',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'relations', findings: FINDINGS, check } satisfies Rule;

function* check({ dataset }: RuleInput): Iterable<Finding> {
  for (const row of dataset.contents.energy_mixes.rows) {
    const { energy_sources: sources } = row.values;
    if (sources === undefined) continue;
    const sum = sources.reduce((total, { amount }) => total.plus(amount), new Big(0));
    if (sum.eq(100)) continue;
    yield rowFinding('energy-sources-sum', TABLES.energy_mixes, row, 'energy_sources', {
      message: `The shares add up to ${sum.toFixed()} %, not 100 %.`,
      hint: 'Correct the shares, or add the missing source.',
    });
  }
}
