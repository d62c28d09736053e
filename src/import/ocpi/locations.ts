/** Location objects of a feed -> rows of locations.csv, evses.csv, connectors.csv and the tables around them. */

import { formatOpeningHours } from '../../cells/opening-hours.ts';
import type { RegularHours } from '../../ocpi/types.ts';
import { connectors } from '../../tables/connectors.ts';
import { evses } from '../../tables/evses.ts';
import { locations } from '../../tables/locations.ts';
import type { DraftCell } from '../draft.ts';
import { assumedCountry, assumedPublish, assumedTimeZone } from './assumptions.ts';
import { checkFields } from './check-fields.ts';
import {
  addressCell,
  assumedCell,
  at,
  cell,
  cells,
  inUtc,
  lastUpdatedCell,
  objects,
  part,
  type Source,
} from './json.ts';
import { displayTextCell, displayTextsCell, listCell } from './lists.ts';
import { checkImage, imageCells, type SharedRows } from './shared-rows.ts';

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
  'directions',
  'operator',
  'suboperator',
  'owner',
  'facilities',
  'time_zone',
  'opening_times',
  'images',
  'energy_mix',
  'last_updated',
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
  importImages(source, ['location_id', id]);
  for (const evse of objects(source, 'evses')) importEvse(evse, id);
}

const EVSE_SCALARS = ['uid', 'evse_id', 'floor_level', 'physical_reference'] as const;
const EVSE_PARTS = [
  'status',
  'status_schedule',
  'capabilities',
  'connectors',
  'coordinates',
  'directions',
  'parking_restrictions',
  'images',
  'last_updated',
] as const;

function importEvse(source: Source, location: DraftCell | undefined): void {
  const { record, pointer } = source;
  checkFields('EVSE', source, [...EVSE_SCALARS, ...EVSE_PARTS]);
  const uid = cell(source, 'uid');
  record.addRow('evses', pointer, [
    ...cells(source, EVSE_SCALARS),
    ['location_id', location],
    ['status', assumedCell(source, 'status', 'UNKNOWN')],
    ...bothOrNeither(source, geoLocation(source)),
    ['capabilities', listCell(source, 'capabilities', evses.columns.capabilities)],
    ['directions', displayTextsCell(source, 'directions')],
    ['parking_restrictions', listCell(source, 'parking_restrictions', evses.columns.parking_restrictions)],
    ['last_updated', lastUpdatedCell(source)],
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
  'standard',
  'format',
  'power_type',
  'max_voltage',
  'max_amperage',
  'max_electric_power',
] as const;
const CONNECTOR_PARTS = ['id', 'terms_and_conditions', 'tariff_ids', 'last_updated'] as const;

function importConnector(source: Source, uid: DraftCell | undefined): void {
  checkFields('Connector', source, [...CONNECTOR_SCALARS, ...CONNECTOR_PARTS]);
  source.record.addRow('connectors', source.pointer, [
    ['evse_uid', uid],
    ['id', assumedCell(source, 'id', '1')],
    ...cells(source, CONNECTOR_SCALARS),
    ['terms_and_conditions', addressCell(source, 'terms_and_conditions')],
    ['tariff_ids', listCell(source, 'tariff_ids', connectors.columns.tariff_ids)],
    ['last_updated', lastUpdatedCell(source)],
  ]);
}

function importImages(source: Source, owner: [string, DraftCell | undefined]): void {
  for (const [i, image] of objects(source, 'images').entries()) {
    checkImage(image);
    const position = { text: String(i + 1), pointer: image.pointer };
    source.record.addRow('images', image.pointer, [owner, ['position', position], ...imageCells(image)]);
  }
}

type Cells = [string, DraftCell | undefined][];

function geoLocation(source: Source): Cells {
  const coordinates = part(source, 'coordinates');
  if (coordinates === undefined) return [];
  checkFields('GeoLocation', coordinates, ['latitude', 'longitude']);
  return cells(coordinates, ['latitude', 'longitude']);
}

/** An EVSE does without coordinates, but not with half of them. */
function bothOrNeither({ record }: Source, coordinates: Cells): Cells {
  const filled = coordinates.flatMap(([, half]) => half ?? []);
  const [half] = filled;
  if (filled.length !== 1 || half === undefined) return coordinates;
  record.report('left-out', half.pointer, 'The coordinates lack latitude or longitude.');
  return [];
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
      checkFields('ExceptionalPeriod', period, ['period_begin', 'period_end']);
      source.record.addRow('exceptional_hours', period.pointer, [
        ['location_id', id],
        ['type', { text: type, pointer: period.pointer }],
        ...zonedCells(period, ['period_begin', 'period_end']),
      ]);
    }
  }
  return weeklyHours(hours);
}

function weeklyHours(hours: Source): DraftCell | undefined {
  const { pointer, record } = hours;
  const entries = objects(hours, 'regular_hours');
  const regular = entries.map(regularHours);
  const always = assumedCell(hours, 'twentyfourseven', regular.length > 0 ? 'false' : undefined)?.text.toLowerCase();
  if (always === 'true') {
    if (regular.length > 0) {
      record.report(
        'left-out',
        at(pointer, 'regular_hours'),
        'The site never closes, so its regular hours mean nothing.',
      );
    }
    return { text: '24/7', pointer };
  }
  const all = formatOpeningHours({ twentyfourseven: false, regular_hours: regular });
  if (all.ok) return { text: all.value, pointer };
  const wrong = regular.findIndex(
    (entry) => !formatOpeningHours({ twentyfourseven: false, regular_hours: [entry] }).ok,
  );
  record.report('left-out', entries[wrong]?.pointer ?? pointer, `opening_times: ${all.problem}`, all.hint);
  return undefined;
}

function regularHours(entry: Source): RegularHours {
  checkFields('RegularHours', entry, ['weekday', 'period_begin', 'period_end']);
  const [weekday, period_begin, period_end] = ['weekday', 'period_begin', 'period_end'].map(
    (name) => cell(entry, name)?.text.slice(0, LONGEST_TIME) ?? '',
  );
  return { weekday: Number(weekday || 0), period_begin: period_begin ?? '', period_end: period_end ?? '' };
}

/** What is longer is not a time, and not worth repeating. */
const LONGEST_TIME = 20;

/** Moments for which our tables want a zone; OCPI allows to leave out the Z. */
function zonedCells(source: Source, names: readonly string[]): [string, DraftCell | undefined][] {
  return cells(source, names).map(inUtc);
}
