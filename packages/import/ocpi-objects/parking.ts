/** Imports the parking places of a site (OCPI 2.3.0, Parking): rows of parking_places.csv and images.csv, and the links of EVSEs to them. */

import { EVSE_POSITION_WORDS, joinList, quoted } from '../../../src/cells/index.ts';
import { asHint } from '../../../src/findings/index.ts';
import { oneOf, parkingLinks, reading } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { cell, member, objects, repairedText, type Source } from './feed-values.ts';
import { addRow } from './from-columns.ts';
import { importImages } from './images.ts';

/** Adds the parking places of a Location, and their pictures. @param location its id */
export function importParkingPlaces(source: Source, location: ImportedCell | undefined): void {
  for (const place of objects(source, 'parking_places', 'Parking')) {
    addRow('parking_places', 'Parking', place, { location_id: location });
    importImages(place, { location_id: location, parking_place: cell(place, 'id') });
  }
}

const LINKS = parkingLinks();
const POSITION = oneOf(EVSE_POSITION_WORDS);

/** The places of an EVSE as a cell: `P1:LEFT|P2`. */
export function parkingCell(evse: Source): ImportedCell | undefined {
  const items = objects(evse, 'parking', 'EVSEParking').flatMap((link) => linkItem(link) ?? []);
  return items.length === 0
    ? undefined
    : { text: joinList([...new Set(items)]), pointer: member(evse, 'parking').place };
}

function linkItem(link: Source): string | undefined {
  const { record } = link;
  const place = cell(link, 'parking_id');
  if (place === undefined) {
    record.report('left-out', link.pointer, { says: 'incomplete', params: { member: 'parking', part: 'parking_id' } });
    return undefined;
  }
  const position = positionOf(link);
  const item = position === undefined ? place.text : `${place.text}:${position}`;
  const links = reading(LINKS, joinList([item]));
  if (links.ok && links.value[0]?.parking_id === place.text) return item;
  record.report('left-out', place.pointer, { says: 'parking id', params: { place: quoted(place.text) } });
  return undefined;
}

/** The position of the EVSE, in the word of OCPI. Without it, the place is still known. */
function positionOf(link: Source): string | undefined {
  const filled = cell(link, 'evse_position');
  if (filled === undefined) return undefined;
  const position = reading(POSITION, repairedText(link, 'evse_position', filled, POSITION));
  if (position.ok) return position.value;
  const said = { says: 'unread', params: { member: 'evse_position', problem: position.problem } } as const;
  link.record.report('left-out', filled.pointer, { ...said, advice: asHint(position.hint) });
  return undefined;
}
