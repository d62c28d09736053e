/** Location objects of a feed -> rows of locations.csv, evses.csv, connectors.csv and the tables around them. */

import { formatOpeningHours } from '../../cells/opening-hours.ts';
import type { Hours } from '../../ocpi/types.ts';
import { connectors } from '../../tables/connectors.ts';
import { evses } from '../../tables/evses.ts';
import { locations } from '../../tables/locations.ts';
import type { DraftCell } from '../draft.ts';
import { assumedCountry, assumedPublish, assumedTimeZone } from './assumptions.ts';
import { checkFields } from './check-fields.ts';
import { cell, cells, inUtc, objects, part, type Source } from './json.ts';
import { displayTextCell, displayTextsCell, listCell } from './lists.ts';
import { IMAGE_FIELDS, type SharedRows } from './shared-rows.ts';

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
  'last_updated',
] as const;

const LOCATION_PARTS = [
  'publish',
  'publish_allowed_to',
  'country',
  'coordinates',
  'related_locations',
  'evses',
  'directions',
  'operator',
  'suboperator',
  'owner',
  'facilities',
  'time_zone',
  'opening_times',
  'images',
  'energy_mix',
] as const;

/** Adds the rows of one Location. */
export function importLocation(source: Source, shared: SharedRows): void {
  const { record, pointer } = source;
  checkFields('Location', source, [...LOCATION_SCALARS, ...LOCATION_PARTS]);
  const coordinates = geoLocation(source);
  const id = cell(source, 'id');
  record.addRow('locations', pointer, [
    ...cells(source, LOCATION_SCALARS),
    ...coordinates,
    ['publish', assumedPublish(source)],
    ['country', assumedCountry(source, coordinates)],
    ['time_zone', assumedTimeZone(source, coordinates)],
    ['directions', displayTextsCell(source, 'directions')],
    ['operator', shared.business(source, 'operator')],
    ['suboperator', shared.business(source, 'suboperator')],
    ['owner', shared.business(source, 'owner')],
    ['facilities', listCell(source, 'facilities', locations.columns.facilities)],
    ['opening_times', openingTimes(source, id)],
    ['energy_mix', shared.energyMix(source, 'energy_mix')],
  ]);
  for (const related of objects(source, 'related_locations')) {
    checkFields('AdditionalGeoLocation', related, ['latitude', 'longitude', 'name']);
    record.addRow('related_locations', related.pointer, [
      ['location_id', id],
      ...cells(related, ['latitude', 'longitude']),
      ['name', displayTextCell(part(related, 'name'))],
    ]);
  }
  importImages(source, ['location_id', id]);
  for (const evse of objects(source, 'evses')) importEvse(evse, id);
}

const EVSE_SCALARS = ['uid', 'evse_id', 'status', 'floor_level', 'physical_reference', 'last_updated'] as const;
const EVSE_PARTS = [
  'status_schedule',
  'capabilities',
  'connectors',
  'coordinates',
  'directions',
  'parking_restrictions',
  'images',
] as const;

function importEvse(source: Source, location: DraftCell | undefined): void {
  const { record, pointer } = source;
  checkFields('EVSE', source, [...EVSE_SCALARS, ...EVSE_PARTS]);
  const uid = cell(source, 'uid');
  record.addRow('evses', pointer, [
    ...cells(source, EVSE_SCALARS),
    ['location_id', location],
    ...geoLocation(source),
    ['capabilities', listCell(source, 'capabilities', evses.columns.capabilities)],
    ['directions', displayTextsCell(source, 'directions')],
    ['parking_restrictions', listCell(source, 'parking_restrictions', evses.columns.parking_restrictions)],
  ]);
  for (const schedule of objects(source, 'status_schedule')) {
    const fields = ['period_begin', 'period_end', 'status'] as const;
    checkFields('StatusSchedule', schedule, fields);
    record.addRow('status_schedules', schedule.pointer, [['evse_uid', uid], ...zonedCells(schedule, fields)]);
  }
  importImages(source, ['evse_uid', uid]);
  for (const connector of objects(source, 'connectors')) importConnector(connector, uid);
}

const CONNECTOR_SCALARS = [
  'id',
  'standard',
  'format',
  'power_type',
  'max_voltage',
  'max_amperage',
  'max_electric_power',
  'terms_and_conditions',
  'last_updated',
] as const;

function importConnector(source: Source, uid: DraftCell | undefined): void {
  checkFields('Connector', source, [...CONNECTOR_SCALARS, 'tariff_ids']);
  source.record.addRow('connectors', source.pointer, [
    ['evse_uid', uid],
    ...cells(source, CONNECTOR_SCALARS),
    ['tariff_ids', listCell(source, 'tariff_ids', connectors.columns.tariff_ids)],
  ]);
}

function importImages(source: Source, owner: [string, DraftCell | undefined]): void {
  for (const [i, image] of objects(source, 'images').entries()) {
    checkFields('Image', image, IMAGE_FIELDS);
    const position = { text: String(i + 1), pointer: image.pointer };
    source.record.addRow('images', image.pointer, [owner, ['position', position], ...cells(image, IMAGE_FIELDS)]);
  }
}

function geoLocation(source: Source): [string, DraftCell | undefined][] {
  const coordinates = part(source, 'coordinates');
  if (coordinates === undefined) return [];
  checkFields('GeoLocation', coordinates, ['latitude', 'longitude']);
  return cells(coordinates, ['latitude', 'longitude']);
}

const HOURS_FIELDS = ['twentyfourseven', 'regular_hours', 'exceptional_openings', 'exceptional_closings'] as const;

function openingTimes(source: Source, id: DraftCell | undefined): DraftCell | undefined {
  const hours = part(source, 'opening_times');
  if (hours === undefined) return undefined;
  checkFields('Hours', hours, HOURS_FIELDS);
  for (const [type, name] of [
    ['OPENING', 'exceptional_openings'],
    ['CLOSING', 'exceptional_closings'],
  ] as const) {
    for (const period of objects(hours, name)) {
      source.record.addRow('exceptional_hours', period.pointer, [
        ['location_id', id],
        ['type', { text: type, pointer: period.pointer }],
        ...zonedCells(period, ['period_begin', 'period_end']),
      ]);
    }
  }
  const regular = objects(hours, 'regular_hours').map(({ object }) => object);
  const text = formatOpeningHours({
    twentyfourseven: hours.object.twentyfourseven === true,
    ...(regular.length > 0 ? { regular_hours: regular as unknown as Hours['regular_hours'] & object } : {}),
  });
  if (text.ok) return { text: text.value, pointer: hours.pointer };
  source.record.report('left-out', hours.pointer, `opening_times: ${text.problem}`, text.hint);
  return undefined;
}

/** Moments for which our tables want a zone; OCPI allows to leave out the Z. */
function zonedCells(source: Source, names: readonly string[]): [string, DraftCell | undefined][] {
  return cells(source, names).map(inUtc);
}
