/** Rule: something is public: a network that hides every location publishes empty lists. */

import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'nothing-public': {
    severity: 'warning',
    wrong: 'No location of the network is public.',
    why: 'The lists that readers get are empty, as if there were no network.',
    fix: 'Set publish to true, or leave the cell empty, for the locations that drivers may see.',
    bad: 'publish: false in every row',
    good: 'publish: true',
  },
});

function* check({ dataset }: RuleInput): Findings {
  const { rows, incomplete, failedKeys } = dataset.contents.locations;
  const [first] = rows;
  if (first === undefined || incomplete || failedKeys.size > 0) return;
  if (rows.some(({ values }) => values.publish)) return;
  const which = rows.length === 1 ? 'The only location is' : `All ${rows.length} locations are`;
  yield rule.finding('nothing-public', 'locations', first, 'publish', {
    message: `${which} hidden (publish is false), so nothing is published.`,
    hint: 'Set publish to true for the locations that drivers may see.',
  });
}
