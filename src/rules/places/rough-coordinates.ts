/** Rule: coordinates have enough decimals, and are two numbers. */

import type { Finding } from '../../findings/finding.ts';
import type { LocationRow } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'equal-coordinates': {
    severity: 'doubt',
    wrong: 'Latitude and longitude are the same number.',
    why: 'One of the two was copied into both columns.',
    fix: 'Enter the coordinates of the site.',
  },
  'whole-degrees': {
    severity: 'doubt',
    wrong: 'A latitude or longitude has no decimals.',
    why: 'A degree is up to 111 km. Spreadsheets and databases with too narrow columns cut the decimals off.',
    fix: 'Enter the coordinates with at least five decimals.',
  },
  'coarse-coordinates': {
    severity: 'warning',
    wrong: 'Latitude and longitude have two decimals or fewer.',
    why: 'That is up to a kilometre off. Drivers do not find the site.',
    fix: 'Enter the coordinates with at least five decimals.',
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

/** Values have six decimals. Of a hundred thousand places, one has as many zeros by chance. */
function* check({ dataset }: RuleInput): Findings {
  for (const row of dataset.contents.locations.rows) {
    const { latitude, longitude } = row.values;
    if (!isRough(row.values)) continue;
    if (latitude === longitude) yield* equal(row);
    else if (latitude.endsWith('.000000')) yield whole(row, 'latitude');
    else if (longitude.endsWith('.000000')) yield whole(row, 'longitude');
    else {
      yield rule.finding('coarse-coordinates', 'locations', row, 'latitude', {
        message: 'Latitude and longitude have at most two decimals, so the site may be up to a kilometre away.',
        hint: WITH_DECIMALS,
      });
    }
  }
}

const WITH_DECIMALS = 'Enter the coordinates with at least five decimals.';

/** Zeros are the rule null-island. */
function* equal(row: LocationRow): Findings {
  if (Number(row.values.latitude) === 0) return;
  yield rule.finding('equal-coordinates', 'locations', row, 'latitude', {
    message: 'Latitude and longitude are the same number.',
    hint: 'One of them was probably copied into both columns. Enter the coordinates of the site.',
  });
}

function whole(row: LocationRow, field: 'latitude' | 'longitude'): Finding {
  return rule.finding('whole-degrees', 'locations', row, field, {
    message: `${field} has no decimals, so the site may be up to 111 km away.`,
    hint: WITH_DECIMALS,
  });
}
