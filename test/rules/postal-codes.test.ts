/** Cities and postal codes in the wrong columns, and codes without the zeros at their beginning. */

import { describe, expect, test } from 'vitest';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor(
  'city-is-postal-code dummy-postal-code far-from-others far-from-postal-code far-from-site null-island ' +
    'other-time-zone outside-country placeholder postal-code-form postal-code-in-city postal-code-zeros ' +
    'sites-at-one-point',
);

const PLACES = {
  NLD: 'Amsterdam,NLD,Europe/Amsterdam,52.373169,4.893379',
  DEU: 'Dresden,DEU,Europe/Berlin,51.0497,13.7380',
  FRA: 'Bourg-en-Bresse,FRA,Europe/Paris,46.2052,5.2255',
  USA: 'Weymouth,USA,America/New_York,42.2180,-70.9410',
  AUT: 'Wien,AUT,Europe/Vienna,48.2082,16.3738',
  NOR: 'Oslo,NOR,Europe/Oslo,59.9139,10.7522',
  BEL: 'Brussel,BEL,Europe/Brussels,50.8466,4.3528',
} as const;

type Country = keyof typeof PLACES;

function found(country: Country, code: string, city?: string) {
  const [usual, ...rest] = PLACES[country].split(',');
  const locations = csv(
    'id,address,postal_code,city,country,time_zone,latitude,longitude',
    `L-1,Main Street 1,${code},"${city ?? usual}",${rest.join(',')}`,
  );
  const connectors = csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage',
    'E-1,CHADEMO,CABLE,DC,500,125',
  );
  // The codes are of other towns than the places.
  return check(networkOf({ locations, connectors })).findings.filter(({ code }) => code !== 'far-from-postal-code');
}

describe('a city', () => {
  test.each<[Country, string, string]>([
    ['DEU', '01067', '01067'],
    ['DEU', '', '01067'],
    ['DEU', 'Dresden', '01067'],
    ['NLD', '1012 AB', '1012AB'],
    ['NLD', '', '1012'],
    ['NLD', '', '123'],
  ])('in %s with the code "%s" is a code: %s', (country, code, city) => {
    expect(found(country, code, city)).toMatchObject([{ code: 'city-is-postal-code', field: 'city' }]);
  });

  test.each<[Country, string, string, string | undefined]>([
    ['DEU', '01067', '01067 Dresden', 'Dresden'],
    ['DEU', '01067', 'D-01067 Dresden', 'Dresden'],
    ['DEU', '', '01067 Dresden', undefined],
    ['DEU', '01069', '01067 Dresden', undefined],
    ['DEU', '01067', 'Dresden 01067', 'Dresden'],
    ['DEU', '01067', 'Dresden (01067', 'Dresden'],
    ['NLD', '1012AB', '1012 AB Amsterdam', 'Amsterdam'],
    ['NLD', '1012 AB', 'Amsterdam, 1012 AB', 'Amsterdam'],
    ['AUT', '1010', 'A-1010 Wien', 'Wien'],
  ])('in %s with the code "%s" has a code: %s', (country, code, city, meant) => {
    const [only, ...others] = found(country, code, city);
    expect(only).toMatchObject({ code: 'postal-code-in-city', field: 'city' });
    expect(only?.replacement).toBe(meant);
    expect(others).toEqual([]);
  });

  test.each<[Country, string, string]>([
    ['FRA', '75015', 'Paris 15'],
    ['FRA', '69003', 'Lyon 3e Arrondissement'],
    ['AUT', '1010', 'Wien 1'],
    ['DEU', '01067', 'Dresden'],
    ['NLD', '1012 AB', '9 de Julio'],
    ['NLD', '', '100 Mile House'],
    ['NLD', '', "'s-Hertogenbosch"],
    ['NLD', '', '12th of October'],
    ['NLD', '', 'Y'],
  ])('in %s with the code "%s" may be %s', (country, code, city) => {
    expect(found(country, code, city)).toEqual([]);
  });
});

describe('a postal code', () => {
  test.each<[Country, string, string]>([
    ['DEU', '1067', '01067'],
    ['FRA', '1000', '01000'],
    ['USA', '2189', '02189'],
    ['NOR', '150', '0150'],
  ])('in %s without its zeros: %s', (country, code, meant) => {
    const [only, ...others] = found(country, code);
    expect(only).toMatchObject({ code: 'postal-code-zeros', field: 'postal_code' });
    expect(only?.hint).toContain(meant);
    expect(only?.replacement).toBeUndefined();
    expect(others).toEqual([]);
  });

  test.each(['00000', '0000', '-', 'xxx', 'n/a', '?', '0', '99999'])('that stands for none: %s', (code) => {
    expect(found('NLD', code).map((one) => one.code)).toEqual(
      code === 'n/a' || code === 'xxx' ? ['placeholder'] : ['dummy-postal-code'],
    );
  });

  test.each<[Country, string]>([
    ['DEU', '01067'],
    ['DEU', 'D-01067'],
    ['USA', '02189-1234'],
    ['NLD', '1012 AB'],
    ['NLD', '1012'],
    ['AUT', '1010'],
    ['BEL', '1000'],
    ['NOR', '0150'],
    ['USA', '12345'],
    ['NLD', '1000 AA'],
  ])('in %s may be %s', (country, code) => {
    expect(found(country, code)).toEqual([]);
  });

  test('is not said to lack zeros where the country is wrong', () => {
    const locations = csv(
      'id,address,postal_code,city,country,time_zone,latitude,longitude',
      'L-1,Stephansplatz 1,1010,Wien,DEU,Europe/Vienna,48.2082,16.3738',
    );
    expect(check(networkOf({ locations })).findings.map(({ code }) => code)).toEqual(['outside-country']);
  });

  test('of the other country tells on which side of the border a site is', () => {
    const locations = csv(
      'id,address,postal_code,city,country,time_zone,latitude,longitude',
      'L-1,Kleiner Exerzierplatz 14,94032,Passau,AUT,Europe/Vienna,48.5738,13.4562',
    );
    expect(check(networkOf({ locations })).findings).toMatchObject([
      {
        code: 'postal-code-form',
        field: 'postal_code',
        hint: 'The coordinates are in DEU, whose codes have this form. Correct the country, or the postal code.',
      },
    ]);
  });
});
