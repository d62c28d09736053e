/** The files that an import writes are pleasant to work with: few columns, the order of the feed, no repeated values. */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { brief, feed, outcome, smallConnector, smallEvse, smallLocation, smallTariff } from './support.ts';

const fileOf = async (name: string, locations: readonly JsonObject[], tariffs?: readonly JsonObject[]) =>
  (await outcome(locations, tariffs)).files.get(name);
const second = (members: JsonObject = {}) =>
  smallLocation({ id: 'A-2', evses: [smallEvse({ uid: 'E-2' })], ...members });

describe('network.json', () => {
  const settingsOf = async (locations: readonly JsonObject[], tariffs?: readonly JsonObject[]) =>
    JSON.parse((await fileOf('network.json', locations, tariffs)) ?? '');

  test('holds what most objects share', async () => {
    expect(
      await settingsOf([smallLocation(), second(), second({ id: 'A-3', evses: [], country: 'BEL' })], [smallTariff()]),
    ).toEqual({
      versions: ['2.2', '2.2.1', '2.3.0'],
      country_code: 'NL',
      party_id: 'EXA',
      country: 'NLD',
      time_zone: 'Europe/Amsterdam',
      currency: 'EUR',
      operator: { name: 'Example Charging' },
    });
  });

  test('names no operator where a location has none', async () => {
    expect(await settingsOf([smallLocation(), second({ operator: null })])).not.toHaveProperty('operator');
    expect((await outcome([smallLocation(), second({ operator: null })])).locations[0]).not.toHaveProperty('operator');
  });

  test('takes no value that could not be read', async () => {
    const { files, findings } = await outcome([
      smallLocation({ country_code: 'XX', party_id: 'toolong', time_zone: 'Mars' }),
    ]);
    expect(JSON.parse(files.get('network.json') ?? '')).toMatchObject({
      time_zone: 'Europe/Amsterdam',
      country: 'NLD',
    });
    expect(brief(findings)).toContain('unknown-publisher ');
  });

  test('an operator with a long name of emoji stays in its table', async () => {
    const operator = { name: '🔌'.repeat(100) };
    expect((await outcome([smallLocation({ operator })])).locations).toEqual([smallLocation({ operator })]);
  });

  test('an object without a publisher gets that of the others, and the import says so', async () => {
    const { findings, locations } = await outcome([smallLocation(), second({ party_id: null })]);
    expect(brief(findings)).toEqual(['assumed /1/party_id']);
    expect(locations.map(({ party_id }) => party_id)).toEqual(['EXA', 'EXA']);
  });
});

test('only columns that are needed are written, in the order of the data dictionary', async () => {
  expect(await fileOf('locations.csv', [smallLocation()])).toBe(
    'id,address,city,latitude,longitude,publish,last_updated\n' +
      'L-1,Main Street 1,Amsterdam,52.373169,4.893379,true,2025-01-01T00:00:00Z\n',
  );
});

test('only tables that have rows are written', async () => {
  expect([...(await outcome([smallLocation()])).files.keys()]).toEqual([
    'network.json',
    'locations.csv',
    'evses.csv',
    'connectors.csv',
  ]);
});

test('rows keep the order of the feed', async () => {
  const lines = (await fileOf('locations.csv', [smallLocation(), second()]))?.split('\n') ?? [];
  expect(lines.map((line) => line.split(',')[0])).toEqual(['id', 'L-1', 'A-2', '']);
});

test('a simple tariff is one row, its prices in columns', async () => {
  expect(await fileOf('tariffs.csv', [smallLocation()], [smallTariff()])).toBe(
    'id,price_per_kwh,vat,prices_include_vat,last_updated\nT-1,0.45,21,false,2025-01-01T00:00:00Z\n',
  );
});

test('a business that many locations name is one row, and one that nothing names any more is none', async () => {
  const owner = { name: 'Café & Co.' };
  const lost = second({ id: null, owner: { name: 'Lost' } });
  expect(
    await fileOf('businesses.csv', [smallLocation({ owner }), second({ owner, id: 'A-3', evses: [] }), lost]),
  ).toBe('id,name\ncafe-co,Café & Co.\n');
});

test('the same feed gives the same files', async () => {
  const files = async () => [...(await outcome(feed('complete-locations'), feed('complete-tariffs'))).files];
  expect(await files()).toEqual(await files());
});

test('the objects of OCPI 2.1.1 are understood', async () => {
  const { voltage, amperage } = { voltage: 230, amperage: 32 };
  const { max_voltage, max_amperage, ...connector } = smallConnector({ tariff_id: 'T-1' });
  const evses = [smallEvse({ connectors: [{ ...connector, voltage, amperage }], last_updated: '2025-01-01T00:00:00' })];
  const { publish, country_code, party_id, ...location } = smallLocation({ evses, type: 'ON_STREET' });
  const { locations, findings } = await outcome(
    [{ ...location, last_updated: '2025-01-01T00:00:00' }],
    [smallTariff()],
  );
  expect(locations).toEqual([
    smallLocation({
      parking_type: 'ON_STREET',
      evses: [smallEvse({ connectors: [smallConnector({ tariff_ids: ['T-1'] })] })],
    }),
  ]);
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['renamed', 'assumed']));
});

test('10,000 EVSEs at one location', { tags: ['slow'] }, async () => {
  const evses = Array.from({ length: 10_000 }, (_, i) => smallEvse({ uid: `E-${i}`, floor_level: 'too long' }));
  const { locations, findings } = await outcome([smallLocation({ evses })]);
  expect(locations[0]?.evses).toHaveLength(10_000);
  expect(findings).toHaveLength(1);
});
