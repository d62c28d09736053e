/** Imports Locations of a feed: rows of locations.csv and of the tables that belong to it. */

import { quoted } from '../../../src/cells/index.ts';
import { locations } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { isUnderstood } from '../rows/repairs.ts';
import { checkFields } from './check-fields.ts';
import { countryAndTimeZone, geoLocation } from './country-and-time-zone.ts';
import { importEvse } from './evses.ts';
import { cell, member, objects, part, type Source, toText } from './feed-values.ts';
import { addRow } from './from-columns.ts';
import { openingTimes } from './hours.ts';
import { importImages } from './images.ts';
import { reportUnnamed, type WholeTariffs } from './inline-tariffs.ts';
import { displayTextCell } from './lists.ts';
import { importParkingPlaces } from './parking.ts';
import type { SharedRows } from './shared-rows.ts';

/** Adds the rows of one Location. */
export function importLocation(source: Source, shared: SharedRows, importTariffs: WholeTariffs): void {
  checkFields('Location', source);
  const position = geoLocation(source);
  const id = cell(source, 'id');
  addRow('locations', 'Location', source, {
    id,
    ...position,
    publish: publishCell(source),
    ...countryAndTimeZone(source, position),
    operator: shared.business(source, 'operator'),
    suboperator: shared.business(source, 'suboperator'),
    owner: shared.business(source, 'owner'),
    opening_times: openingTimes(source, id),
    energy_mix: shared.energyMix(source, 'energy_mix'),
  });
  for (const related of objects(source, 'related_locations', 'AdditionalGeoLocation')) {
    const name = displayTextCell(part(related, 'name', 'DisplayText'));
    addRow('related_locations', 'AdditionalGeoLocation', related, { location_id: id, name });
  }
  importImages(source, { location_id: id });
  importParkingPlaces(source, id);
  importTariffs(source);
  const site = { importTariffs, country: toText(member(source, 'country').value) };
  const evses = objects(source, 'evses', 'EVSE');
  reportUnnamed(source, evses);
  for (const evse of evses) importEvse(evse, id, site);
}

function publishCell(source: Source): ImportedCell | undefined {
  const { value: given, place: pointer } = member(source, 'publish');
  const { record } = source;
  if (given === undefined || given === null) {
    record.report('assumed', pointer, { says: 'public' });
    return { text: 'true', pointer };
  }
  const text = toText(given) ?? '';
  if (isUnderstood(locations.columns.publish.type, text)) return { text, pointer };
  record.report('assumed', pointer, { says: 'hidden', params: { given: quoted(text) } });
  return { text: 'false', pointer };
}
