/** Whether prices include VAT is said, where VAT applies it is there, and at a rate of the country. */

import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import { NOW } from '../support/data-directory.ts';
import { brief, checkFor, csv, networkOf, sourcesOf, type Tables } from '../support/network-of.ts';

const check = checkFor(
  'no-vat vat-as-factor vat-as-fraction vat-implausible vat-inexact vat-missing vat-of-country vat-unsaid',
);

const CODES = ['vat-unsaid', 'no-vat', 'vat-of-country'];
const aboutVat = (findings: readonly Finding[]) => findings.filter(({ code }) => CODES.includes(code));

/** Where a site is: its country, latitude and longitude. */
const PLACES = {
  NLD: 'NLD,52.373169,4.893379',
  DEU: 'DEU,52.518611,13.376111',
  heligoland: 'DEU,54.181944,7.886111',
  USA: 'USA,40.748400,-73.985700',
  JPN: 'JPN,35.681236,139.767125',
  ESP: 'ESP,40.416775,-3.703790',
  canaries: 'ESP,28.123546,-15.436257',
} as const;
type Place = keyof typeof PLACES;

/** Tariffs T-1, T-2, …, each at a plug of one site at each of the places. */
function network(columns: string, rows: readonly string[], places: readonly Place[] = ['NLD'], more: Tables = {}) {
  const ids = rows.map((_, i) => `T-${i + 1}`);
  const uids = places.flatMap((_, i) => ids.map((id) => [`E-${i}-${id}`, `L-${i}`, id] as const));
  return networkOf({
    locations: csv(
      'id,address,city,country,latitude,longitude,time_zone',
      ...places.map((place, i) => `L-${i},Main Street ${i + 1},Town,${PLACES[place]},`),
    ),
    evses: csv('uid,location_id', ...uids.map(([uid, site]) => `${uid},${site}`)),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
      ...uids.map(([uid, , id]) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,${id}`),
    ),
    tariffs: csv(`id,${columns}`, ...rows.map((row, i) => `${ids[i]},${row}`)),
    ...more,
  });
}

const found = (...given: Parameters<typeof network>) => brief(aboutVat(check(network(...given)).findings));
const messages = (...given: Parameters<typeof network>) =>
  aboutVat(check(network(...given)).findings).map(({ severity, message }) => `${severity}: ${message}`);

describe('a rate beside prices of which nothing says whether they include it', () => {
  test('is a doubt with both prices in figures, at each tariff', () => {
    expect(messages('price_per_kwh,vat,prices_include_vat', ['0.49,19,', '0.60,19,yes'], ['DEU'])).toEqual([
      'doubt: 0.49 is published as 0.58 with VAT. Is 0.49 the price on the charger?',
    ]);
    expect(found('price_per_kwh,vat', ['0.49,21', '0.60,21'])).toEqual([
      'vat-unsaid data/tariffs.csv:2:10',
      'vat-unsaid data/tariffs.csv:3:10',
    ]);
  });

  test.each([
    ['150,27', '150 is published as 191'],
    ['0.5,20', '0.50 is published as 0.60'],
    ['0.4959,21', '0.4959 is published as 0.6000'],
    ['0.01,5', '0.01 is published as 0.0105'],
    ['0.49,0.21', '0.49 is published as 0.59'],
  ])('%s: %s', (row, figures) => {
    expect(messages('price_per_kwh,vat', [row]).join()).toContain(`${figures} with VAT. Is`);
  });

  test('is one in the prices of elements, and of the least that a session costs', () => {
    const tariff_elements = csv('tariff_id,element,type,price,vat', 'T-1,1,ENERGY,0.45,21');
    expect(found('type', ['REGULAR'], ['NLD'], { tariff_elements })).toEqual(['vat-unsaid data/tariffs.csv:2:1']);
    expect(found('price_per_session,min_price,vat,prices_include_vat', ['0,5,21,'])).toEqual([
      'vat-unsaid data/tariffs.csv:2:12',
    ]);
  });

  test('is one in a sheet, and one answer is enough for all rows of a tariff', () => {
    const sheet = (...said: readonly string[]) =>
      sourcesOf({
        chargers: csv(
          'location_id,address,city,latitude,longitude,evse_uid,standard,format,power_kw,price_per_kwh,vat,prices_include_vat',
          `L-1,Main Street 1,Amsterdam,52.373169,4.893379,E-1,Type 2,socket,22,0.60,21,${said[0]}`,
          `L-1,,,,,E-2,Type 2,socket,22,0.60,21,${said[1]}`,
        ),
      });
    expect(brief(aboutVat(check(sheet('', '')).findings))).toEqual(['vat-unsaid data/chargers.csv:2:77']);
    for (const said of ['yes', 'no']) expect(aboutVat(check(sheet('', said)).findings)).toEqual([]);
  });

  test.each(['0.49,21,true', '0.49,21,false', '0.49,0,', '0,21,'])('is none in %s', (row) => {
    expect(found('price_per_kwh,vat,prices_include_vat', [row])).toEqual([]);
  });
});

describe('no VAT at all', () => {
  test('is told once, where the country has VAT', () => {
    expect(messages('price_per_kwh', ['0.49', '0.60', '0.39'], ['NLD', 'DEU'])).toEqual([
      'warning: There is no VAT rate for 3 tariffs in DEU, NLD, so readers take the prices for what drivers pay.',
    ]);
    expect(messages('price_per_kwh,vat,prices_include_vat', ['0.49,,no'])).toEqual([
      'warning: There is no VAT rate for 1 tariff in NLD, so readers take the prices for what drivers pay.',
    ]);
    expect(found('price_per_kwh,vat', ['0.49,'])).toEqual(['no-vat data/tariffs.csv:2:10']);
    expect(found('price_per_kwh,vat,prices_include_vat', ['0.49,,no'])).toEqual(['no-vat data/tariffs.csv:2:10']);
  });

  test.each<readonly [why: string, columns: string, rows: readonly string[], places: readonly Place[]]>([
    ['a tariff has a rate', 'price_per_kwh,vat,prices_include_vat', ['0.49,21,yes', '0.60,,', '0.7,,'], ['NLD']],
    ['a tariff has a rate of 0', 'price_per_kwh,vat', ['0.49,0'], ['NLD']],
    ['charging is free', 'price_per_session', ['0'], ['NLD']],
    ['the country has none', 'currency,price_per_kwh', ['USD,0.49'], ['USA']],
    ['nobody knows what the country has', 'currency,price_per_kwh', ['JPY,60'], ['JPN']],
    ['the island has none', 'price_per_kwh', ['0.49'], ['heligoland']],
    ['the islands have another tax', 'price_per_kwh', ['0.49'], ['canaries']],
  ])('is right where %s', (_, columns, rows, places) => expect(found(columns, rows, places)).toEqual([]));

  test('is said of the country that lacks it alone', () => {
    const tables = {
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
        'E-0-T-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1',
        'E-1-T-2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-2',
      ),
      evses: csv('uid,location_id', 'E-0-T-1,L-0', 'E-1-T-2,L-1'),
    };
    expect(messages('price_per_kwh,vat,prices_include_vat', ['0.49,21,yes', '0.60,,'], ['NLD', 'DEU'], tables)).toEqual(
      ['warning: There is no VAT rate for 1 tariff in DEU, so readers take the prices for what drivers pay.'],
    );
  });
});

test.each(['L-0,Example site (delete these rows)', 'L-0,My site'])(
  'of the site %s, an example has no VAT to tell of',
  (site) => {
    const locations = csv(
      'id,name,address,city,country,latitude,longitude,time_zone',
      `${site},Main Street 1,Town,${PLACES.NLD},`,
    );
    const expected = site.includes('Example') ? [] : ['no-vat data/tariffs.csv:2:1'];
    expect(found('price_per_kwh', ['0.49'], ['NLD'], { locations })).toEqual(expected);
  },
);

test('no VAT at all is accepted by one waiver, whichever tariff is the first', () => {
  const waivers = csv('code,file,key,reason,until', 'no-vat,tariffs.csv,vat,small business,');
  expect(found('price_per_kwh', ['0.49'], ['NLD'], { waivers })).toEqual([]);
  expect(found('price_per_kwh', ['0.39', '0.49'], ['NLD'], { waivers })).toEqual([]);
});

describe('a rate that the country has not', () => {
  const columns = 'price_per_kwh,vat,prices_include_vat';
  const rate = (vat: string, places: readonly Place[]) => found(columns, [`0.49,${vat},yes`], places);

  test('is told once, with the rates that it has', () => {
    expect(messages(columns, ['0.49,19,yes', '0.60,19,yes', '0.39,21,yes'])).toEqual([
      'warning: vat 19 is no rate of the country: NLD has 21, 9. It is that of 2 tariffs.',
    ]);
  });

  test('is told at its own cell', () => {
    const tariff_elements = csv('tariff_id,element,type,price,vat', 'T-1,1,ENERGY,0.45,', 'T-1,1,FLAT,1,19');
    expect(found('vat,prices_include_vat', ['21,yes'], ['NLD'], { tariff_elements })).toEqual([
      'vat-of-country data/tariff_elements.csv:3:14',
    ]);
  });

  test.each<readonly [vat: string, places: readonly Place[]]>([
    ['19', ['NLD']],
    ['21', ['DEU']],
    ['20', ['DEU', 'NLD']],
    ['7', ['ESP']],
    ['1', ['NLD']],
  ])('%s in %s', (vat, places) => {
    expect(rate(vat, places)).toEqual(['vat-of-country data/tariffs.csv:2:10']);
  });

  test.each<readonly [vat: string, places: readonly Place[]]>([
    ['9', ['NLD']],
    ['21', ['NLD']],
    ['19', ['DEU', 'NLD']],
    ['0', ['NLD']],
    ['7', ['canaries']],
    ['10', ['JPN']],
    ['19', ['NLD', 'JPN']],
  ])('is not %s in %s', (vat, places) => expect(rate(vat, places)).toEqual([]));

  test('is no rate of a tariff that begins later, when the country may have it', () => {
    const row = (start: number) => [`0.49,20,yes,${new Date(start).toISOString()}`];
    const times = `${columns},start_date_time`;
    expect(found(times, row(NOW + 1000))).toEqual([]);
    expect(found(times, row(NOW - 1000))).toEqual(['vat-of-country data/tariffs.csv:2:10']);
  });
});
