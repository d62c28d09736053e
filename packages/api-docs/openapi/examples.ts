/** An answer of each kind, as the documents show it: a fast charger with its price, published by the network itself. */

import type { ErrorAnswer, STATUS_CODES } from '../../../src/edge/index.ts';
import {
  type Connector,
  type Evse,
  type Location,
  type OcpiVersion,
  olderLocation,
  type Tariff,
  toTariff230,
  type Version,
  type VersionDetails,
} from '../../../src/ocpi/index.ts';

/** Who publishes, in the examples. */
export interface ExamplePublisher {
  readonly base_url: string;
  readonly country_code: string;
  readonly party_id: string;
  readonly versions: readonly OcpiVersion[];
}

const TIME = '2026-01-31T08:00:00Z';

/** The body of an answer by the component that it is an example of. */
export function examplesOf(publisher: ExamplePublisher, version: OcpiVersion): Readonly<Record<string, object>> {
  const location = olderLocation(version, exampleLocation(publisher));
  const [evse] = location.evses ?? [];
  const tariff = version === '2.3.0' ? toTariff230(exampleTariff(publisher)) : exampleTariff(publisher);
  const answer = (data: object) => ({
    data,
    status_code: 1000,
    status_message: 'Success',
    timestamp: '2026-01-31T08:05:12.345Z',
  });
  return {
    VersionsResponse: answer(publisher.versions.map((published) => exampleVersion(publisher, published))),
    VersionDetailsResponse: answer(exampleDetails(publisher, version)),
    LocationsResponse: answer([location]),
    LocationResponse: answer(location),
    EVSEResponse: answer(evse ?? {}),
    ConnectorResponse: answer(evse?.connectors[0] ?? {}),
    TariffsResponse: answer([tariff]),
    TariffResponse: answer(tariff),
    Health: HEALTH,
    StatusFile: STATUS_FILE,
    LocationsGeoJson: GEOJSON,
  };
}

/** The bodies of the errors that come with an HTTP status, by component. */
export function exampleErrors(status: ErrorAnswer['httpStatus'] | 304): Readonly<Record<string, object>> {
  const error = (status_code: keyof typeof STATUS_CODES, status_message: string) => ({
    status_code,
    status_message,
    timestamp: '2026-01-31T08:05:12.345Z',
  });
  switch (status) {
    case 200:
      return { ParameterErrorResponse: error(2001, 'limit must be a whole number of at least 1.') };
    case 404:
      return { ErrorResponse: error(2003, 'Unknown location, EVSE or connector.') };
    case 405:
      return { ErrorResponse: error(2000, 'This API is read-only. Use GET, HEAD or OPTIONS.') };
    case 500:
      return { ErrorResponse: error(3000, 'The published snapshot has an unknown format.') };
    case 503:
      return { ErrorResponse: error(3000, 'A file of the published snapshot is missing.') };
    case 304:
      return {};
    default:
      return status satisfies never;
  }
}

function exampleVersion({ base_url }: ExamplePublisher, version: OcpiVersion): Version {
  return { version, url: `${base_url}/api/ocpi/${version}` };
}

function exampleDetails({ base_url }: ExamplePublisher, version: OcpiVersion): VersionDetails {
  const endpoint = (identifier: 'locations' | 'tariffs') =>
    ({ identifier, role: 'SENDER', url: `${base_url}/api/ocpi/${version}/${identifier}` }) as const;
  return { version, endpoints: [endpoint('locations'), endpoint('tariffs')] };
}

const CONNECTOR: Connector = {
  id: '1',
  standard: 'IEC_62196_T2_COMBO',
  format: 'CABLE',
  power_type: 'DC',
  max_voltage: 920,
  max_amperage: 500,
  max_electric_power: 150_000,
  tariff_ids: ['DC'],
  capabilities: ['ISO_15118_2_PLUG_AND_CHARGE'],
  last_updated: TIME,
};

function exampleEvse({ country_code, party_id }: ExamplePublisher): Evse {
  return {
    uid: 'AMS-01-A',
    evse_id: `${country_code}*${party_id}*EAMS01A`,
    status: 'AVAILABLE',
    capabilities: ['RFID_READER', 'CONTACTLESS_CARD_SUPPORT', 'REMOTE_START_STOP_CAPABLE'],
    connectors: [CONNECTOR],
    physical_reference: '1',
    parking: [{ parking_id: 'P1', evse_position: 'RIGHT' }],
    accepted_service_providers: ['Example Mobility'],
    last_updated: TIME,
  };
}

function exampleLocation(publisher: ExamplePublisher): Location {
  return {
    country_code: publisher.country_code,
    party_id: publisher.party_id,
    id: 'AMS-01',
    publish: true,
    name: 'Market Square',
    address: 'Market Square 1',
    city: 'Amsterdam',
    postal_code: '1012 JS',
    country: 'NLD',
    coordinates: { latitude: '52.373169', longitude: '4.893379' },
    parking_type: 'PARKING_LOT',
    evses: [exampleEvse(publisher)],
    parking_places: [
      {
        id: 'P1',
        vehicle_types: ['PERSONAL_VEHICLE', 'DISABLED'],
        direction: 'PERPENDICULAR',
        restricted_to_type: false,
        reservation_required: false,
        roofed: false,
        lighting: true,
      },
    ],
    facilities: ['CAFE', 'WIFI'],
    time_zone: 'Europe/Amsterdam',
    opening_times: {
      twentyfourseven: false,
      regular_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, period_begin: '07:00', period_end: '22:00' })),
    },
    help_phone: '+31 20 123 4567',
    last_updated: TIME,
  };
}

function exampleTariff({ country_code, party_id }: ExamplePublisher): Tariff {
  return {
    country_code,
    party_id,
    id: 'DC',
    currency: 'EUR',
    type: 'REGULAR',
    elements: [
      {
        price_components: [
          { type: 'ENERGY', price: 0.4876, vat: 21, step_size: 1 },
          { type: 'FLAT', price: 0.5, vat: 21, step_size: 1 },
        ],
      },
    ],
    last_updated: TIME,
  };
}

const HEALTH = {
  timestamp: '2026-01-31T08:05:12Z',
  built_at: TIME,
  age_seconds: 312,
  newest_status: TIME,
  generator: 'ocpi-snapshot',
  counts: { locations: 1, evses: 1, connectors: 1, tariffs: 1, evses_by_status: { AVAILABLE: 1 } },
  status_sources: [
    {
      name: 'charging system',
      updated_at: TIME,
      max_age_seconds: 600,
      state: 'fresh',
      age_seconds: 312,
      is_stale: false,
    },
  ],
  findings: {},
};

const STATUS_FILE = {
  last_updated: TIME,
  ttl: 30,
  expires: '2026-01-31T08:15:00Z',
  confirmed: '2026-01-31T07:45:00Z',
  evses: { 'AMS-01-A': { status: 'AVAILABLE', since: '2026-01-31T07:42:00Z' } },
};

const GEOJSON = {
  type: 'FeatureCollection',
  name: 'Example Charging',
  attribution: 'Example Charging (CC BY 4.0)',
  features: [
    {
      type: 'Feature',
      id: 'AMS-01',
      geometry: { type: 'Point', coordinates: [4.893379, 52.373169] },
      properties: {
        id: 'AMS-01',
        name: 'Market Square',
        address: 'Market Square 1',
        city: 'Amsterdam',
        country: 'NLD',
        evses: 1,
        max_power_kw: 150,
        plugs: [{ standard: 'IEC_62196_T2_COMBO', power_kw: 150, count: 1 }],
        tariff_ids: ['DC'],
        evse_uids: ['AMS-01-A'],
      },
    },
  ],
};
