/** Rule: every business, energy mix and parking place is used. If not, another row may have the wrong id, or none. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { areReadInFull, defineRule, oncePerNetwork } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'relations',
  findings: {
    'unused-business': {
      severity: 'warning',
      wrong: 'No location uses a business.',
      why: 'The business is not published anywhere. A location may have the wrong id, or an empty cell.',
      fix: 'Write its id into operator, suboperator or owner of its locations, or delete the business.',
      message: 'No location uses business "{id}".',
    },
    'unused-energy-mix': {
      severity: 'warning',
      wrong: 'No location and no tariff uses an energy mix.',
      why: 'The energy mix is not published anywhere. A location may have the wrong id, or an empty cell.',
      fix: 'Write its id into energy_mix of its locations or tariffs, or delete the energy mix.',
      message: 'No location and no tariff uses energy mix "{id}".',
    },
    'unused-parking-place': {
      severity: 'warning',
      wrong: 'No EVSE names a parking place.',
      why: 'Readers find the places by the EVSEs. Nobody learns where a vehicle of its types can charge.',
      fix: 'Write its id into parking of the EVSEs that can be used from it, or delete the place.',
      message: 'No EVSE of location "{site}" names parking place "{id}".',
    },
  },
  rows: {
    businesses({ values: { id } }, say, network) {
      if (usedIds(network).businesses?.has(foldCase(id)) === false) say('unused-business', 'id', { params: { id } });
    },
    energy_mixes({ values: { id } }, say, network) {
      if (usedIds(network).mixes?.has(foldCase(id)) === false) say('unused-energy-mix', 'id', { params: { id } });
    },
  },
  sites({ evses, parkingPlaces: places }, _, { dataset, tell }) {
    if (places.length === 0 || !areReadInFull(dataset.contents.evses)) return;
    const used = new Set(evses.flatMap(({ evse }) => evse.values.parking ?? []).map((one) => foldCase(one.parking_id)));
    // Who names a place that is not there means another one (places/parking-links.ts).
    if (used.difference(new Set(places.map(({ place }) => foldCase(place.values.id)))).size > 0) return;
    for (const { place } of places) {
      const { id, location_id: site } = place.values;
      if (!used.has(foldCase(id)))
        tell('unused-parking-place', 'parking_places', place, 'id', { params: { site, id } });
    }
  },
});

/** The folded ids that rows name; undefined where a row could not be read. */
const usedIds = oncePerNetwork(({ dataset: { contents } }) => {
  const { locations, tariffs } = contents;
  if (!areReadInFull(locations)) return {};
  const named = locations.rows.flatMap(({ values }) => [values.operator, values.suboperator, values.owner]);
  const businesses = new Set(named.flatMap((id) => (id === undefined ? [] : foldCase(id))));
  if (!areReadInFull(tariffs)) return { businesses };
  const mixes = new Set([...locations.rows, ...tariffs.rows].map(({ values }) => foldCase(values.energy_mix)));
  return { businesses, mixes };
});
