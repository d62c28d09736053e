/** Rule: the parking places that EVSEs and pictures name are there, at the same site. */

import { joinList } from '../../cells/list.ts';
import { type Advice, askFor, write } from '../../findings/text/advice.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { EvseParking } from '../../ocpi/types.ts';
import type { LocationData } from '../../read/load/join.ts';
import { type Target, targetOfIds } from '../../read/load/references.ts';
import { parkingLinkText } from '../../tables/cell-types/parking-links.ts';
import type { EvseRow, ImageRow, ParkingPlaceRow } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('relations', check, {
  'unknown-parking-place': {
    severity: 'error',
    wrong: 'An EVSE or a picture names a parking place that its site does not have in parking_places.csv.',
    why: 'Drivers of trucks, and drivers with disabilities, look for the places from which they can charge.',
    fix: 'Correct the id, or add the place with the location_id of the site.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  const { parking_places, images, evses } = dataset.contents;
  if (parking_places.incomplete) return;
  const { rows, failedKeys } = parking_places;
  if (rows.length === 0 && failedKeys.size === 0) return yield* withoutTable(evses.rows, images.rows);
  const siteOf = Map.groupBy(rows, ({ values }) => foldCase(values.id));
  const targets = new Map<string, Target>();
  for (const data of dataset.locations) {
    const { id } = data.location.values;
    const own = targetOfPlaces(data);
    targets.set(foldCase(id), own);
    const isUnknown = (place: string) =>
      !own.keys.has(foldCase(place)) && !failedKeys.has(`${foldCase(id)}\n${foldCase(place)}`);
    for (const { evse } of data.evses) {
      for (const link of evse.values.parking ?? []) {
        if (!isUnknown(link.parking_id)) continue;
        yield rule.finding('unknown-parking-place', 'evses', evse, 'parking', {
          message: `parking "${link.parking_id}" is not among the parking places of location "${id}".`,
          ...(corrected(evse.values.parking ?? [], link, own) ?? elsewhere(siteOf, link.parking_id)),
        });
      }
    }
  }
  for (const row of images.rows) {
    const { parking_place: place, location_id: site } = row.values;
    const own = targets.get(foldCase(site));
    if (place === undefined || site === undefined || own === undefined || own.keys.has(foldCase(place))) continue;
    if (failedKeys.has(`${foldCase(site)}\n${foldCase(place)}`)) continue;
    const meant = own.suggest(place);
    yield rule.finding('unknown-parking-place', 'images', row, 'parking_place', {
      message: `parking_place "${place}" is not among the parking places of location "${site}".`,
      ...(meant === undefined ? elsewhere(siteOf, place) : askFor(meant)),
    });
  }
}

/** A table that is not there is one mistake, and not one of each EVSE or picture. */
function* withoutTable(evses: readonly EvseRow[], images: readonly ImageRow[]): Findings {
  const [shown] = images.filter(({ values }) => values.parking_place !== undefined);
  const linked = evses.filter(({ values }) => values.parking !== undefined);
  const [first] = linked;
  if (first === undefined && shown !== undefined) {
    yield rule.finding('unknown-parking-place', 'images', shown, 'parking_place', {
      message: 'parking_place is filled, but parking_places.csv is missing or has no rows.',
      hint: 'Restore the file, or leave parking_place empty.',
    });
  }
  if (first === undefined) return;
  yield rule.finding('unknown-parking-place', 'evses', first, 'parking', {
    message: `parking is filled for ${linked.length === 1 ? 'an EVSE' : `${linked.length} EVSEs`}, but parking_places.csv is missing or has no rows.`,
    hint: 'Restore the file, or leave parking empty.',
  });
}

function targetOfPlaces({ parkingPlaces }: LocationData): Target {
  return targetOfIds(
    parkingPlaces.map(({ place }) => place.values.id),
    'parking_places.csv',
  );
}

/** The whole cell as it was probably meant: with an id that is misspelt, or with bars between several. */
function corrected(links: readonly EvseParking[], wrong: EvseParking, { keys, suggest }: Target): Advice | undefined {
  const withInstead = (...ids: readonly string[]) =>
    joinList([
      ...new Set(
        links.flatMap((link) =>
          link === wrong ? ids.map((id) => parkingLinkText({ ...link, parking_id: id })) : parkingLinkText(link),
        ),
      ),
    ]);
  const parts = wrong.parking_id.split(/[,;]/).map((part) => part.trim());
  if (parts.length > 1 && parts.every((part) => keys.has(foldCase(part)))) return write([withInstead(...parts)]);
  const meant = suggest(wrong.parking_id);
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
