/** Objects and answers with every field that OCPI has, all of it valid: tests break one thing at a time. */

import type { OcpiVersion } from '../../src/ocpi/enums.ts';
import { toTariff230 } from '../../src/ocpi/tariff-2.3.0.ts';
import type {
  Connector,
  Evse,
  Location,
  Parking,
  Tariff,
  Tariff230,
  Version,
  VersionDetails,
} from '../../src/ocpi/types.ts';

const TIME = '2026-01-31T08:00:00Z';
const PICTURE = {
  url: 'https://example.com/site.jpeg',
  thumbnail: 'https://example.com/site-small.jpeg',
  category: 'LOCATION',
  type: 'jpeg',
  width: 800,
  height: 600,
} as const;
const ENERGY_MIX = {
  is_green_energy: false,
  energy_sources: [
    { source: 'SOLAR' as const, percentage: 62.5 },
    { source: 'GAS' as const, percentage: 37.5 },
  ],
  environ_impact: [{ category: 'CARBON_DIOXIDE' as const, amount: 180.0004 }],
  supplier_name: 'Zonnestroom',
  energy_product_name: 'Dagstroom',
};

export function completeConnector(): Connector {
  return {
    id: '1',
    standard: 'IEC_62196_T2',
    format: 'SOCKET',
    power_type: 'AC_3_PHASE',
    max_voltage: 230,
    max_amperage: 32,
    max_electric_power: 22000,
    tariff_ids: ['T-1'],
    terms_and_conditions: 'https://example.com/terms?lang=nl#top',
    last_updated: TIME,
  };
}

export function completeEvse(): Evse {
  return {
    uid: 'E1',
    evse_id: 'NL*EXA*E1',
    status: 'AVAILABLE',
    status_schedule: [{ period_begin: TIME, period_end: '2026-02-28T08:00:00.500Z', status: 'INOPERATIVE' }],
    capabilities: ['RFID_READER', 'CONTACTLESS_CARD_SUPPORT'],
    connectors: [completeConnector()],
    floor_level: '-1',
    coordinates: { latitude: '-51.562787', longitude: '-179.638975' },
    physical_reference: 'Paal 1',
    directions: [{ language: 'nl', text: 'Naast de ingang' }],
    parking_restrictions: ['EV_ONLY'],
    images: [{ ...PICTURE, category: 'CHARGER' }],
    last_updated: TIME,
  };
}

export function completeLocation(): Location {
  return {
    country_code: 'NL',
    party_id: 'EXA',
    id: 'L1',
    publish: true,
    name: 'Café ’t Hoekje 🔌',
    address: 'Straße 7',
    city: 'Etten-Leur',
    postal_code: '4876 BS',
    state: 'Noord-Brabant',
    country: 'NLD',
    coordinates: { latitude: '51.562787', longitude: '4.638975' },
    related_locations: [
      { latitude: '51.562700', longitude: '4.638900', name: { language: 'en', text: 'North entrance' } },
    ],
    parking_type: 'PARKING_LOT',
    evses: [completeEvse()],
    directions: [{ language: 'en', text: 'Second exit' }],
    operator: { name: 'Example', website: 'http://example.com', logo: { ...PICTURE, category: 'OPERATOR' } },
    suboperator: { name: 'Example South' },
    owner: { name: 'Example Owner' },
    facilities: ['HOTEL', 'WIFI'],
    time_zone: 'Europe/Amsterdam',
    opening_times: {
      twentyfourseven: false,
      regular_hours: [{ weekday: 1, period_begin: '08:00', period_end: '23:59' }],
      exceptional_openings: [{ period_begin: '2028-02-29T08:00:00Z', period_end: '2028-02-29T10:00:00Z' }],
      exceptional_closings: [{ period_begin: '2026-12-25T00:00:00Z', period_end: '2026-12-26T00:00:00Z' }],
    },
    charging_when_closed: true,
    images: [{ ...PICTURE }],
    energy_mix: structuredClone(ENERGY_MIX),
    last_updated: TIME,
  };
}

export function completeTariff(): Tariff {
  return {
    country_code: 'NL',
    party_id: 'EXA',
    id: 'T-1',
    currency: 'EUR',
    type: 'REGULAR',
    tariff_alt_text: [{ language: 'en', text: 'See the website' }],
    tariff_alt_url: 'https://example.com/tariffs/T-1',
    min_price: { excl_vat: 0.5, incl_vat: 0.605 },
    max_price: { excl_vat: 50, incl_vat: 60.5 },
    elements: [
      {
        price_components: [{ type: 'TIME', price: 2, vat: 21, step_size: 60 }],
        restrictions: { reservation: 'RESERVATION' },
      },
      {
        price_components: [{ type: 'ENERGY', price: 0.2859, vat: 21, step_size: 1 }],
        restrictions: {
          start_time: '22:00',
          end_time: '06:00',
          start_date: '2026-01-01',
          end_date: '2028-02-29',
          min_kwh: 0,
          max_kwh: 99.5,
          min_current: 0,
          max_current: 96,
          min_power: 0,
          max_power: 22.5,
          min_duration: 0,
          max_duration: 3600,
          day_of_week: ['SATURDAY', 'SUNDAY'],
        },
      },
    ],
    start_date_time: '2026-01-01T00:00:00Z',
    end_date_time: '9999-12-31T23:59:59Z',
    energy_mix: structuredClone(ENERGY_MIX),
    last_updated: TIME,
  };
}

/** The Location and the Tariff of a version: those of 2.3.0 have what it brought. */
export function completeOf(version: OcpiVersion): { location: Location; tariff: Tariff | Tariff230 } {
  const [location, tariff] = [completeLocation(), completeTariff()];
  if (version !== '2.3.0') return { location, tariff };
  const [evse] = location.evses ?? [];
  const [connector] = evse?.connectors ?? [];
  Object.assign(connector ?? {}, { capabilities: ['ISO_15118_20_PLUG_AND_CHARGE'] });
  Object.assign(evse ?? {}, {
    parking: [{ parking_id: 'P-1', evse_position: 'CENTER' }],
    accepted_service_providers: ['Example Mobility'],
  });
  const image = location.images?.[0];
  const parking: Parking = {
    id: 'P-1',
    physical_reference: '17',
    vehicle_types: ['PERSONAL_VEHICLE', 'VAN', 'DISABLED'],
    max_vehicle_weight: 3500,
    max_vehicle_height: 210,
    max_vehicle_length: 600,
    max_vehicle_width: 240,
    parking_space_length: 620,
    parking_space_width: 350,
    dangerous_goods_allowed: false,
    direction: 'ANGLE',
    drive_through: false,
    restricted_to_type: false,
    reservation_required: true,
    time_limit: 240,
    roofed: true,
    images: image ? [image] : [],
    lighting: true,
    refrigeration_outlet: false,
    standards: ['PAS 1899'],
    apds_reference: 'b7b2c9d0',
  };
  return {
    location: { ...location, parking_places: [parking], help_phone: '+31 20 123 4567' },
    tariff: toTariff230(tariff),
  };
}

export function completeVersions(): Version[] {
  return [
    { version: '2.2', url: 'https://example.com/api/ocpi/2.2' },
    { version: '2.2.1', url: 'https://example.com/api/ocpi/2.2.1' },
  ];
}

export function completeVersionDetails(): VersionDetails {
  return {
    version: '2.2',
    endpoints: [
      { identifier: 'locations', role: 'SENDER', url: 'https://example.com/api/ocpi/2.2/locations' },
      { identifier: 'tariffs', role: 'SENDER', url: 'https://example.com/api/ocpi/2.2/tariffs' },
    ],
  };
}

/** `data` in the envelope of a successful answer. */
export function enveloped(data: unknown): Record<string, unknown> {
  return { data, status_code: 1000, status_message: 'Success', timestamp: '2026-01-31T08:00:00.123Z' };
}
