/** A wrong country in network.json is found there, and not at every row that relies on it. */

import { describe, expect, test } from 'vitest';
import type { Location } from '../../src/ocpi/types.ts';
import { objectOf } from '../../src/publish/render/draft.ts';
import { brief, checkFor, csv, networkOf } from '../support/network-of.ts';
import { obeyed } from '../support/obeyed.ts';

const check = checkFor('currency-of-country far-from-site invalid-setting null-island other-time-zone outside-country');

const SITES = Array.from(
  { length: 20 },
  (_, i) => `L-${i},Main Street ${i},Amsterdam,1012 JS,52.3${701 + i},4.8${901 + i}`,
);
const HEADER = 'id,address,city,postal_code,latitude,longitude';
const PRICES = 'id,type,price_per_kwh,vat,prices_include_vat';
const TABLES = {
  locations: csv(HEADER, ...SITES),
  evses: csv('uid,location_id', ...SITES.map((_, i) => `E-${i},L-${i}`)),
  connectors: csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
    ...SITES.map((_, i) => `E-${i},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-${i % 2}`),
  ),
  tariffs: csv(PRICES, 'T-0,AD_HOC_PAYMENT,0.45,21,no', 'T-1,AD_HOC_PAYMENT,0.49,21,no'),
};

describe('found once, and gone when its hint is obeyed', () => {
  test.each([
    ['with prices in the currency of the sites', { country: 'DEU' }],
    ['with prices in the currency of the country that is written', { country: 'GBR' }],
  ])('%s', (_, settings) => {
    const files = networkOf(TABLES, settings);
    const { findings } = check(files);
    expect(brief(findings)).toHaveLength(1);
    const [found] = findings;
    expect(found).toMatchObject({ code: 'outside-country', file: 'data/network.json', replacement: 'NLD' });
    expect(found?.message).toContain('the coordinates of 20 of 20 sites without a country in the tables are in NLD.');
    if (found) expect(brief(check(obeyed(files, found, 'NLD')).findings)).toEqual([]);
  });

  test('in a network of one site, if its operator is registered where the site is', () => {
    const { findings } = check(networkOf({}, { country: 'DEU' }));
    expect(findings.map(({ code, file }) => [code, file])).toEqual([['outside-country', 'data/network.json']]);
    expect(findings[0]?.message).toContain(
      'the coordinates of 1 of 1 site without a country in the tables are in NLD.',
    );
  });
});

describe('found at the rows', () => {
  test('if most of them are where the setting says', () => {
    const locations = csv(HEADER, ...SITES.slice(1), 'L-0,Main Street 1,München,1012 JS,48.13716,11.57541');
    const { findings } = check(networkOf({ ...TABLES, locations }));
    expect(findings.map(({ code, key }) => `${code} ${key}`)).toContain('outside-country L-0');
  });

  test('if no more than half of them are in another country', () => {
    const abroad = (row: string, i: number) =>
      i < 10 ? row.replace(/52\.3.*$/, `48.137${10 + i},11.575${10 + i}`) : row;
    const { findings } = check(networkOf({ ...TABLES, locations: csv(HEADER, ...SITES.map(abroad)) }));
    const places = findings.filter(({ code }) => code === 'outside-country').map(({ file, key }) => `${file} ${key}`);
    expect(places.sort()).toEqual(Array.from({ length: 10 }, (_, i) => `data/locations.csv L-${i}`));
  });

  test('if the coordinates are wrong and not the country: all longitudes lack their minus sign', () => {
    const locations = csv(
      HEADER,
      ...SITES.map((row) => row.replace('1012 JS,52.3', 'BT1 5GS,54.5').replace(',4.8', ',5.9')),
    );
    const settings = { country_code: 'GB', country: 'GBR', time_zone: 'Europe/London', currency: 'GBP' };
    const { findings } = check(networkOf({ ...TABLES, locations }, settings));
    expect(findings.filter(({ code }) => code === 'outside-country')).toHaveLength(20);
    expect(findings[0]).toMatchObject({ field: 'longitude', replacement: '-5.9901' });
  });

  test('if the rows say it themselves', () => {
    const locations = csv(`${HEADER},country`, ...SITES.map((row) => `${row},DEU`));
    const { findings } = check(networkOf({ ...TABLES, locations }));
    expect(findings.filter(({ code }) => code === 'outside-country')).toHaveLength(20);
  });
});

test('a wrong time zone or currency is found at the rows', () => {
  const found = (settings: object) =>
    new Set(brief(check(networkOf(TABLES, settings)).findings).map((text) => text.split(':')[0]));
  expect(found({ time_zone: 'Europe/London' })).toEqual(new Set(['other-time-zone data/locations.csv']));
  expect(found({ currency: 'GBP' })).toEqual(new Set(['currency-of-country data/tariffs.csv']));
});

test('a contradiction that a waiver accepts publishes what network.json says', () => {
  const waivers = csv('code,file,key,reason', 'outside-country,network.json,,Registered abroad');
  const { findings, data } = check(networkOf({ ...TABLES, waivers }, { country: 'DEU' }));
  expect(brief(findings)).toEqual([]);
  const [location] = data?.staticData().versions[0]?.locations ?? [];
  expect(location && objectOf<Location>(location).country).toBe('DEU');
});
