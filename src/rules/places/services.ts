/** Rule: a site is staffed or unattended, not both, and an underground garage has a roof. */

import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'staffed-and-unattended': {
      severity: 'warning',
      wrong: 'A site is STAFFED and UNATTENDED.',
      why: 'Drivers who need help with a cable do not know whether there is somebody.',
      fix: 'Leave one of the two. If staff is there at some hours, write STAFFED, and the hours into opening_times.',
      message: 'Location "{id}" is STAFFED and UNATTENDED.',
    },
    'underground-without-roof': {
      severity: 'warning',
      wrong: 'A site in an underground garage has no roof (roofed is false).',
      why: 'Drivers choose a roof in bad weather. The cell was probably filled down from other rows.',
      fix: 'Write true into roofed, or correct parking_type.',
      message: 'Location "{id}" is in an underground garage, and has no roof.',
    },
  },
  rows: {
    locations({ values: { id, parking_type, roofed, services } }, say) {
      if (parking_type === 'UNDERGROUND_GARAGE' && roofed === false) {
        say('underground-without-roof', 'roofed', { params: { id } });
      }
      if (services?.includes('STAFFED') && services.includes('UNATTENDED')) {
        say('staffed-and-unattended', 'services', { params: { id } });
      }
    },
  },
});
