/** Rule: every business, energy mix and parking place is used. If not, another row may have the wrong id, or none. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Dataset } from '../../read/load/join.ts';
import type { LocationRow } from '../../tables/tables.ts';
import { areReadInFull, defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('relations', check, {
  'unused-business': {
    severity: 'warning',
    wrong: 'No location uses a business.',
    why: 'The business is not published anywhere. A location may have the wrong id, or an empty cell.',
    fix: 'Write its id into operator, suboperator or owner of its locations, or delete the business.',
  },
  'unused-energy-mix': {
    severity: 'warning',
    wrong: 'No location and no tariff uses an energy mix.',
    why: 'The energy mix is not published anywhere. A location may have the wrong id, or an empty cell.',
    fix: 'Write its id into energy_mix of its locations or tariffs, or delete the energy mix.',
  },
  'unused-parking-place': {
    severity: 'warning',
    wrong: 'No EVSE names a parking place.',
    why: 'Readers find the places by the EVSEs. Nobody learns where a vehicle of its types can charge.',
    fix: 'Write its id into parking of the EVSEs that can be used from it, or delete the place.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  yield* parkingPlaces(dataset);
  const { locations, tariffs, businesses, energy_mixes } = dataset.contents;
  if (!areReadInFull(locations)) return;
  const used = new Set(locations.rows.flatMap(businessesOf).map(foldCase));
  for (const row of businesses.rows) {
    if (used.has(foldCase(row.values.id))) continue;
    yield rule.finding('unused-business', 'businesses', row, 'id', {
      message: `No location uses business "${row.values.id}".`,
      hint: 'Write its id into operator, suboperator or owner of its locations, or delete it.',
    });
  }
  if (!areReadInFull(tariffs)) return;
  const mixes = new Set([...locations.rows, ...tariffs.rows].map(({ values }) => foldCase(values.energy_mix)));
  for (const row of energy_mixes.rows) {
    if (mixes.has(foldCase(row.values.id))) continue;
    yield rule.finding('unused-energy-mix', 'energy_mixes', row, 'id', {
      message: `No location and no tariff uses energy mix "${row.values.id}".`,
      hint: 'Write its id into energy_mix of its locations or tariffs, or delete it.',
    });
  }
}

function* parkingPlaces({ contents, locations }: Dataset): Findings {
  if (!areReadInFull(contents.evses)) return;
  for (const { evses, parkingPlaces: places } of locations) {
    const used = new Set(evses.flatMap(({ evse }) => evse.values.parking ?? []).map((one) => foldCase(one.parking_id)));
    // Who names a place that is not there means another one (places/parking-links.ts).
    if (used.difference(new Set(places.map(({ place }) => foldCase(place.values.id)))).size > 0) continue;
    for (const { place } of places) {
      if (used.has(foldCase(place.values.id))) continue;
      yield rule.finding('unused-parking-place', 'parking_places', place, 'id', {
        message: `No EVSE of location "${place.values.location_id}" names parking place "${place.values.id}".`,
        hint: 'Write its id into parking of the EVSEs that can be used from it, or delete it.',
      });
    }
  }
}

function businessesOf({ values: { operator, suboperator, owner } }: LocationRow): string[] {
  return [operator, suboperator, owner].filter((id) => id !== undefined);
}
