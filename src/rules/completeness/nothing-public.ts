/** Rule: something is public: a network that hides every location publishes empty lists. */

import { areReadInFull, defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'nothing-public': {
      severity: 'warning',
      wrong: 'No location of the network is public.',
      why: 'The lists that readers get are empty, as if there were no network.',
      fix: 'Set publish to true, or leave the cell empty, for the locations that drivers may see.',
      message: {
        one: 'The only location is hidden ({field} is false), so nothing is published.',
        all: 'All {count} locations are hidden ({field} is false), so nothing is published.',
      },
    },
  },
  network({ dataset, tell }) {
    const { locations } = dataset.contents;
    const [first] = locations.rows;
    if (first === undefined || !areReadInFull(locations)) return;
    if (locations.rows.some(({ values }) => values.publish)) return;
    const count = locations.rows.length;
    if (count === 1) tell('nothing-public', 'locations', first, 'publish', { says: 'one' });
    else tell('nothing-public', 'locations', first, 'publish', { says: 'all', params: { count } });
  },
});
