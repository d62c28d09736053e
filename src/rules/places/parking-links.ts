/** Rule: the parking places that EVSEs and pictures name are there, at the same site. */

import { joinList } from '../../cells/list.ts';
import { type Advice, askFor, write } from '../../findings/text/advice.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { EvseParking } from '../../ocpi/types.ts';
import type { LocationData } from '../../read/load/join.ts';
import { type Target, targetOfIds } from '../../read/load/references.ts';
import { parkingLinkText } from '../../tables/cell-types/pairs.ts';
import type { ParkingPlaceRow } from '../../tables/tables.ts';
import { defineRule, type Network } from '../rule/rule.ts';

const FINDINGS = {
  'unknown-parking-place': {
    severity: 'error',
    wrong: 'An EVSE or a picture names a parking place that its site does not have in parking_places.csv.',
    why: 'Drivers of trucks, and drivers with disabilities, look for the places from which they can charge.',
    fix: 'Correct the id, or add the place with the location_id of the site.',
    message: {
      unknown: '{field} "{place}" is not among the parking places of location "{id}".',
      'no table': '{field} is filled in {count:row}, but parking_places.csv is missing or has no rows.',
    },
    hint: { 'no table': 'Restore the file, or leave {field} empty.' },
  },
} as const;

export const rule = defineRule({
  group: 'relations',
  findings: FINDINGS,
  network(network) {
    const { parking_places, images } = network.dataset.contents;
    if (parking_places.incomplete) return;
    const { rows, failedKeys } = parking_places;
    if (rows.length === 0 && failedKeys.size === 0) return withoutTable(network);
    const siteOf = Map.groupBy(rows, ({ values }) => foldCase(values.id));
    const targets = new Map(
      network.dataset.locations.map((data) => [foldCase(data.location.values.id), targetOfPlaces(data)]),
    );
    const isUnknown = (id: string, place: string) =>
      targets.get(foldCase(id))?.keys.has(foldCase(place)) === false &&
      !failedKeys.has(`${foldCase(id)}\n${foldCase(place)}`);
    for (const { location, evses } of network.dataset.locations) {
      const { id } = location.values;
      for (const { evse } of evses) {
        const { parking = [] } = evse.values;
        for (const link of parking) {
          const { parking_id: place } = link;
          if (!isUnknown(id, place)) continue;
          const advice = corrected(parking, link, targets.get(foldCase(id))) ?? elsewhere(siteOf, place);
          const said = { says: 'unknown', params: { place, id }, advice } as const;
          network.tell('unknown-parking-place', 'evses', evse, 'parking', said);
        }
      }
    }
    for (const row of images.rows) {
      const { parking_place: place, location_id: id } = row.values;
      if (place === undefined || id === undefined || !isUnknown(id, place)) continue;
      const meant = targets.get(foldCase(id))?.suggest(place);
      const advice = meant === undefined ? elsewhere(siteOf, place) : askFor(meant);
      const said = { says: 'unknown', params: { place, id }, advice } as const;
      network.tell('unknown-parking-place', 'images', row, 'parking_place', said);
    }
  },
});

/** A table that is not there is one mistake, and not one of each EVSE or picture. */
function withoutTable({ dataset: { contents }, tell }: Network<typeof FINDINGS>): void {
  const shown = contents.images.rows.filter(({ values }) => values.parking_place !== undefined);
  const linked = contents.evses.rows.filter(({ values }) => values.parking !== undefined);
  const [[picture], [evse]] = [shown, linked];
  const said = (count: number) => ({ says: 'no table', advises: 'no table', params: { count } }) as const;
  if (evse) tell('unknown-parking-place', 'evses', evse, 'parking', said(linked.length));
  else if (picture) tell('unknown-parking-place', 'images', picture, 'parking_place', said(shown.length));
}

function targetOfPlaces({ parkingPlaces }: LocationData): Target {
  return targetOfIds(
    parkingPlaces.map(({ place }) => place.values.id),
    'parking_places.csv',
  );
}

/** The whole cell as it was probably meant: with an id that is misspelt, or with bars between several. */
function corrected(links: readonly EvseParking[], wrong: EvseParking, target?: Target): Advice | undefined {
  const withInstead = (...ids: readonly string[]) =>
    joinList([
      ...new Set(
        links.flatMap((link) =>
          link === wrong ? ids.map((id) => parkingLinkText({ ...link, parking_id: id })) : parkingLinkText(link),
        ),
      ),
    ]);
  const parts = wrong.parking_id.split(/[,;]/).map((part) => part.trim());
  if (parts.length > 1 && parts.every((part) => target?.keys.has(foldCase(part))))
    return write([withInstead(...parts)]);
  const meant = target?.suggest(wrong.parking_id);
  return meant === undefined ? undefined : askFor(withInstead(meant));
}

function elsewhere(siteOf: ReadonlyMap<string, readonly ParkingPlaceRow[]>, place: string): Advice {
  const [other] = siteOf.get(foldCase(place)) ?? [];
  return {
    hint:
      other === undefined
        ? 'Correct it here, or add the place to parking_places.csv.'
        : `Location "${other.values.location_id}" has such a place. Give this site a row of its own in parking_places.csv, or correct location_id there.`,
  };
}
