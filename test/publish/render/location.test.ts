/** Rows of locations, EVSEs and connectors as the Location that is published. */

import { describe, expect, test } from 'vitest';
import { csv, networkOf, onlyConnector, onlyEvse, onlyLocation, render } from '../../support/network-of.ts';

const LOCATION = 'L-1,Main Street 1,Amsterdam,52.373169,4.893379';

/** The location of the smallest network with more columns. */
async function locationWith(columns: string, cells: string, tables = {}) {
  const locations = csv(`id,address,city,latitude,longitude,${columns}`, `${LOCATION},${cells}`);
  return onlyLocation(await render(networkOf({ locations, ...tables })));
}

test('the smallest location', async () => {
  expect(onlyLocation(await render(networkOf({})))).toEqual({
    country_code: 'NL',
    party_id: 'EXA',
    id: 'L-1',
    publish: true,
    address: 'Main Street 1',
    city: 'Amsterdam',
    country: 'NLD',
    coordinates: { latitude: '52.373169', longitude: '4.893379' },
    evses: [
      {
        uid: 'E-1',
        status: 'UNKNOWN',
        connectors: [
          {
            id: '1',
            standard: 'IEC_62196_T2',
            format: 'SOCKET',
            power_type: 'AC_3_PHASE',
            max_voltage: 230,
            max_amperage: 32,
            last_updated: '2026-01-01T00:00:00Z',
          },
        ],
        last_updated: '2026-01-01T00:00:00Z',
      },
    ],
    operator: { name: 'Example Charging' },
    time_zone: 'Europe/Amsterdam',
    last_updated: '2026-01-01T00:00:00Z',
  });
});

describe('coordinates have six decimals', () => {
  test.each([
    ['52.373169', '52.373169'],
    ['52', '52.000000'],
    ['52.3', '52.300000'],
    ['52.37316949999999999', '52.373169'],
    ['52.3731695', '52.373170'],
    ['-0.0000001', '0.000000'],
  ])('%s is %s', async (written, published) => {
    const network = networkOf({
      locations: csv('id,address,city,latitude,longitude', `L-1,Main Street 1,Amsterdam,${written},4.893379`),
      waivers: csv(
        'code,reason',
        ...['outside-country', 'whole-degrees'].map((code) => `${code},Only the digits matter here`),
      ),
    });
    expect(onlyLocation(await render(network)).coordinates.latitude).toBe(published);
  });
});

describe('the status of an EVSE', () => {
  test.each([
    ['', undefined, 'UNKNOWN'],
    ['AVAILABLE', undefined, 'AVAILABLE'],
    ['', 'CHARGING', 'CHARGING'],
    ['AVAILABLE', 'CHARGING', 'CHARGING'],
    ['REMOVED', 'CHARGING', 'CHARGING'],
  ])('is in evses.csv %j, in status.csv %j, and published %s', async (own, feed, published) => {
    const status = feed === undefined ? {} : { status: csv('evse_uid,status', `e-1,${feed}`) };
    const location = onlyLocation(
      await render(networkOf({ evses: csv('uid,location_id,status', `E-1,L-1,${own}`), ...status })),
    );
    expect(onlyEvse(location).status).toBe(published);
  });
});

test('references are published in the spelling of what they refer to', async () => {
  const network = networkOf({
    evses: csv('uid,location_id', 'E-1,l-1'),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
      'e-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-AC|t-night',
    ),
    tariffs: csv('id,price_per_kwh', 't-ac,0.45', 'T-Night,0.29'),
  });
  expect(onlyConnector(onlyEvse(onlyLocation(await render(network)))).tariff_ids).toEqual(['t-ac', 'T-Night']);
});

test('texts without a language are in that of network.json', async () => {
  const locations = csv('id,address,city,latitude,longitude,directions', `${LOCATION},Achter de hal | en: Behind it`);
  expect(onlyLocation(await render(networkOf({ locations }, { language: 'nl' }))).directions).toEqual([
    { language: 'nl', text: 'Achter de hal' },
    { language: 'en', text: 'Behind it' },
  ]);
});

describe('operators', () => {
  const businesses = csv('id,name,logo_url', 'exa,Example North,https://example.com/logo.JPG?v=2');

  test('a row names its own', async () => {
    expect((await locationWith('operator,owner', 'EXA,', { businesses })).operator).toEqual({
      name: 'Example North',
      logo: { url: 'https://example.com/logo.JPG?v=2', category: 'OPERATOR', type: 'jpeg' },
    });
  });

  test('a row that names none has that of network.json, and no other role', async () => {
    const location = await locationWith('operator,suboperator', ',exa', { businesses });
    expect(location.operator?.name).toBe('Example Charging');
    expect(location.suboperator?.name).toBe('Example North');
    expect(location.owner).toBeUndefined();
  });
});
