/** Rule: a site is staffed or unattended, and not both. */

import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'staffed-and-unattended': {
    severity: 'warning',
    wrong: 'A site is STAFFED and UNATTENDED.',
    why: 'Drivers who need help with a cable do not know whether there is somebody.',
    fix: 'Leave one of the two. If staff is there at some hours, write STAFFED, and the hours into opening_times.',
    bad: 'services: STAFFED|UNATTENDED',
    good: 'services: STAFFED',
  },
});

function* check({ dataset }: RuleInput): Findings {
  for (const { location } of dataset.locations) {
    const { services = [], id } = location.values;
    if (!services.includes('STAFFED') || !services.includes('UNATTENDED')) continue;
    yield rule.finding('staffed-and-unattended', 'locations', location, 'services', {
      message: `Location "${id}" is STAFFED and UNATTENDED.`,
      hint: 'Leave one of the two: STAFFED if somebody is there at some hours.',
    });
  }
}
