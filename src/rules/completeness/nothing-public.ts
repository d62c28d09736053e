/** Rule: something is public: a network that hides every location publishes empty lists. */

import { areReadInFull, defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'nothing-public': {
    severity: 'warning',
    wrong: 'No location of the network is public.',
    why: 'The lists that readers get are empty, as if there were no network.',
    fix: 'Set publish to true, or leave the cell empty, for the locations that drivers may see.',
    message: {
      one: 'The only location is hidden ({field} is false), so nothing is published.',
      many: 'All {count} locations are hidden ({field} is false), so nothing is published.',
    },
  },
});

function* check({ dataset }: RuleInput): Findings {
  const { locations } = dataset.contents;
  const [first, second] = locations.rows;
  if (first === undefined || !areReadInFull(locations)) return;
  if (locations.rows.some(({ values }) => values.publish)) return;
  const many = { says: 'many', params: { count: locations.rows.length } } as const;
  yield rule.finding('nothing-public', 'locations', first, 'publish', second === undefined ? { says: 'one' } : many);
}
