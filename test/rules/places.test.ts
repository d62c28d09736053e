/** Coordinates near borders, with few decimals, at one point, and far from others. */

import { describe, expect, test } from 'vitest';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor(
  'coarse-coordinates equal-coordinates evse-without-connectors far-from-others far-from-postal-code ' +
    'far-from-site location-without-evses missing-operator null-island other-time-zone outside-country ' +
    'sites-at-one-point whole-degrees',
);

/** Code and line of what is found about these sites. */
function found(...sites: readonly string[]): string[] {
  const locations = csv(
    'id,address,city,postal_code,country,time_zone,latitude,longitude',
    ...sites.map((site, i) => `L-${i + 1},${site}`),
  );
  return check(networkOf({ locations })).findings.flatMap(({ code, line }) =>
    code === 'location-without-evses' ? [] : [`${code}:${line}`],
  );
}

const ONE = 'Market Square 1,Amsterdam,1012 AB,NLD,Europe/Amsterdam';

describe('a place', () => {
  test.each([
    ['in the country', `${ONE},52.373169,4.893379`, []],
    ['a few kilometres beyond the border', `${ONE.replace('1012 AB', '')},51.220012,6.250012`, []],
    ['in another country', `${ONE},50.937512,6.960312`, ['outside-country:2']],
    ['with exchanged numbers', `${ONE},4.893379,52.373169`, ['outside-country:2']],
    ['in a disputed region', 'Street 1,Simferopol,,UKR,Europe/Kyiv,44.952112,34.102412', ['other-time-zone:2']],
    ['near the border of a time zone', 'Road 1,Torfyanovka,,RUS,Europe/Moscow,60.607201,28.009112', []],
    ['with zeros at the end of one number', `${ONE},52.37,4.893379`, []],
    ['with two decimals', `${ONE},52.37,4.89`, ['coarse-coordinates:2']],
    ['with three decimals', `${ONE},52.373,4.893`, []],
    ['without decimals', `${ONE},52,5`, ['whole-degrees:2']],
    ['without decimals, in the sea', `${ONE},54,4.893379`, ['whole-degrees:2']],
    ['with one number twice', `${ONE},52.373169,52.373169`, ['equal-coordinates:2']],
    ['at zero', `${ONE},0,0`, ['null-island:2']],
  ])('%s', (_, site, expected) => {
    expect(found(site)).toEqual(expected);
  });
});

describe('several sites', () => {
  const at = (address: string, code: string, point = '52.373169,4.893379') =>
    `${address},Amsterdam,${code},NLD,Europe/Amsterdam,${point}`;

  test.each([
    ['two at one address and point', [at('Quay 4', '1012 AB'), at('Quay 4', '1012 AB')], []],
    ['two entrances of one building', [at('Quay 4', '1012 AB'), at('Quay 6', '1012 AB')], []],
    ['two sides of one building', [at('Quay 4', ''), at('Quay 6 car park', '')], []],
    ['two ways to write a street', [at('Museumstr. 4', ''), at('Museumstraat 6', '')], []],
    ['two doors of a street with a short name', [at('Rue du Lac 3', ''), at('Rue du Lac 5', '')], []],
    ['two doors beside a lake', [at('Am See 3', ''), at('Am See 5b', '')], []],
    ['two doors of a street with a number', [at('100 5th Ave', ''), at('102 5th Ave', '')], []],
    ['two streets with numbers', [at('3 5th Ave', ''), at('3 7th Ave', '')], ['sites-at-one-point:3']],
    ['two squares of two names', [at('Museumplein', ''), at('Station', '')], ['sites-at-one-point:3']],
    ['a place and its address', [at('Central Station', ''), at('Station Square 1', '')], []],
    ['two postal codes at one point', [at('Quay 4', '1012 AB'), at('Road 6', '1099 ZZ')], ['sites-at-one-point:3']],
    ['two streets at one point', [at('Main Street 1', ''), at('Church Street 9', '')], ['sites-at-one-point:3']],
    ['two streets of one postal code', [at('Quay 4', '1012 AB'), at('Road 6', '1012 AB')], ['sites-at-one-point:3']],
    ['two ends of one street', [at('Damrak 1', ''), at('Damrak 96', '')], ['sites-at-one-point:3']],
    ['two towns', [at('Quay 4', ''), at('Quay 4', '').replace('Amsterdam', 'Utrecht')], ['sites-at-one-point:3']],
    ['two names of one town', [at('Quay 4', '1012'), at('Quay 4', '1012').replace('Amsterdam', 'A’dam')], []],
    [
      'three addresses at one point',
      [at('Quay 4', ''), at('Road 6', ''), at('Lane 1', '')],
      ['sites-at-one-point:3', 'sites-at-one-point:4'],
    ],
  ])('%s', (_, sites, expected) => {
    expect(found(...sites)).toEqual(expected);
  });

  const town = [at('A 1', '1012 AB'), at('B 2', '1013 AB', '52.371212,4.889912'), at('C 3', '', '52.378812,4.900112')];
  test.each([
    ['one far from its town', at('D 4', '1012 AB', '51.358812,5.900123'), ['far-from-others:5']],
    ['one in town with exchanged numbers', at('D 4', '1012 AB', '4.893379,52.373169'), ['outside-country:5']],
    ['one 20 km from its address', at('A 1', '1012 AB', '52.558812,4.893379'), ['far-from-others:5']],
    ['one 20 km from its address without a code', at('A 1', '', '52.558812,4.893379'), ['far-from-others:5']],
    ['one 20 km away at such an address, with another code', at('A 1', '1099 ZZ', '52.558812,4.893379'), []],
    ['one far from its address', at('A 1', '1012 AB', '51.358812,5.900123'), ['far-from-others:5']],
    [
      'another town of that name, by its postal code',
      at('D 4', '6000 AB', '51.358812,5.900123').replace('1012', '6000'),
      [],
    ],
    ['one at the edge of town', at('D 4', '1012 AB', '52.298812,4.950123'), []],
  ])('%s', (_, site, expected) => {
    expect(found(...town.map((one) => one.replace(/,,NLD/, ',1014 AB,NLD')), site)).toEqual(expected);
  });

  test('where one of two has exchanged its numbers, nothing is wrong with the other', () => {
    expect(found(at('A 1', '', '4.893379,52.373169'), at('B 2', ''))).toEqual(['outside-country:2']);
  });

  const [near, far] = ['52.371212,4.889912', '51.058812,5.900123'];
  test.each([
    ['two sites', [at('A 1', ''), at('B 2', '', far)], ['far-from-others:3']],
    ['three sites', [at('A 1', ''), at('B 2', '', far), at('C 3', '', near)], ['far-from-others:3']],
    ['two sites of one postal code', [at('A 1', '1012 AB'), at('B 2', '1012 CD', far)], ['far-from-others:3']],
    ['two sites of codes that one town has', [at('A 1', '1012 AB'), at('B 2', '1102 CD', far)], ['far-from-others:3']],
    ['two towns of one name, by their codes', [at('A 1', '1012 AB'), at('B 2', '6211 LD', far)], []],
    ['three towns of one name', [at('A 1', ''), at('B 2', '', far), at('C 3', '', '53.201234,6.571234')], []],
    ['two sites of one town', [at('A 1', ''), at('B 2', '', near)], []],
  ])('%s, of which one may be 170 km away', (_, sites, expected) => {
    expect(found(...sites)).toEqual(expected);
  });

  test('of a region that is written as the city', () => {
    const [inner, outer, far] = [
      ['52.001234,5.301234', '52.051234,5.351234', '51.951234,5.251234'],
      ['52.501234,5.301234', '51.501234,5.201234', '51.601234,4.701234', '52.451234,6.101234'],
      '53.201234,6.571234',
    ];
    const points = [...inner, ...outer, far];
    expect(found(...points.map((point, i) => at(`Road ${i}`, '', point)))).toEqual([]);
  });
});

test.each([
  ['equal', '1071 DJ', ['far-from-others:3']],
  ['of another town of this name', '6211 LD', []],
  ['unknown', '', ['far-from-others:3']],
])('two squares of one name, 143 km apart, whose postal codes are %s', (_, code, expected) => {
  const square = (code: string, point: string) => `Museumplein,Amsterdam,${code},NLD,Europe/Amsterdam,${point}`;
  expect(found(square('1071 DJ', '52.357512,4.881912'), square(code, '51.358812,6.162412'))).toEqual(expected);
});

describe('the only site of its town', () => {
  const town = (code: string, country: string, point: string) =>
    `Market Square 1,Town,${code},${country},Europe/Amsterdam,${point}`;

  test.each([
    ['in the region of its postal code', town('1012 AB', 'NLD', '52.373169,4.893379'), []],
    ['in another one', town('1012 AB', 'NLD', '53.219383,6.566502'), ['far-from-postal-code:2']],
    ['in another one of Germany', town('D-10178', 'DEU', '48.137154,11.576124'), ['far-from-postal-code:2']],
    ['near the border of its region', town('4201 AA', 'NLD', '51.830412,4.975612'), []],
    ['without a postal code', town('', 'NLD', '53.219383,6.566502'), []],
    ['where no regions are known', town('EH1 1AA', 'GBR', '51.507412,-0.127812').replace('Amsterdam', 'London'), []],
  ])('%s', (_, site, expected) => {
    expect(found(site.replace('DEU,Europe/Amsterdam', 'DEU,Europe/Berlin'))).toEqual(expected);
  });
});
