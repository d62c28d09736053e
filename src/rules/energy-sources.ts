/** The shares of an energy mix are all of it. */

import { Big } from 'big.js';
import type { Finding } from '../findings/finding.ts';
import { TABLES } from '../tables/tables.ts';
import { type Rule, rowFinding } from './rule.ts';

export const energySources: Rule = function* ({ dataset }): Iterable<Finding> {
  for (const row of dataset.contents.energy_mixes.rows) {
    const { energy_sources: sources } = row.values;
    if (sources === undefined) continue;
    const sum = sources.reduce((total, { amount }) => total.plus(amount), new Big(0));
    if (sum.eq(100)) continue;
    yield rowFinding('energy-sources-sum', TABLES.energy_mixes, row, 'energy_sources', {
      message: `The shares add up to ${sum.toFixed()} %, not to 100 %.`,
      hint: 'Correct the shares, or add the source that is missing.',
    });
  }
};
