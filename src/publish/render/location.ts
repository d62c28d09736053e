/** Rows of locations, EVSEs and connectors -> OCPI Location objects (8.3.1 to 8.3.3), keys in the order of the spec. */

import { formatTimestamp, toInstant } from '../../cells/times/timestamp.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { filled, ocpiObject } from '../../ocpi/object.ts';
import type {
  BusinessDetails,
  Connector,
  DateTime,
  Evse,
  ExceptionalPeriod,
  GeoLocation,
  Hours,
  Location,
  Parking,
} from '../../ocpi/types.ts';
import {
  type EvseData,
  helpLineOf,
  type LocationData,
  type ParkingPlaceData,
  type ReferredRows,
} from '../../read/load/join.ts';
import type { Settings } from '../../settings/settings.ts';
import type { ConnectorRow, ExceptionalHoursRow } from '../../tables/tables.ts';
import { defaultOperator, toBusiness, toDisplayText, toDisplayTexts, toEnergyMix, toImage } from './shared-classes.ts';
import type { RecurringTexts } from './template.ts';

/** What rendering needs besides the rows. */
export interface Context {
  readonly settings: Settings;
  readonly dataset: ReferredRows;
  /** Connectors by the kind of their row: what differs in rows of a kind, the EVSE, is not part of them. */
  readonly connectors: Map<object, Connector>;
  /** Which objects recur: the connectors of a kind are one object. */
  readonly recurring: RecurringTexts;
}

/**
 * A Location with its EVSEs and Connectors from the static data, without current statuses. A `last_updated` that the tables
 * do not give is an empty text (draft.ts). Only public locations may be passed.
 */
export function toLocation(data: LocationData, context: Context): Location {
  const { values } = data.location;
  const { settings, dataset } = context;
  const evses = data.evses.map((evse) => toEvse(evse, data.parkingPlaces, context));
  return ocpiObject({
    country_code: values.country_code,
    party_id: values.party_id,
    id: values.id,
    publish: true as const,
    name: values.name,
    address: values.address,
    city: values.city,
    postal_code: values.postal_code,
    state: values.state,
    country: values.country,
    coordinates: { latitude: values.latitude, longitude: values.longitude },
    related_locations: filled(
      data.related.map((row) =>
        ocpiObject({
          latitude: row.values.latitude,
          longitude: row.values.longitude,
          name: row.values.name && toDisplayText(row.values.name, settings),
        }),
      ),
    ),
    parking_type: values.parking_type,
    evses: filled(evses),
    parking_places: filled(data.parkingPlaces.map((place) => toParking(place, data, settings))),
    directions: toDisplayTexts(values.directions, settings),
    operator: businessOf(values.operator, context) ?? defaultOperator(settings),
    suboperator: businessOf(values.suboperator, context),
    owner: businessOf(values.owner, context),
    facilities: values.facilities,
    time_zone: values.time_zone,
    opening_times: toHours(data),
    charging_when_closed: values.charging_when_closed,
    images: filled(data.images.map((row) => toImage(row, settings))),
    energy_mix: energyMixOf(values.energy_mix, dataset),
    help_phone: helpLineOf(data.location, dataset, settings.operator),
    last_updated: reportedTime(values.last_updated),
  });
}

function toEvse(data: EvseData, places: readonly ParkingPlaceData[], context: Context): Evse {
  const { values } = data.evse;
  return ocpiObject({
    uid: values.uid,
    evse_id: values.evse_id,
    status: values.status ?? 'UNKNOWN',
    status_schedule: filled(
      data.schedules.map(({ values: { period_begin, period_end, status } }) =>
        ocpiObject({
          period_begin: formatTimestamp(period_begin),
          period_end: period_end === undefined ? undefined : formatTimestamp(period_end),
          status,
        }),
      ),
    ),
    capabilities: values.capabilities,
    connectors: data.connectors.map((row) => toConnector(row, context)),
    floor_level: values.floor_level,
    coordinates: toGeoLocation(values.latitude, values.longitude),
    physical_reference: values.physical_reference,
    directions: toDisplayTexts(values.directions, context.settings),
    parking_restrictions: values.parking_restrictions,
    parking: values.parking?.map((link) => ({ ...link, parking_id: ownId(link.parking_id, places) })),
    images: filled(data.images.map((row) => toImage(row, context.settings))),
    accepted_service_providers: values.accepted_service_providers,
    last_updated: reportedTime(values.last_updated),
  });
}

/** The id of a place as it is written in its own row: case does not matter in a reference. */
function ownId(id: string, places: readonly ParkingPlaceData[]): string {
  return places.find(({ place }) => foldCase(place.values.id) === foldCase(id))?.place.values.id ?? id;
}

function toParking({ place, images }: ParkingPlaceData, { location }: LocationData, settings: Settings): Parking {
  const { values } = place;
  return ocpiObject({
    id: values.id,
    physical_reference: values.physical_reference,
    vehicle_types: values.vehicle_types,
    max_vehicle_weight: values.max_vehicle_weight,
    max_vehicle_height: values.max_vehicle_height,
    max_vehicle_length: values.max_vehicle_length,
    max_vehicle_width: values.max_vehicle_width,
    parking_space_length: values.parking_space_length,
    parking_space_width: values.parking_space_width,
    dangerous_goods_allowed: values.dangerous_goods_allowed,
    direction: values.direction,
    drive_through: values.drive_through,
    restricted_to_type: values.restricted_to_type,
    reservation_required: values.reservation_required,
    time_limit: values.time_limit,
    roofed: values.roofed ?? location.values.roofed,
    images: filled(images.map((row) => toImage(row, settings))),
    lighting: values.lighting ?? location.values.lit,
    refrigeration_outlet: values.refrigeration_outlet,
    standards: values.standards,
    apds_reference: values.apds_reference,
  });
}

function toConnector(row: ConnectorRow, { dataset, connectors, recurring }: Context): Connector {
  const known = row.kind && connectors.get(row.kind);
  if (known) return known;
  const connector = renderConnector(row, dataset);
  if (row.kind) {
    connectors.set(row.kind, connector);
    recurring.set(connector, undefined);
  }
  return connector;
}

function renderConnector({ values }: ConnectorRow, dataset: ReferredRows): Connector {
  return ocpiObject({
    id: values.id,
    standard: values.standard,
    format: values.format,
    power_type: values.power_type,
    max_voltage: values.max_voltage,
    max_amperage: values.max_amperage,
    max_electric_power: values.max_electric_power,
    tariff_ids: values.tariff_ids?.map((id) => dataset.tariffsById.get(foldCase(id))?.values.id ?? id),
    terms_and_conditions: values.terms_and_conditions,
    capabilities: values.capabilities,
    last_updated: reportedTime(values.last_updated),
  });
}

/** A `last_updated` from the tables, or an empty text. */
export function reportedTime(instant: number | undefined): DateTime {
  return instant === undefined ? '' : formatTimestamp(instant);
}

function toGeoLocation(latitude: string | undefined, longitude: string | undefined): GeoLocation | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function businessOf(id: string | undefined, { dataset, settings }: Context): BusinessDetails | undefined {
  const row = id === undefined ? undefined : dataset.businesses.get(foldCase(id));
  return row && toBusiness(row, settings);
}

export function energyMixOf(id: string | undefined, dataset: ReferredRows) {
  const row = id === undefined ? undefined : dataset.energyMixes.get(foldCase(id));
  return row && toEnergyMix(row);
}

/** The opening times of a location; undefined if they are unknown. */
function toHours({ location, exceptions }: LocationData): Hours | undefined {
  const { opening_times: weekly, time_zone: timeZone } = location.values;
  if (weekly === undefined) return undefined;
  const periods = (type: ExceptionalHoursRow['values']['type']) =>
    exceptions
      .filter((row) => row.values.type === type)
      .map(({ values }) => [toInstant(values.period_begin, timeZone), toInstant(values.period_end, timeZone)] as const)
      .sort(([a, aEnd], [b, bEnd]) => a - b || aEnd - bEnd)
      .map(toPeriod);
  const [openings, closings] = [periods('OPENING'), periods('CLOSING')];
  return {
    ...weekly,
    ...(openings.length > 0 ? { exceptional_openings: openings } : {}),
    ...(closings.length > 0 ? { exceptional_closings: closings } : {}),
  };
}

function toPeriod([begin, end]: readonly [number, number]): ExceptionalPeriod {
  return { period_begin: formatTimestamp(begin), period_end: formatTimestamp(end) };
}
