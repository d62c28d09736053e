/** Businesses and energy mixes that nobody uses, connectors without a price, and networks of which nothing is public. */

import { describe, expect, test } from 'vitest';
import { besideVat, brief, checkFor, csv, networkOf, type Tables } from '../support/network-of.ts';

const check = checkFor(
  'connector-without-tariff evse-without-connectors location-without-evses missing-operator not-a-boolean ' +
    'not-a-number nothing-public unused-business unused-energy-mix unused-parking-place unused-tariff',
);

const found = (tables: Tables) => brief(besideVat(check(networkOf(tables)).findings));

const sites = (columns: string, ...cells: string[]) =>
  csv(
    `id,address,city,latitude,longitude,${columns}`,
    ...cells.map((cell, i) => `L-${i + 1},Main Street 1,Amsterdam,52.373169,4.89337${i},${cell}`),
  );

describe('a business', () => {
  const businesses = csv('id,name', 'city,City of Amsterdam');

  test.each(['operator', 'suboperator', 'owner'])('is used as %s, in any case', (column) => {
    expect(found({ businesses, locations: sites(column, 'CITY') })).toEqual([]);
  });

  test('that nobody names is a warning', () => {
    expect(found({ businesses })).toEqual(['unused-business data/businesses.csv:2:1']);
  });

  test('may be used by a site that cannot be read', () => {
    expect(found({ businesses, locations: sites('owner,publish', 'city,perhaps') })).toEqual([
      expect.stringMatching('^not-a-boolean'),
    ]);
  });
});

describe('an energy mix', () => {
  const energy_mixes = csv('id,is_green_energy', 'green,true');
  const connectors = csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
    'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1',
  );

  test('is used by a location or a tariff', () => {
    const tariffs = csv('id,price_per_kwh,energy_mix', 'T-1,0.45,Green');
    expect(found({ energy_mixes, locations: sites('energy_mix', 'green') })).toEqual([]);
    expect(found({ energy_mixes, connectors, tariffs })).toEqual([]);
  });

  test('that nobody names is a warning', () => {
    expect(found({ energy_mixes })).toEqual(['unused-energy-mix data/energy_mixes.csv:2:1']);
  });

  test('may be used by a tariff that cannot be read', () => {
    const tariffs = csv('id,price_per_kwh,energy_mix', 'T-1,free,green');
    expect(found({ energy_mixes, connectors, tariffs })).toEqual(['not-a-number data/tariffs.csv:2:5']);
  });
});

describe('a network of which nothing is public', () => {
  test.each([
    ['one site', sites('publish', 'false'), ['nothing-public data/locations.csv:2:48']],
    ['two sites', sites('publish', 'false', 'false'), ['nothing-public data/locations.csv:2:48']],
    ['one of two sites', sites('publish', 'false', 'true'), []],
    ['one of two sites, the other by default', sites('publish', 'false', ''), []],
  ])('%s', (_, locations, expected) => {
    expect(found({ locations }).filter((text) => !text.startsWith('location-without-evses'))).toEqual(expected);
  });
});

describe('a connector without a tariff', () => {
  const PLUG = 'IEC_62196_T2,CABLE,AC_3_PHASE,230,32';
  const header = 'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids';
  const tariffs = csv('id,price_per_kwh', 'T-1,0.45');
  /** As many EVSEs as there are lists, each at a site of its own, and each list with the tariffs of its plugs. */
  const network = (...evses: readonly string[][]): Tables => ({
    locations: sites('publish', ...evses.map(() => 'true')),
    evses: csv('uid,location_id', ...evses.map((_, i) => `E-${i + 1},L-${i + 1}`)),
    connectors: csv(header, ...evses.flatMap((ids, i) => ids.map((id, j) => `E-${i + 1},${j + 1},${PLUG},${id}`))),
    ...(evses.flat().some((id) => id !== '') ? { tariffs } : {}),
  });

  test.each<[string, string[][], string[]]>([
    ['beside one with a tariff', [['T-1', '']], ['connector-without-tariff data/connectors.csv:3:44']],
    ['in a network without prices', [['', ''], ['']], []],
    ['at one of two sites', [['T-1'], ['']], []],
    [
      'at one of eleven sites',
      [...Array(10).fill(['T-1']), ['']],
      ['connector-without-tariff data/connectors.csv:12:45'],
    ],
  ])('%s', (_, evses, expected) => {
    expect(found(network(...evses)).filter((text) => text.includes('tariff'))).toEqual(expected);
  });

  test('of a removed EVSE, or of a hidden site, needs none', () => {
    const { connectors } = network(['T-1', '']);
    const tables = { ...network(['T-1', '']), connectors: `${connectors}E-2,1,${PLUG},T-1\n` };
    const evses = csv('uid,location_id,status', 'E-1,L-1,REMOVED', 'E-2,L-1,');
    expect(found({ ...tables, evses })).toEqual([]);
    expect(found({ ...network(['T-1', '']), locations: sites('publish', 'false') })).toEqual([
      'nothing-public data/locations.csv:2:48',
    ]);
  });
});
