/** One mistake is one finding: a row, or a file, that could not be read takes part in no later check. */

import { expect, test } from 'vitest';
import { brief, checkFor, csv, networkOf, type Tables } from '../../support/network-of.ts';
import { worded } from '../../support/worded.ts';

const check = checkFor(
  'broken-quotes long-address not-a-number not-a-time-zone unknown-column unknown-location unknown-tariff ' +
    'unreadable-file whole-degrees wrong-cell-count',
);

const CONNECTORS = 'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids';
const PLUG = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';
const SITES = 'id,address,city,latitude,longitude';

test.each<[string, Tables, string]>([
  [
    'a site that cannot be read, and its EVSE',
    { locations: csv(SITES, 'L-1,Main Street 1,Amsterdam,north,4.9') },
    'not-a-number data/locations.csv:2:29',
  ],
  [
    'a file of sites that cannot be read',
    { locations: csv(SITES, 'L-1,"Main') },
    'broken-quotes data/locations.csv:2:5',
  ],
  [
    'a header of EVSEs that cannot be read',
    { evses: csv('uid,locationn_id', 'E-1,L-1') },
    'unknown-column data/evses.csv:1:5',
  ],
  ['a row of EVSEs that is too short', { evses: csv('uid,location_id', 'E-1') }, 'wrong-cell-count data/evses.csv:2:1'],
  [
    'an EVSE of an unknown site, and its connector',
    {
      evses: csv('uid,location_id', 'E-1,L-1', 'E-2,Nowhere'),
      connectors: csv(CONNECTORS, `E-1,1,${PLUG},`, `E-2,1,${PLUG},`),
    },
    'unknown-location data/evses.csv:3:5',
  ],
  [
    'a connector with an unknown tariff, its EVSE, and its other tariff',
    { connectors: csv(CONNECTORS, `E-1,1,${PLUG},T-1|Other`), tariffs: csv('id,price_per_kwh', 'T-1,0.45') },
    'unknown-tariff data/connectors.csv:2:45',
  ],
  [
    'a connector that cannot be read, its EVSE, and its tariff',
    { connectors: csv(CONNECTORS, `E-1,1,${PLUG}V,T-1`), tariffs: csv('id,price_per_kwh', 'T-1,0.45') },
    'not-a-number data/connectors.csv:2:42',
  ],
  [
    'a tariff that cannot be read, and its connector',
    { connectors: csv(CONNECTORS, `E-1,1,${PLUG},T-1`), tariffs: csv('id,price_per_kwh', 'T-1,free') },
    'not-a-number data/tariffs.csv:2:5',
  ],
  [
    'a tariff element that cannot be read, and its tariff',
    {
      connectors: csv(CONNECTORS, `E-1,1,${PLUG},T-1`),
      tariffs: csv('id', 'T-1'),
      tariff_elements: csv('tariff_id,type,price', 'T-1,ENERGY,free'),
    },
    'not-a-number data/tariff_elements.csv:2:12',
  ],
  [
    'a site that cannot be read, and the waiver of a warning about it',
    {
      locations: csv(SITES, 'L-1,Main Street 1,Amsterdam,north,4.9'),
      waivers: csv('code,file,key,reason', 'long-address,locations.csv,L-1,Its full name'),
    },
    'not-a-number data/locations.csv:2:29',
  ],
])('%s', (_, tables, expected) => {
  expect(brief(check(networkOf(tables)).findings)).toEqual([expected]);
});

test('a plug whose name depends on the country, which network.json does not say', () => {
  const connectors = csv(CONNECTORS, 'E-1,1,CCS,CABLE,DC,920,400,');
  expect(brief(check(networkOf({ connectors }, { time_zone: 'MEZ' })).findings)).toEqual([
    expect.stringMatching(/^not-a-time-zone data\/network\.json/),
  ]);
});

test('the coordinates of a site without decimals, and those of its EVSE', () => {
  const locations = csv(SITES, 'L-1,Main Street 1,Amsterdam,52,4.9');
  const evses = csv('uid,location_id,latitude,longitude', 'E-1,L-1,52.373169,4.893379');
  expect(brief(check(networkOf({ locations, evses })).findings)).toEqual(['whole-degrees data/locations.csv:2:29']);
});

test('a file that cannot be opened', () => {
  const { tables, ...rest } = networkOf({});
  const path = 'data/evses.csv';
  const unopened = worded({ code: 'unreadable-file', severity: 'error', file: path, message: 'This is a directory.' });
  const { findings } = check({ ...rest, tables: tables.filter((file) => file.path !== path), findings: [unopened] });
  expect(findings).toEqual([unopened]);
});
