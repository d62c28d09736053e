/** The place that words mean which no site has. */

import { expect, test } from 'vitest';
import { meantPlace } from '../../../../packages/page/facts/meant-place.ts';
import type { SiteRecord } from '../../../../packages/page/records/site-index.ts';

const PLACES = [
  { name: 'Frankfurt am Main', latitude: 50.1, longitude: 8.7 },
  { name: 'Leipzig', latitude: 51.3, longitude: 12.4 },
  { name: 'Cologne', called: ['Köln', 'Cologne', 'Keulen'], latitude: 50.9, longitude: 7 },
  { name: 'Frankfurt', latitude: 52.3, longitude: 14.5 },
  { name: 'Leipzig', latitude: 45.8, longitude: 28.9 },
];

const site = (id: string, postal_code: string): SiteRecord => ({
  ...{ id, name: id, address: '', city: '', postal_code, latitude: Number(id), longitude: 0, time_zone: 0, evses: [] },
});
const SITES = [site('1', '82319'), site('2', '82362'), site('3', '1071 DJ'), site('4', '2000')];

const meant = (q: string) => meantPlace(q, PLACES, SITES)?.latitude;

test.each([
  ['Leipzig', 51.3],
  ['leipz', 51.3],
  ['Koeln', 50.9],
  ['köln', 50.9],
  ['keul', 50.9],
  ['Frankfurt', 52.3],
  ['frankf', 50.1],
  ['04109 Leipzig', 51.3],
])('a town is found by each of its names, its beginning, without umlauts and with a postal code: %s', (q, latitude) => {
  expect(meant(q)).toBe(latitude);
});

test.each([
  ['82360', 2],
  ['82319', 1],
  ['82100', 1],
  ['1071', 3],
  ['1075 AA', 3],
  ['2018', 4],
])('a postal code leads to the site whose code is most like it, in the same form: %s', (q, latitude) => {
  expect(meant(q)).toBe(latitude);
});

test.each(['', 'le', 'Atlantis', '04109', '99', '8231901'])('nothing is guessed of %j', (q) => {
  expect(meant(q)).toBeUndefined();
});
