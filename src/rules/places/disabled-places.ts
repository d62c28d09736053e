/** Rule: an EVSE that is only for people with disabilities has a parking place for them, where its site lists its places. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { areReadInFull, defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'relations',
  findings: {
    'disabled-place-missing': {
      severity: 'warning',
      wrong: 'An EVSE has the parking restriction DISABLED, but none of its parking places is for DISABLED.',
      why: 'Readers of OCPI 2.3.0 look for the place, and older ones for the restriction. They would tell drivers different things.',
      fix: 'Add DISABLED to vehicle_types of the place in parking_places.csv, name the right place in parking, or correct parking_restrictions.',
      message: 'EVSE "{uid}" is only for people with disabilities, but no parking place of {whose} is for DISABLED.',
    },
  },
  evses({ evse }, say, { dataset }, { parkingPlaces }) {
    const { parking_restrictions: restrictions, parking, uid } = evse.values;
    if (!restrictions?.includes('DISABLED') || parkingPlaces.length === 0) return;
    if (!areReadInFull(dataset.contents.parking_places)) return;
    const forDisabled = parkingPlaces.filter(({ place }) => place.values.vehicle_types.includes('DISABLED'));
    const ids = new Set(forDisabled.map(({ place }) => foldCase(place.values.id)));
    if (parking === undefined ? ids.size > 0 : parking.some(({ parking_id }) => ids.has(foldCase(parking_id)))) return;
    const params = { uid, whose: parking === undefined ? 'its site' : 'its own' };
    say('disabled-place-missing', 'parking_restrictions', { params });
  },
});
