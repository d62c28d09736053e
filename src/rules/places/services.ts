/** Rule: a site is staffed or unattended, not both, and an underground garage has a roof. */

import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'staffed-and-unattended': {
    severity: 'warning',
    wrong: 'A site is STAFFED and UNATTENDED.',
    why: 'Drivers who need help with a cable do not know whether there is somebody.',
    fix: 'Leave one of the two. If staff is there at some hours, write STAFFED, and the hours into opening_times.',
  },
  'underground-without-roof': {
    severity: 'warning',
    wrong: 'A site in an underground garage has no roof (roofed is false).',
    why: 'Drivers choose a roof in bad weather. The cell was probably filled down from other rows.',
    fix: 'Write true into roofed, or correct parking_type.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  for (const { location } of dataset.locations) {
    const { services = [], id, parking_type, roofed } = location.values;
    if (parking_type === 'UNDERGROUND_GARAGE' && roofed === false) {
      yield rule.finding('underground-without-roof', 'locations', location, 'roofed', {
        message: `Location "${id}" is in an underground garage, and has no roof.`,
        hint: 'Write true, or correct parking_type.',
      });
    }
    if (!services.includes('STAFFED') || !services.includes('UNATTENDED')) continue;
    yield rule.finding('staffed-and-unattended', 'locations', location, 'services', {
      message: `Location "${id}" is STAFFED and UNATTENDED.`,
      hint: 'Leave one of the two: STAFFED if somebody is there at some hours.',
    });
  }
}
