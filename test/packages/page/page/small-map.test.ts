/** The picture of where a charger is. */

import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { SmallMap } from '../../../../packages/page/charger/small-map.ts';
import type { Town } from '../../../../packages/page/records/places-file.ts';
import { pageWordsOf } from '../../../../packages/page/words/every-language.ts';

const town = (name: string, latitude: number, longitude: number): Town => ({
  name,
  latitude,
  longitude,
  thousands: 1,
});

const drawn = (places: readonly Town[], at = { latitude: 52, longitude: 5 }) =>
  renderToString(h(SmallMap, { at, places, href: '#/L-1?map=1', words: pageWordsOf('en') }));

const AROUND = [
  town('North', 52.05, 5),
  town('East', 52, 5.1),
  town('South', 51.95, 5),
  town('West', 52, 4.9),
  town('<Far>', 52.04, 5.09),
];

test('towns are where they are, and the nearest is named', () => {
  const picture = drawn(AROUND);
  const at = (name: string) => new RegExp(`x="(\\d+)" y="(\\d+)"[^>]*>${name}<`).exec(picture)?.slice(1).map(Number);
  expect(at('North')?.[1]).toBeLessThan(90);
  expect(at('South')?.[1]).toBeGreaterThan(90);
  expect(at('East')?.[0]).toBeGreaterThan(180);
  expect(at('West')?.[0]).toBeLessThan(180);
  expect(picture).toContain('Map: near North');
  expect(picture).toContain('&lt;Far>');
  expect(picture).toContain('4 km');
});

test('a name that would hide the charger stands above it, and one without room is left out', () => {
  const here = ['Here', 'There', 'Nowhere'].map((name) => town(name, 52.0001, 5));
  const picture = drawn([...here, ...AROUND]);
  expect(picture).toMatch(/y="69"[^>]*>Here</);
  expect(picture).toMatch(/y="120"[^>]*>There</);
  expect(picture).not.toContain('>Nowhere<');
});

test('it names its source', () => expect(drawn(AROUND)).toContain('GeoNames, CC BY 4.0'));

test('across 180°, and without towns', () => {
  expect(drawn([town('Fiji', -16.9, -179.9)], { latitude: -17, longitude: 179.9 })).toContain('>Fiji<');
  expect(drawn([])).toBe('');
  expect(drawn([town('Moscow', 55.75, 37.6)])).toBe('');
});
