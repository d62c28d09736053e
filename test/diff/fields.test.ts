/** What a reviewer reads of fields that have another value. */

import { expect, test } from 'vitest';
import type { Location } from '../../src/ocpi/types.ts';
import { connector, evse, evses, location, published, report, tariff, testReports } from './support.ts';

const sites = (...locations: Location[]) => published(locations);
const many = (count: number, fields: Parameters<typeof connector>[1]) =>
  Array.from({ length: count }, (_, i) =>
    location(`L-${i}`, { evses: [evse(`E-${i}`, { connectors: ['1', '2'].map((id) => connector(id, fields)) })] }),
  );

testReports([
  [
    'a location moved',
    sites(location('AMS-01')),
    sites(location('AMS-01', { coordinates: { latitude: '52.373000', longitude: '4.896600' } })),
    '1 location changed',
    'Location AMS-01 moved 312 m',
  ],
  [
    'opening times',
    sites(location('AMS-01')),
    sites(
      location('AMS-01', {
        opening_times: {
          twentyfourseven: false,
          regular_hours: [1, 2, 3, 4, 5].map((weekday) => ({
            weekday,
            period_begin: '08:00',
            period_end: '20:00',
          })),
          exceptional_closings: [{ period_begin: '2026-12-24T23:00:00Z', period_end: '2026-12-25T23:00:00Z' }],
        },
      }),
    ),
    '1 location changed',
    'opening times of Location AMS-01: 24/7 -> Mo-Fr 08:00-20:00',
    'opening_times.exceptional_closings of Location AMS-01: + {period_begin: 2026-12-24T23:00:00Z, period_end: 2026-12-25T23:00:00Z}',
  ],
  [
    'opening times that read the same',
    sites(location('AMS-01', { opening_times: monday('08:00', '20:00') })),
    sites(location('AMS-01', { opening_times: monday('08:00', '12:00', '20:00') })),
    '1 location changed',
    expect.stringMatching(/^opening times of Location AMS-01: …?[^>]*20:00.* -> .*12:00.*12:00/),
  ],
  [
    'a field without words of its own, a nested one, and one that comes and goes',
    sites(location('AMS-01', { operator: { name: 'Example' }, charging_when_closed: true })),
    sites(location('AMS-01', { operator: { name: 'Sample' }, address: 'Dam 2', parking_type: 'ON_STREET' })),
    '1 location changed',
    'address of Location AMS-01: "Dam 1" -> "Dam 2"',
    'charging_when_closed of Location AMS-01: true -> none',
    'operator.name of Location AMS-01: Example -> Sample',
    'parking_type of Location AMS-01: none -> ON_STREET',
  ],
  [
    'lists, by what came and went',
    sites(location('AMS-01', { facilities: ['WIFI', 'CAFE'] })),
    sites(location('AMS-01', { facilities: ['HOTEL', 'WIFI'] })),
    '1 location changed',
    'facilities of Location AMS-01: + HOTEL, - CAFE',
  ],
  [
    'the order of lists that people read, but not of others',
    sites(location('AMS-01', { facilities: ['WIFI', 'CAFE'], directions: texts('Left', 'Right') })),
    sites(location('AMS-01', { facilities: ['CAFE', 'WIFI'], directions: texts('Right', 'Left') })),
    '1 location changed',
    'directions of Location AMS-01: in a different order',
  ],
  [
    'long texts, shortened to where they differ',
    sites(location('AMS-01', { directions: texts(`${'Go on. '.repeat(40)}Then left.`) })),
    sites(location('AMS-01', { directions: texts(`${'Go on. '.repeat(40)}Then right.`) })),
    '1 location changed',
    'directions of Location AMS-01: … Go on. Go on. Then left." -> … Go on. Go on. Then right."',
  ],
  [
    'one connector',
    sites(location('AMS-01', { evses: [evse('AMS-01-A')] })),
    sites(
      location('AMS-01', {
        evses: [evse('AMS-01-A', { connectors: [connector('1', { max_electric_power: 150_000 })] })],
      }),
    ),
    '1 connector changed',
    'connector AMS-01-A/1: 150 kW (was 50 kW)',
  ],
  [
    'the same change of many connectors',
    sites(...many(10, {})),
    sites(...many(10, { max_electric_power: 150_000, tariff_ids: ['T-2'] })),
    '20 connectors changed',
    'max_electric_power 50 kW -> 150 kW on 20 connectors at 10 locations',
    'tariff_ids: + T-2 on 20 connectors at 10 locations',
  ],
  [
    'a few statuses',
    sites(location('AMS-01')),
    sites(location('AMS-01', { evses: [evse('AMS-01-A', { status: 'CHARGING' }), evse('AMS-01-B')] })),
    '1 status changed',
    'status: AMS-01-A AVAILABLE -> CHARGING',
  ],
  [
    'many statuses',
    sites(location('AMS-01', { evses: [...evses('X', 'ABCDEFGH'), ...evses('Y', 'ABCD', { status: 'CHARGING' })] })),
    sites(location('AMS-01', { evses: [...evses('X', 'ABCDEFGH', { status: 'CHARGING' }), ...evses('Y', 'ABCD')] })),
    '12 statuses changed',
    'status of 12 EVSEs: 8 AVAILABLE -> CHARGING, 4 CHARGING -> AVAILABLE',
  ],
  [
    'settings of the network',
    { ...published([]), settings: { base_url: 'https://a.example', max_limit: 100 } },
    { ...published([]), settings: { base_url: 'https://a.example', max_limit: 1000 } },
    '1 network setting changed',
    'max_limit of network settings: 100 -> 1000',
  ],
]);

test('last_updated alone is no change', () => {
  const later = { last_updated: '2026-03-01T00:00:00Z' };
  const before = published([location('AMS-01')], [tariff('T-1')]);
  const after = published(
    [location('AMS-01', { ...later, evses: evses('AMS-01', 'AB', { ...later, connectors: [connector('1', later)] }) })],
    [tariff('T-1', later)],
  );
  expect(report(before, after)).toEqual(['Nothing changed in the published data.']);
});

function texts(...all: string[]) {
  return all.map((text) => ({ language: 'en', text }));
}

/** Open on Mondays from the first of these times to the last, in as many periods as they make. */
function monday(...times: string[]) {
  const regular_hours = times.slice(1).map((period_end, i) => ({
    weekday: 1,
    period_begin: times[i] ?? '',
    period_end,
  }));
  return { twentyfourseven: false, regular_hours };
}
