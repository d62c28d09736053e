/** The region of a site, at places that everybody can look up. */

import { describe, expect, test } from 'vitest';
import { NUTS_1, regionsOf } from '../../../src/cells/regions/nuts-1.ts';
import { regionOf } from '../../../src/cells/regions/region-of.ts';

describe('by country and postal code', () => {
  test.each([
    ['DEU', '10178', 'DE3', 'Berlin'],
    ['DEU', 'D-10178', 'DE3', 'as on letters from abroad'],
    ['DEU', 'DE 14467', 'DE4', 'Potsdam'],
    ['DEU', '50667', 'DEA', 'Köln'],
    ['DEU', '28195', 'DE5', 'Bremen'],
    ['DEU', '27568', 'DE5', 'Bremerhaven'],
    ['DEU', '28816', 'DE9', 'Stuhr, at the gate of Bremen'],
    ['DEU', '20095', 'DE6', 'Hamburg'],
    ['DEU', '22926', 'DEF', 'Ahrensburg, at the gate of Hamburg'],
    ['FRA', '75001', 'FR1', 'Paris'],
    ['FRA', 'F-69001', 'FRK', 'Lyon'],
    ['FRA', '20000', 'FRM', 'Ajaccio'],
    ['FRA', '97400', 'FRY', 'Saint-Denis on Réunion'],
    ['NLD', '1012 AB', 'NL3', 'Amsterdam'],
    ['NLD', '1012ab', 'NL3', 'as people type it'],
    ['NLD', '1315', 'NL2', 'Almere'],
    ['NLD', '9711 LM', 'NL1', 'Groningen'],
    ['NLD', '6211 AA', 'NL4', 'Maastricht'],
    ['AUT', 'A-1010', 'AT1', 'Wien'],
    ['AUT', '8010', 'AT2', 'Graz'],
    ['AUT', '9900', 'AT3', 'Lienz, of Tyrol, among Carinthian numbers'],
    ['BEL', 'B-1000', 'BE1', 'Bruxelles'],
    ['BEL', '1300', 'BE3', 'Wavre'],
    ['BEL', '1930', 'BE2', 'Zaventem'],
    ['ITA', '20121', 'ITC', 'Milano'],
    ['ITA', '46100', 'ITC', 'Mantova, of Lombardy, among numbers of the North-East'],
    ['ITA', '00184', 'ITI', 'Roma'],
    ['ITA', '09124', 'ITG', 'Cagliari'],
    ['ESP', '28013', 'ES3', 'Madrid'],
    ['ESP', '35001', 'ES7', 'Las Palmas'],
    ['ESP', '51001', 'ES6', 'Ceuta'],
    ['PRT', '1100-148', 'PT1', 'Lisboa in full'],
    ['PRT', '1100', 'PT1', 'Lisboa'],
    ['PRT', '9000', 'PT3', 'Funchal'],
    ['PRT', '9500', 'PT2', 'Ponta Delgada'],
    ['POL', '00-950', 'PL9', 'Warszawa'],
    ['POL', '76-200', 'PL6', 'Słupsk, of Pomerania, among numbers of West Pomerania'],
    ['SWE', '111 22', 'SE1', 'Stockholm'],
    ['SWE', 'SE-411 06', 'SE2', 'Göteborg'],
    ['FIN', '22100', 'FI2', 'Mariehamn'],
    ['FIN', '00100', 'FI1', 'Helsinki'],
    ['GRC', '105 57', 'EL3', 'Athina'],
    ['ROU', '010011', 'RO3', 'București'],
    ['HUN', '1051', 'HU1', 'Budapest'],
    ['BGR', '1000', 'BG4', 'Sofia'],
  ])('%s %s is %s (%s)', (country, postal_code, region) => {
    expect(regionOf({ country, postal_code })).toBe(region);
  });
});

describe('by coordinates', () => {
  test.each<[string, number, number, string | undefined, string]>([
    ['DEU', 52.52, 13.405, 'DE3', 'Berlin'],
    ['DEU', 50.9413, 6.9583, 'DEA', 'Köln'],
    ['DEU', 53.0758, 8.8072, undefined, 'Bremen, too small to be far from its border'],
    ['FRA', 48.8566, 2.3522, 'FR1', 'Paris'],
    ['FRA', 41.9192, 8.7386, 'FRM', 'Ajaccio'],
    ['NLD', 52.3731, 4.8926, 'NL3', 'Amsterdam'],
    ['AUT', 48.2082, 16.3738, 'AT1', 'Wien'],
    ['ITA', 45.4642, 9.19, 'ITC', 'Milano'],
    ['ESP', 40.4168, -3.7038, 'ES3', 'Madrid'],
    ['ESP', 28.1235, -15.4363, 'ES7', 'Las Palmas'],
    ['PRT', 32.65, -16.908, 'PT3', 'Funchal'],
    ['SWE', 59.3293, 18.0686, 'SE1', 'Stockholm'],
    ['GRC', 35.3387, 25.1442, 'EL4', 'Irakleio'],
    ['NLD', 52.52, 13.405, undefined, 'Berlin, which is not in the Netherlands'],
    ['FRA', 48.85, -30, undefined, 'the sea'],
  ])('%s %d, %d is %s (%s)', (country, latitude, longitude, region) => {
    expect(regionOf({ country, latitude, longitude })).toBe(region);
  });

  test('beside a border, nothing', () => {
    const konrad = { country: 'DEU', latitude: 52.3975, longitude: 13.115 }; // Glienicke Bridge, from Berlin to Potsdam
    expect(regionOf(konrad)).toBeUndefined();
    expect(regionOf({ ...konrad, postal_code: '14467' })).toBe('DE4');
  });
});

test('two that contradict each other say nothing', () => {
  const berlin = { country: 'DEU', latitude: 52.52, longitude: 13.405 };
  expect(regionOf({ ...berlin, postal_code: '10178' })).toBe('DE3');
  expect(regionOf({ ...berlin, postal_code: '80331' })).toBeUndefined();
  expect(regionOf({ ...berlin, postal_code: '14715' })).toBe('DE3'); // a code of two regions leaves it to the coordinates
});

test.each([
  ['DNK', 'DK0'],
  ['IRL', 'IE0'],
  ['LUX', 'LU0'],
  ['LVA', 'LV0'],
  ['CHE', 'CH0'],
  ['NOR', 'NO0'],
  ['REU', 'FRY'],
  ['ALA', 'FI2'],
  ['GBR', undefined],
  ['UKR', undefined],
  ['USA', undefined],
  ['constructor', undefined],
])('the country %s alone says %s', (country, region) => {
  expect(regionOf({ country, postal_code: 'L-1234' })).toBe(region);
  expect(regionOf({ country })).toBe(region);
});

test.each([
  ['', 'empty'],
  ['1017', 'too short'],
  ['101789', 'too long'],
  ['Berlin', 'no code'],
  ['00000', 'numbers that nobody has'],
  ['14715', 'of a town in two regions'],
])('%o says nothing in Germany: %s', (postal_code) => {
  expect(regionOf({ country: 'DEU', postal_code })).toBeUndefined();
});

test('a code belongs to its country', () => {
  expect(regionsOf('DEU')).toContain('DE3');
  expect(regionsOf('NLD')).not.toContain('DE3');
  expect(regionsOf('GRC')).toContain('EL3');
  expect(regionsOf('GBR')).not.toContain('UKI');
  expect(regionsOf('REU')).toContain('FRY');
});

test('there are 92 in the EU, as in NUTS 2024, and four of EFTA', () => {
  expect(NUTS_1.size).toBe(92 + 4);
  expect([...NUTS_1.keys()].filter((code) => !/^[A-Z]{2}[0-9A-Z]$/.test(code))).toEqual([]);
  expect(NUTS_1.get('DE3')).toBe('Berlin');
});

const SEVERAL = 'AUT BEL BGR DEU ESP FIN FRA GRC HUN ITA NLD POL PRT ROU SWE'.split(' ');

test.each(SEVERAL)('whatever a postal code in %s says is a region of it, and every region is said', (country) => {
  const said = new Set<string | undefined>();
  for (let code = 0; code < 1000; code++) {
    for (const rest of ['0', '00', '000']) {
      said.add(regionOf({ country, postal_code: `${String(code).padStart(3, '0')}${rest}` }));
    }
  }
  said.delete(undefined);
  expect([...said].sort()).toEqual([...regionsOf(country)].sort());
});
