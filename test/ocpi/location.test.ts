/** Rows of locations, EVSEs and connectors as the Location that is published. */

import { describe, expect, test } from 'vitest';
import type { ExceptionalPeriod } from '../../src/ocpi/types.ts';
import { check, csv, networkOf, only, onlyConnector, onlyEvse, onlyLocation, render } from '../support/network-of.ts';

const LOCATION = 'L-1,Main Street 1,Amsterdam,52.373169,4.893379';

/** The location of the smallest network with more columns. */
function locationWith(columns: string, cells: string, tables = {}) {
  const locations = csv(`id,address,city,latitude,longitude,${columns}`, `${LOCATION},${cells}`);
  return onlyLocation(render(networkOf({ locations, ...tables })));
}

test('the smallest location', () => {
  expect(onlyLocation(render(networkOf({})))).toEqual({
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
  ])('%s is %s', (written, published) => {
    const network = networkOf({
      locations: csv('id,address,city,latitude,longitude', `L-1,Main Street 1,Amsterdam,${written},4.893379`),
    });
    expect(onlyLocation(render(network)).coordinates.latitude).toBe(published);
  });
});

describe('the status of an EVSE', () => {
  test.each([
    ['', undefined, 'UNKNOWN'],
    ['AVAILABLE', undefined, 'AVAILABLE'],
    ['', 'CHARGING', 'CHARGING'],
    ['AVAILABLE', 'CHARGING', 'CHARGING'],
    ['REMOVED', 'CHARGING', 'CHARGING'],
  ])('is in evses.csv %j, in status.csv %j, and published %s', (own, feed, published) => {
    const status = feed === undefined ? {} : { status: csv('evse_uid,status', `e-1,${feed}`) };
    const location = onlyLocation(
      render(networkOf({ evses: csv('uid,location_id,status', `E-1,L-1,${own}`), ...status })),
    );
    expect(onlyEvse(location).status).toBe(published);
  });
});

describe('exceptional hours', () => {
  const hours = (type: string, begin: string, end: string): readonly ExceptionalPeriod[] => {
    const exceptional_hours = csv('location_id,type,period_begin,period_end', `L-1,${type},${begin},${end}`);
    const { opening_times } = locationWith('opening_times', 'Mo-Fr 08:00-20:00', { exceptional_hours });
    return (type === 'OPENING' ? opening_times?.exceptional_openings : opening_times?.exceptional_closings) ?? [];
  };

  test.each([
    ['winter', '2026-12-25', '2026-12-26', '2026-12-24T23:00:00Z', '2026-12-25T23:00:00Z'],
    ['summer', '2026-07-01 08:00', '2026-07-01 20:00', '2026-07-01T06:00:00Z', '2026-07-01T18:00:00Z'],
    ['the day that has 23 hours', '2026-03-29', '2026-03-30', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    [
      'the hour that is skipped',
      '2026-03-29 01:30',
      '2026-03-29 02:30',
      '2026-03-29T00:30:00Z',
      '2026-03-29T01:30:00Z',
    ],
    ['the day that has 25 hours', '2026-10-25', '2026-10-26', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    [
      'the hour that comes twice',
      '2026-10-25 02:30',
      '2026-10-25 03:30',
      '2026-10-25T00:30:00Z',
      '2026-10-25T02:30:00Z',
    ],
    ['UTC', '2026-12-25T07:00:00Z', '2026-12-25T19:00:00+01:00', '2026-12-25T07:00:00Z', '2026-12-25T18:00:00Z'],
  ])('in %s', (_, begin, end, publishedBegin, publishedEnd) => {
    expect(only(hours('CLOSING', begin, end))).toEqual({ period_begin: publishedBegin, period_end: publishedEnd });
  });

  test('come in the order of time, openings apart from closings', () => {
    const { opening_times } = locationWith('opening_times', '24/7', {
      exceptional_hours: csv(
        'location_id,type,period_begin,period_end',
        'L-1,CLOSING,2026-12-25,2026-12-26',
        'L-1,OPENING,2026-05-01,2026-05-02',
        'L-1,CLOSING,2026-04-05T22:00:00Z,2026-04-06',
        'L-1,CLOSING,2026-04-06,2026-04-07',
      ).replace('2026-04-06\n', '2026-04-06 02:00\n'),
    });
    expect(opening_times?.twentyfourseven).toBe(true);
    expect(opening_times?.exceptional_openings).toHaveLength(1);
    expect(opening_times?.exceptional_closings?.map(({ period_begin }) => period_begin)).toEqual([
      '2026-04-05T22:00:00Z',
      '2026-04-05T22:00:00Z',
      '2026-12-24T23:00:00Z',
    ]);
  });
});

test('references are published in the spelling of what they refer to', () => {
  const network = networkOf({
    evses: csv('uid,location_id', 'E-1,l-1'),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
      'e-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-AC|t-night',
    ),
    tariffs: csv('id,price_per_kwh', 't-ac,0.45', 'T-Night,0.29'),
  });
  expect(onlyConnector(onlyEvse(onlyLocation(render(network)))).tariff_ids).toEqual(['t-ac', 'T-Night']);
});

test('texts without a language are in that of network.json', () => {
  const locations = csv('id,address,city,latitude,longitude,directions', `${LOCATION},Achter de hal | en: Behind it`);
  expect(onlyLocation(render(networkOf({ locations }, { language: 'nl' }))).directions).toEqual([
    { language: 'nl', text: 'Achter de hal' },
    { language: 'en', text: 'Behind it' },
  ]);
});

describe('operators', () => {
  const businesses = csv('id,name,logo_url', 'exa,Example North,https://example.com/logo.JPG?v=2');

  test('a row names its own', () => {
    expect(locationWith('operator,owner', 'EXA,', { businesses }).operator).toEqual({
      name: 'Example North',
      logo: { url: 'https://example.com/logo.JPG?v=2', category: 'OPERATOR', type: 'jpeg' },
    });
  });

  test('a row that names none has that of network.json, and no other role', () => {
    const location = locationWith('operator,suboperator', ',exa', { businesses });
    expect(location.operator?.name).toBe('Example Charging');
    expect(location.suboperator?.name).toBe('Example North');
    expect(location.owner).toBeUndefined();
  });
});

describe('a location that is not public', () => {
  const SECRET = 'SECRET';
  const network = networkOf({
    locations: csv(
      'id,name,address,city,latitude,longitude,publish',
      `${LOCATION.replace('L-1', 'L-1,Main')},true`,
      `${SECRET}-L,${SECRET},${SECRET},${SECRET},52.380100,4.900100,false`,
    ),
    evses: csv('uid,location_id,physical_reference', 'E-1,L-1,1', `${SECRET}-E,${SECRET}-L,${SECRET}`),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
      'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,',
      `${SECRET}-E,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,${SECRET}-T`,
    ),
    tariffs: csv('id,price_per_kwh', `${SECRET}-T,0.12`),
    status: csv('evse_uid,status', `${SECRET}-E,AVAILABLE`),
    images: csv('location_id,url,category', `${SECRET}-L,https://example.com/${SECRET}.png,LOCATION`),
    related_locations: csv('location_id,latitude,longitude,name', `${SECRET}-L,52.380200,4.900200,${SECRET}`),
  });

  test('is checked like any other', () => {
    expect(check(network).findings).toEqual([]);
  });

  test('is not rendered, nor what only it refers to', () => {
    const rendered = render(network);
    expect(rendered.locations.map(({ id }) => id)).toEqual(['L-1']);
    expect(JSON.stringify(rendered)).not.toContain(SECRET);
    expect(JSON.stringify(rendered)).not.toContain('52.3802');
  });
});
