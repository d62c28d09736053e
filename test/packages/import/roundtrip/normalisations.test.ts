/** Each normalisation that docs/import.md names, at work: a value of the untidy feed, and what is published in its place. */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../packages/import/ocpi-objects/feed-values.ts';
import { NOW } from '../../../support/data-directory.ts';
import { rowsUnder } from '../../../support/document-tables.ts';
import { brief, documentOf, feed, outcome } from '../support.ts';
import { roundTrip } from './round-trip.ts';

const [locations, tariffs] = [feed('untidy-locations'), feed('untidy-tariffs')];
const published = await outcome(locations, tariffs, '2.3.0');

interface Case {
  /** The beginning of its row in docs/import.md. */
  readonly normalisation: string;
  /** Path of the value in the first location or tariff, in the feed and as published. */
  readonly from: string;
  readonly to?: string;
  readonly feed: unknown;
  readonly published: unknown;
}

const LOCATION: readonly Case[] = [
  { normalisation: 'Fields that are null', from: 'state', feed: null, published: undefined },
  { normalisation: 'Fields that are null', from: 'facilities', feed: [], published: undefined },
  {
    normalisation: 'Fields that OCPI does not have',
    from: 'phone_number',
    feed: '+31 70 000 0000',
    published: undefined,
  },
  {
    normalisation: 'Fields that OCPI does not have',
    from: 'publish_allowed_to',
    feed: [{ uid: '12345678905880', type: 'RFID' }],
    published: undefined,
  },
  {
    normalisation: 'Coordinates',
    from: 'coordinates',
    feed: { latitude: '52.0775', longitude: 4.31250049 },
    published: { latitude: '52.077500', longitude: '4.312500' },
  },
  {
    normalisation: 'Timestamps',
    from: 'evses/0/connectors/0/last_updated',
    to: 'evses/1/connectors/1/last_updated',
    feed: '2025-10-27T12:45:42.1239',
    published: '2025-10-27T12:45:42.123Z',
  },
  {
    normalisation: 'Timestamps',
    from: 'evses/0/status_schedule/0/period_begin',
    to: 'evses/1/status_schedule/1/period_begin',
    feed: '2026-04-01T08:00:00+02:00',
    published: '2026-04-01T06:00:00Z',
  },
  { normalisation: 'Texts', from: 'name', feed: ' Angra\tdos\r\nReis ', published: 'Angra dos Reis' },
  { normalisation: 'Values get the type', from: 'postal_code', feed: 2511, published: '2511' },
  { normalisation: 'Values get the type', from: 'publish', feed: 'true', published: true },
  {
    normalisation: 'Values get the type',
    from: 'evses/0/connectors/0/max_voltage',
    to: 'evses/1/connectors/1/max_voltage',
    feed: '230',
    published: 230,
  },
  {
    normalisation: 'Values get the type',
    from: 'evses/0/parking_restrictions',
    to: 'evses/1/parking_restrictions',
    feed: 'EV_ONLY',
    published: ['EV_ONLY'],
  },
  {
    normalisation: 'Languages',
    from: 'directions',
    feed: [
      { language: 'EN', text: 'Turn left' },
      { language: 'en', text: 'Turn left' },
      { language: 'nl', text: '' },
    ],
    published: [{ language: 'en', text: 'Turn left' }],
  },
  {
    normalisation: 'URLs',
    from: 'operator/website',
    feed: 'https://example.com/café',
    published: 'https://example.com/caf%C3%A9',
  },
  {
    normalisation: 'Ids of tariffs',
    from: 'evses/0/connectors/0/tariff_ids',
    to: 'evses/1/connectors/1/tariff_ids',
    feed: ['t-1', 'T-1', '8'],
    published: ['T-1'],
  },
  {
    normalisation: 'last_updated',
    from: 'last_updated',
    feed: '2025-10-26T00:00:00Z',
    published: '2025-10-27T12:45:42.123Z',
  },
  {
    normalisation: 'Regular hours',
    from: 'opening_times/regular_hours',
    feed: [
      { weekday: '7', period_begin: '20:00', period_end: '02:00' },
      { weekday: 2, period_begin: '08:00', period_end: '00:00' },
      { weekday: 1, period_begin: '12:00', period_end: '18:00' },
      { weekday: 1, period_begin: '08:00', period_end: '12:00' },
    ],
    published: [
      { weekday: 1, period_begin: '00:00', period_end: '02:00' },
      { weekday: 1, period_begin: '08:00', period_end: '18:00' },
      { weekday: 2, period_begin: '08:00', period_end: '23:59' },
      { weekday: 7, period_begin: '20:00', period_end: '23:59' },
    ],
  },
  { normalisation: 'EVSEs, connectors', from: 'evses/0/uid', feed: 'E-2', published: 'E-1' },
  {
    normalisation: 'EVSEs, connectors',
    from: 'evses/0/capabilities',
    to: 'evses/1/capabilities',
    feed: ['RFID_READER', 'RFID_READER', ''],
    published: ['RFID_READER'],
  },
  {
    normalisation: 'Prices',
    from: 'energy_mix/energy_sources/0/percentage',
    feed: 33.333333,
    published: 33.3333,
  },
];

const TARIFF: readonly Case[] = [
  { normalisation: 'Tariffs say', from: 'tax_included', feed: undefined, published: 'NO' },
  {
    normalisation: 'Prices',
    from: 'elements/1/price_components/1/price',
    to: 'elements/0/price_components/0/price',
    feed: 0.30000000000000004,
    published: 0.3,
  },
  {
    normalisation: 'EVSEs, connectors',
    from: 'elements/1/price_components/0/type',
    to: 'elements/0/price_components/0/type',
    feed: 'TIME',
    published: 'ENERGY',
  },
  {
    normalisation: 'Restrictions',
    from: 'elements/2/restrictions',
    to: 'elements/1/restrictions',
    feed: {},
    published: undefined,
  },
  {
    normalisation: 'Times',
    from: 'elements/1/restrictions',
    to: 'elements/0/restrictions',
    feed: { start_time: '8:00', end_time: '24:00', day_of_week: [], min_kwh: null },
    published: { start_time: '08:00', end_time: '00:00' },
  },
];

describe.each([
  { what: 'Location', cases: LOCATION, untidy: locations[0], tidy: published.locations[0] },
  { what: 'Tariff', cases: TARIFF, untidy: tariffs[0], tidy: published.tariffs[0] },
])('$what', ({ cases, untidy, tidy }) => {
  test.each(cases)('$normalisation: $from', ({ from, to = from, feed: given, published: expected }) => {
    expect(valueAt(untidy, from)).toEqual(given);
    expect(valueAt(tidy, to)).toEqual(expected);
  });
});

test('every normalisation is seen at work', () => {
  const seen = new Set([...LOCATION, ...TARIFF].map(({ normalisation }) => normalisation));
  const named = rowsUnder('docs/import.md', 'What is different').map(([what = '']) => what);
  const beginnings = named.map((what) => [...seen].find((beginning) => what.startsWith(beginning)) ?? what);
  expect(beginnings.sort()).toEqual([...seen].sort());
});

test('nothing else is different, and only what is lost is a finding', async () => {
  const trip = await roundTrip(documentOf(locations), documentOf(tariffs, 'tariffs.json'), NOW);
  expect(trip).toMatchObject({ total: 2, equal: 2, explained: 0, unexplained: [] });
  expect(brief(trip.findings)).toEqual([
    'undefined-tariff /0/evses/0/connectors/0/tariff_ids',
    'not-carried /0/phone_number',
  ]);
});

function valueAt(object: JsonObject | undefined, path: string): unknown {
  return path.split('/').reduce<unknown>((value, name) => (value as JsonObject | undefined)?.[name], object);
}
