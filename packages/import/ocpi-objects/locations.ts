/** Imports Locations of a feed: rows of locations.csv and of the tables that belong to it. */

import { quoted } from '../../../src/cells/index.ts';
import { locations, reading } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { repairOf } from '../rows/repairs.ts';
import { checkFields } from './check-fields.ts';
import { flatCoordinates, geoLocation } from './coordinates.ts';
import { countryAndTimeZone } from './country-and-time-zone.ts';
import { importEvse } from './evses.ts';
import { cell, cells, lastUpdatedCell, member, objects, part, type Source, toText } from './feed-values.ts';
import { helpPhoneCell } from './help-phone.ts';
import { openingTimes } from './hours.ts';
import { importImages } from './images.ts';
import { type InlineTariffs, wholeTariffNames } from './inline-tariffs.ts';
import { displayTextCell, displayTextsCell, listCell } from './lists.ts';
import { importParkingPlaces } from './parking.ts';
import type { SharedRows } from './shared-rows.ts';

const LOCATION_SCALARS = [
  'country_code',
  'party_id',
  'id',
  'name',
  'address',
  'city',
  'postal_code',
  'state',
  'parking_type',
  'charging_when_closed',
] as const;

const LOCATION_PARTS = [
  'publish',
  'publish_allowed_to',
  'country',
  'coordinates',
  'related_locations',
  'evses',
  'parking_places',
  'directions',
  'operator',
  'suboperator',
  'owner',
  'facilities',
  'time_zone',
  'opening_times',
  'images',
  'energy_mix',
  'help_phone',
  'last_updated',
] as const;

/** Adds the rows of one Location. */
export function importLocation(source: Source, shared: SharedRows, tariffs: InlineTariffs): void {
  const { record, pointer } = source;
  checkFields('Location', source, [
    ...LOCATION_SCALARS,
    ...LOCATION_PARTS,
    ...flatCoordinates(source),
    ...wholeTariffNames(source),
  ]);
  const coordinates = geoLocation(source);
  const id = cell(source, 'id');
  const countryAndZone = countryAndTimeZone(source, coordinates);
  record.addRow('locations', pointer, [
    ...cells(source, LOCATION_SCALARS),
    ...coordinates,
    ['publish', assumedPublish(source)],
    ...countryAndZone,
    ['directions', displayTextsCell(source, 'directions')],
    ['operator', shared.business(source, 'operator')],
    ['suboperator', shared.business(source, 'suboperator')],
    ['owner', shared.business(source, 'owner')],
    ['facilities', listCell(source, 'facilities', locations.columns.facilities)],
    ['opening_times', openingTimes(source, id)],
    ['energy_mix', shared.energyMix(source, 'energy_mix')],
    ['help_phone', helpPhoneCell(source, new Map(countryAndZone).get('country'))],
    ['last_updated', lastUpdatedCell(source)],
  ]);
  for (const related of objects(source, 'related_locations')) {
    checkFields('AdditionalGeoLocation', related, ['latitude', 'longitude', 'name']);
    record.addRow('related_locations', related.pointer, [
      ['location_id', id],
      ...cells(related, ['latitude', 'longitude']),
      ['name', displayTextCell(part(related, 'name'))],
    ]);
  }
  importImages(source, [['location_id', id]]);
  importParkingPlaces(source, id);
  const site = { tariffs, country: toText(member(source, 'country').value) };
  const evses = objects(source, 'evses');
  tariffs.ofLocation(source, evses);
  for (const evse of evses) importEvse(evse, id, site);
}

function assumedPublish(source: Source): ImportedCell | undefined {
  const { value: given, place: pointer } = member(source, 'publish');
  const { record } = source;
  if (given === undefined || given === null) {
    record.report('assumed', pointer, { says: 'public' });
    return { text: 'true', pointer };
  }
  const text = toText(given) ?? '';
  const { type } = locations.columns.publish;
  if (reading(type, text).ok || repairOf(type, 'publish', text)) return { text, pointer };
  record.report(
    'assumed',
    pointer,
    text === '' ? { says: 'hidden without value' } : { says: 'hidden', params: { given: quoted(text) } },
  );
  return { text: 'false', pointer };
}
