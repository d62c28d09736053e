/** Rule: a public location has an EVSE that is not REMOVED. */

import { areReadInFull, defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'only-removed-evses': {
    severity: 'warning',
    wrong: 'All EVSEs of a public location are REMOVED.',
    why: 'Drivers see a site where nothing is left to charge at.',
    fix: 'Set publish to false, or delete the location with its EVSEs. Or add the EVSEs that took their place.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  const { evses: table } = dataset.contents;
  if (!areReadInFull(table)) return;
  const hasIds = table.rows.some(({ values }) => values.evse_id !== undefined);
  for (const { location, evses } of dataset.locations) {
    if (!location.values.publish || evses.length === 0) continue;
    if (evses.some(({ evse }) => evse.values.status !== 'REMOVED')) continue;
    // If no EVSE has an id, the site was retired on purpose: the ids can be used again (OCPI 8.3.2).
    if (hasIds && evses.every(({ evse }) => evse.values.evse_id === undefined)) continue;
    yield rule.finding('only-removed-evses', 'locations', location, 'id', {
      message: `All EVSEs of location "${location.values.id}" are REMOVED.`,
      hint: 'Set publish to false if the site is gone.',
    });
  }
}
