/** Rows of locations, EVSEs and connectors -> OCPI Location objects (8.3.1 to 8.3.3), keys in the order of the spec. */

import { formatTimestamp } from '../cells/timestamp.ts';
import type { Network } from '../network.ts';
import type { Dataset, EvseData, LocationData } from '../tables/dataset.ts';
import { type ConnectorRow, sameCase } from '../tables/tables.ts';
import { toHours } from './hours.ts';
import { resolveInstant, type Told } from './last-updated.ts';
import { defaultOperator, optional, toBusiness, toDisplayText, toDisplayTexts, toEnergyMix, toImage } from './parts.ts';
import type { BusinessDetails, Connector, Evse, GeoLocation, Location } from './types.ts';

/** What rendering needs beside the rows. */
export interface Context {
  readonly network: Network;
  readonly dataset: Dataset;
  /** The moment of the build, in ms since 1970, for objects of which nobody tells when they changed. */
  readonly now: number;
}

/** A Location with its EVSEs and Connectors. Only public locations may be passed. */
export function toLocation(data: LocationData, context: Context): Location {
  const { values } = data.location;
  const { network, dataset } = context;
  const evses = data.evses.map((evse) => toEvse(evse, values.last_updated, context));
  const told = resolveInstant(values.last_updated, data.evses.map(toldByEvse), undefined);
  return {
    country_code: values.country_code,
    party_id: values.party_id,
    id: values.id,
    publish: true,
    ...optional('name', values.name),
    address: values.address,
    city: values.city,
    ...optional('postal_code', values.postal_code),
    ...optional('state', values.state),
    country: values.country,
    coordinates: { latitude: values.latitude, longitude: values.longitude },
    ...optional(
      'related_locations',
      data.related.map((row) => ({
        latitude: row.values.latitude,
        longitude: row.values.longitude,
        ...optional('name', row.values.name && toDisplayText(row.values.name, network)),
      })),
    ),
    ...optional('parking_type', values.parking_type),
    ...optional('evses', evses),
    ...optional('directions', toDisplayTexts(values.directions, network)),
    ...optional('operator', businessOf(values.operator, dataset) ?? defaultOperator(network)),
    ...optional('suboperator', businessOf(values.suboperator, dataset)),
    ...optional('owner', businessOf(values.owner, dataset)),
    ...optional('facilities', values.facilities),
    time_zone: values.time_zone,
    ...optional('opening_times', toHours(data)),
    ...optional('charging_when_closed', values.charging_when_closed),
    ...optional('images', data.images.map(toImage)),
    ...optional('energy_mix', energyMixOf(values.energy_mix, dataset)),
    last_updated: formatTimestamp(told ?? context.now),
  };
}

function toEvse(data: EvseData, inherited: Told, context: Context): Evse {
  const { values } = data.evse;
  const own = resolveInstant(values.last_updated, [data.status?.values.last_updated], undefined);
  const told = toldByEvse(data) ?? inherited;
  return {
    uid: values.uid,
    ...optional('evse_id', values.evse_id),
    status: data.status?.values.status ?? values.status ?? 'UNKNOWN',
    ...optional(
      'status_schedule',
      data.schedules.map(({ values: { period_begin, period_end, status } }) => ({
        period_begin: formatTimestamp(period_begin),
        ...optional('period_end', period_end === undefined ? undefined : formatTimestamp(period_end)),
        status,
      })),
    ),
    ...optional('capabilities', values.capabilities),
    connectors: data.connectors.map((row) => toConnector(row, own ?? inherited, context)),
    ...optional('floor_level', values.floor_level),
    ...optional('coordinates', toGeoLocation(values.latitude, values.longitude)),
    ...optional('physical_reference', values.physical_reference),
    ...optional('directions', toDisplayTexts(values.directions, context.network)),
    ...optional('parking_restrictions', values.parking_restrictions),
    ...optional('images', data.images.map(toImage)),
    last_updated: formatTimestamp(told ?? context.now),
  };
}

function toConnector({ values }: ConnectorRow, inherited: Told, { dataset, now }: Context): Connector {
  return {
    id: values.id,
    standard: values.standard,
    format: values.format,
    power_type: values.power_type,
    max_voltage: values.max_voltage,
    max_amperage: values.max_amperage,
    ...optional('max_electric_power', values.max_electric_power),
    ...optional(
      'tariff_ids',
      values.tariff_ids?.map((id) => dataset.tariffsById.get(sameCase(id))?.values.id ?? id),
    ),
    ...optional('terms_and_conditions', values.terms_and_conditions),
    last_updated: formatTimestamp(values.last_updated ?? inherited ?? now),
  };
}

function toldByEvse({ evse, status, connectors }: EvseData): Told {
  const own = resolveInstant(evse.values.last_updated, [status?.values.last_updated], undefined);
  return resolveInstant(
    own,
    connectors.map((row) => row.values.last_updated),
    undefined,
  );
}

function toGeoLocation(latitude: string | undefined, longitude: string | undefined): GeoLocation | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function businessOf(id: string | undefined, dataset: Dataset): BusinessDetails | undefined {
  const row = id === undefined ? undefined : dataset.businesses.get(sameCase(id));
  return row && toBusiness(row);
}

export function energyMixOf(id: string | undefined, dataset: Dataset) {
  const row = id === undefined ? undefined : dataset.energyMixes.get(sameCase(id));
  return row && toEnergyMix(row);
}
