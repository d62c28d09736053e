/**
 * Makes any number of Locations that look and compress like those of a real network. They are the same at every call.
 */

const STREETS = ['High Street', 'Church Lane', 'Park Road', 'Mill Lane', 'Station Road', 'Harbour View'];
const CITIES = ['Leeds', 'York', 'Bath', 'Hull', 'Truro', 'Perth'];
const STANDARDS = ['IEC_62196_T2', 'IEC_62196_T2_COMBO', 'CHADEMO'];
const STATUSES = ['AVAILABLE', 'AVAILABLE', 'CHARGING', 'OUTOFORDER', 'UNKNOWN'];

/** The most EVSEs that a Location has: 2.5 on average make 1.1 kB of JSON, 8.5 make 3.2 kB. */
const MOST_EVSES = { '1.1 kB': 4, '3.2 kB': 16 } as const;

export type LocationSize = keyof typeof MOST_EVSES;

/** How many locations changed since each time, scattered over the list as statuses really change. The smaller sets are part of the larger ones. */
export const CHANGES = [
  { count: 12, since: '2026-11-03T00:00:00Z' },
  { count: 100, since: '2026-11-02T00:00:00Z' },
  { count: 1000, since: '2026-11-01T00:00:00Z' },
] as const;

const BEFORE = '2026-06-01T00:00:00Z';

/** `count` Locations, of which CHANGES have changed. */
export function countLocations(count: number, size: LocationSize): { id: string; last_updated: string }[] {
  const random = makeRandom(20_261_121);
  return Array.from({ length: count }, (_, index) => {
    // Scattered without a pattern: the factor is a prime that divides no count here.
    const place = (index * 7919 + 13) % count;
    const last_updated = CHANGES.find((change) => place < change.count)?.since ?? BEFORE;
    return { ...makeLocation(index, random, MOST_EVSES[size]), last_updated };
  });
}

/** A linear congruential generator: numbers from 0 to below 1, the same for the same seed. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function makeLocation(index: number, random: () => number, mostEvses: number) {
  const pick = (values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? '';
  const timestamp = new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 3e10)).toISOString().slice(0, 19);
  const evses = Array.from({ length: 1 + Math.floor(random() * mostEvses) }, (_, number) => ({
    uid: `${index}-${number}-${Math.floor(random() * 2 ** 32).toString(16)}`,
    evse_id: `GB*ABC*E${index}*${number}`,
    status: pick(STATUSES),
    connectors: [
      {
        id: '1',
        standard: pick(STANDARDS),
        format: 'CABLE',
        power_type: 'DC',
        max_voltage: 400,
        max_amperage: 125,
        max_electric_power: 50_000,
        tariff_ids: [`T-${Math.floor(random() * 20)}`],
        last_updated: `${timestamp}Z`,
      },
    ],
    last_updated: `${timestamp}Z`,
  }));
  return {
    country_code: 'GB',
    party_id: 'ABC',
    id: `LOC-${index}`,
    publish: true,
    name: `${pick(CITIES)} ${index}`,
    address: `${Math.floor(random() * 300)} ${pick(STREETS)}`,
    city: pick(CITIES),
    country: 'GBR',
    coordinates: { latitude: (50 + random() * 8).toFixed(6), longitude: (random() * 6 - 5).toFixed(6) },
    evses,
    time_zone: 'Europe/London',
    opening_times: { twentyfourseven: true },
    last_updated: `${timestamp}Z`,
  };
}
