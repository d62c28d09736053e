/** Rule: coordinates have enough decimals, and are two numbers. */

import type { LocationRow } from '../../tables/tables.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'equal-coordinates': {
      severity: 'doubt',
      wrong: 'Latitude and longitude are the same number.',
      why: 'One of the two was copied into both columns.',
      fix: 'Enter the coordinates of the site. One of the two was probably copied into both columns.',
      message: 'Latitude and longitude are the same number.',
    },
    'whole-degrees': {
      severity: 'doubt',
      wrong: 'A latitude or longitude has no decimals.',
      why: 'A degree is up to 111 km. Spreadsheets and databases with too narrow columns cut the decimals off.',
      fix: 'Enter the coordinates with at least five decimals.',
      message: '{field} has no decimals, so the site may be up to 111 km away.',
    },
    'coarse-coordinates': {
      severity: 'warning',
      wrong: 'Latitude and longitude have two decimals or fewer.',
      why: 'That is up to a kilometre off. Drivers do not find the site.',
      fix: 'Enter the coordinates with at least five decimals.',
      message: 'Latitude and longitude have at most two decimals, so the site may be up to a kilometre away.',
    },
  },
  rows: {
    /** Values have six decimals. Of a hundred thousand places, one has as many zeros by chance. */
    locations({ values }, say) {
      const { latitude, longitude } = values;
      if (!isRough(values)) return;
      // Zeros are the rule null-island.
      if (latitude === longitude && Number(latitude) === 0) return;
      if (latitude === longitude) say('equal-coordinates', 'latitude');
      else if (latitude.endsWith('.000000')) say('whole-degrees', 'latitude');
      else if (longitude.endsWith('.000000')) say('whole-degrees', 'longitude');
      else say('coarse-coordinates', 'latitude');
    },
  },
});

/** Whether a coordinate is a whole number of degrees, so that the site is somewhere within a hundred kilometres. */
export function hasNoDecimals({ latitude, longitude }: Pick<LocationRow['values'], 'latitude' | 'longitude'>): boolean {
  return latitude.endsWith('.000000') || longitude.endsWith('.000000');
}

/** Whether the place of a site is known to a kilometre at best, so that nothing else can be said about it. */
export function isRough({ latitude, longitude }: LocationRow['values']): boolean {
  if (latitude === longitude || hasNoDecimals({ latitude, longitude })) return true;
  return latitude.endsWith('0000') && longitude.endsWith('0000');
}
