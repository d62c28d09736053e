/** Rule: an EVSE that is only for people with disabilities has a parking place for them, where its site lists its places. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { LocationData } from '../../read/load/join.ts';
import { areReadInFull, defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('relations', check, {
  'disabled-place-missing': {
    severity: 'warning',
    wrong: 'An EVSE has the parking restriction DISABLED, but none of its parking places is for DISABLED.',
    why: 'Readers of OCPI 2.3.0 look for the place, and older ones for the restriction. They would tell drivers different things.',
    fix: 'Add DISABLED to vehicle_types of the place, or name the right place in parking.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  if (!areReadInFull(dataset.contents.parking_places)) return;
  for (const data of dataset.locations) if (data.parkingPlaces.length > 0) yield* atSite(data);
}

function* atSite({ evses, parkingPlaces }: LocationData): Findings {
  const forDisabled = parkingPlaces.filter(({ place }) => place.values.vehicle_types.includes('DISABLED'));
  const ids = new Set(forDisabled.map(({ place }) => foldCase(place.values.id)));
  for (const { evse } of evses) {
    const { parking_restrictions: restrictions = [], parking, uid } = evse.values;
    if (!restrictions.includes('DISABLED')) continue;
    if (parking === undefined ? ids.size > 0 : parking.some(({ parking_id }) => ids.has(foldCase(parking_id))))
      continue;
    yield rule.finding('disabled-place-missing', 'evses', evse, 'parking_restrictions', {
      message: `EVSE "${uid}" is only for people with disabilities, but no parking place ${parking === undefined ? 'of its site' : 'of its own'} is for DISABLED.`,
      hint: 'Add DISABLED to vehicle_types of the place in parking_places.csv, or correct parking_restrictions.',
    });
  }
}
