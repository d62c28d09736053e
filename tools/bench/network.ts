/** Makes the data files of a network with any number of connectors. They are the same at every call. */

import { regionOf } from '../../src/cells/regions/region-of.ts';

/** Connectors per EVSE, and EVSEs per location, as at a usual fast-charging site. */
const CONNECTORS_PER_EVSE = 2;
const EVSES_PER_LOCATION = 4;

const STATUSES = ['AVAILABLE', 'CHARGING', 'AVAILABLE', 'OUTOFORDER', 'UNKNOWN'];
const HOURS = ['24/7', 'Mo-Fr 06:00-22:00; Sa-Su 08:00-20:00', 'Mo-Su 05:00-24:00'];
const CITIES = ['Amsterdam', 'Rotterdam', 'Utrecht', 'Eindhoven', 'Groningen', 'Zwolle', 'Breda'];

/** The text of each file by its name. */
export function benchNetwork(connectors: number): Map<string, string> {
  const tables = {
    locations: ['id,name,address,city,postal_code,latitude,longitude,opening_times,parking_type,facilities'],
    evses: ['uid,location_id,evse_id,status,capabilities,physical_reference,last_updated'],
    connectors: ['evse_uid,id,standard,format,power_type,max_voltage,max_amperage,max_electric_power,tariff_ids'],
    tariffs: ['id,type,price_per_kwh,vat,prices_include_vat'],
  };
  for (let t = 0; t < 40; t++)
    tables.tariffs.push(`T-${t},${t % 2 === 0 ? 'REGULAR' : 'AD_HOC_PAYMENT'},0.${25 + t},21,false`);
  for (let n = 0; n * CONNECTORS_PER_EVSE * EVSES_PER_LOCATION < connectors; n++) addLocation(tables, n);
  return new Map([
    ['network.json', NETWORK],
    ...Object.entries(tables).map(([name, lines]) => [`${name}.csv`, `${lines.join('\n')}\n`] as const),
  ]);
}

const NETWORK = JSON.stringify({
  country_code: 'NL',
  party_id: 'BEN',
  operator: { name: 'Bench' },
  country: 'NLD',
  time_zone: 'Europe/Amsterdam',
  currency: 'EUR',
  // The times of its statuses are fixed, and what is too old would be published as UNKNOWN.
  max_status_hours: 8760,
});

type Tables = { readonly [T in 'locations' | 'evses' | 'connectors' | 'tariffs']: string[] };

/** The first of many postal codes in the region of a point: of the south, the west or the east. */
function postalCodeAt(latitude: string, longitude: string): number {
  const region = regionOf({ country: 'NLD', latitude: Number(latitude), longitude: Number(longitude) });
  return region === 'NL4' ? 5000 : region === 'NL3' ? 3000 : 7000;
}

function addLocation(tables: Tables, n: number): void {
  const id = `LOC-${String(n).padStart(6, '0')}`;
  // Spread over the middle of the country without a pattern: the factors are primes.
  const latitude = (51.612345 + ((n * 7919) % 999_983) / 1_000_000).toFixed(6);
  const longitude = (5.012345 + ((n * 104_729) % 799_999) / 1_000_000).toFixed(6);
  const city = CITIES[n % CITIES.length];
  const postalCode = `${postalCodeAt(latitude, longitude) + (n % 499)} AB`;
  const place = `"Main Street ${n % 997}, gate ${n % 5}",${city},${postalCode},${latitude},${longitude}`;
  tables.locations.push(`${id},Site ${n},${place},${HOURS[n % HOURS.length]},PARKING_LOT,CAFE|WIFI`);
  for (let e = 0; e < EVSES_PER_LOCATION; e++) {
    const uid = `${id}-${e}`;
    const evseId = `NL*BEN*E${n}*${e}`;
    const status = STATUSES[(n + e) % STATUSES.length];
    tables.evses.push(
      `${uid},${id},${evseId},${status},RFID_READER|REMOTE_START_STOP_CAPABLE,${e + 1},2026-0${1 + (n % 9)}-1${n % 9}T0${e}:00:00Z`,
    );
    tables.connectors.push(`${uid},1,IEC_62196_T2_COMBO,CABLE,DC,920,500,300000,T-${n % 40}|T-${(n + 7) % 40}`);
    tables.connectors.push(`${uid},2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22000,T-${(n + e) % 40}`);
  }
}
