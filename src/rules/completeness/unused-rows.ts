/** Rule: every business, energy mix, tariff and parking place is used. If not, another row may have the wrong id, or none. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { AnyRow } from '../../tables/table.ts';
import { areReadInFull, defineRule, oncePerNetwork, type RuleInput, type Say } from '../rule/rule.ts';

const FINDINGS = {
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
  'unused-tariff': {
    severity: 'warning',
    wrong: 'No connector uses a tariff.',
    why: 'The tariff is published, but applies nowhere. A connector may have the wrong tariff id.',
    fix: 'Add its id to tariff_ids of its connectors, or delete the tariff.',
    message: 'No connector uses tariff "{id}".',
  },
} as const;

type Code = 'unused-business' | 'unused-energy-mix' | 'unused-tariff';

const unused = (code: Code) => (row: AnyRow, say: Say<typeof FINDINGS>, network: RuleInput) => {
  const id = String(row.values.id);
  if (usedIds(network)[code]?.has(foldCase(id)) === false) say(code, 'id', { params: { id } });
};

export const rule = defineRule({
  group: 'relations',
  findings: FINDINGS,
  rows: {
    businesses: unused('unused-business'),
    energy_mixes: unused('unused-energy-mix'),
    tariffs: unused('unused-tariff'),
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

/** The folded ids that rows name, by the finding of those that are not among them; undefined where a row could not be read. */
const usedIds = oncePerNetwork(({ dataset: { contents } }) => {
  const { locations, tariffs, connectors } = contents;
  const named = locations.rows.flatMap(({ values }) => [values.operator, values.suboperator, values.owner]);
  const mixes = [...locations.rows, ...tariffs.rows].map(({ values }) => values.energy_mix);
  // Connectors with the same tariffs have the same list (read-table.ts).
  const lists = new Set(connectors.rows.map(({ values }) => values.tariff_ids));
  const folded = (ids: readonly (string | undefined)[]) => new Set(ids.map(foldCase));
  return {
    'unused-business': areReadInFull(locations) ? folded(named) : undefined,
    'unused-energy-mix': areReadInFull(locations, tariffs) ? folded(mixes) : undefined,
    'unused-tariff': areReadInFull(connectors) ? folded([...lists].flatMap((ids) => ids ?? [])) : undefined,
  };
});
