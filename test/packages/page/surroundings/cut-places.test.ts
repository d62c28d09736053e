/** Which towns the page names: those around the sites, of the world as the package carries it. */

import { expect, test } from 'vitest';
import { readPlaces, type Town, toPlacesFile } from '../../../../packages/page/records/places-file.ts';
import { cutPlaces } from '../../../../packages/page/surroundings/cut-places.ts';
import { cellOf, cellsAround } from '../../../../packages/page/surroundings/town-cells.ts';
import world from '../../../../packages/page/surroundings/world.bundled.ts';
import { largestFirst, readTowns, writeTowns } from '../../../../packages/page/surroundings/world-towns.ts';
import { distance } from '../../../../src/cells/places/distance.ts';

const TOWNS = world.towns.flatMap((group) => readTowns(group, () => true));

const site = (latitude: number, longitude: number) => ({ latitude, longitude });
const FREIBURG = [site(47.995, 7.85), site(47.999, 7.843), site(48.012, 7.81)];

const namesOf = (places: readonly Town[]) => places.map(({ name }) => name);
const bytesOf = (places: readonly Town[]) => JSON.stringify(toPlacesFile(places)).length;

test('a network of a town has the towns and villages around it, and the large ones farther away', () => {
  const places = cutPlaces(world.towns, FREIBURG);
  expect(namesOf(places)).toEqual(
    expect.arrayContaining(['Freiburg', 'Merzhausen', 'Gundelfingen', 'Umkirch', 'Basel', 'Leipzig', 'Berlin']),
  );
  // Villages of another country, and towns of another continent.
  expect(namesOf(places)).not.toContain('Sibiu');
  expect(namesOf(places)).not.toContain('Chicago');
  const isNear = (place: Town) => distance(place, site(48, 7.84)) < 30_000;
  expect(places.filter((place) => place.thousands < 3 && isNear(place)).length).toBeGreaterThan(10);
  expect(bytesOf(places)).toBeLessThan(30_000);
});

test('a network across Europe has no more of them than fit, and some near each site', () => {
  const capitals = TOWNS.filter(({ thousands, latitude, longitude }) => {
    return thousands > 200 && latitude > 36 && latitude < 60 && longitude > -10 && longitude < 30;
  });
  expect(capitals.length).toBeGreaterThan(100);
  const places = cutPlaces(world.towns, capitals);
  expect(namesOf(places)).toEqual(expect.arrayContaining(['Leipzig', 'Lyon', 'Warsaw']));
  expect(places.length).toBeLessThanOrEqual(1600);
  expect(bytesOf(places)).toBeLessThan(60_000);
});

test('the same sites in another order, and the same towns, give the same places', () => {
  const sites = TOWNS.filter((_, i) => i % 40 === 0);
  expect(cutPlaces(writeTowns(TOWNS.toReversed()), sites.toReversed())).toEqual(cutPlaces(world.towns, sites));
});

test('the largest come first, and each once', () => {
  const places = cutPlaces(world.towns, FREIBURG);
  expect(places.map(({ thousands }) => thousands)).toEqual(
    places.map(({ thousands }) => thousands).toSorted((a, b) => b - a),
  );
  expect(new Set(places).size).toBe(places.length);
});

test('beyond 180° the east goes on in the west', () => {
  const places: Town[] = [{ name: 'Levuka', latitude: -17.68, longitude: 178.83, thousands: 4 }];
  expect(namesOf(cutPlaces(writeTowns(places), [site(-16.8, -179.98)]))).toEqual(['Levuka']);
  expect(namesOf(cutPlaces(writeTowns(places), [site(-16.8, 20)]))).toEqual([]);
});

test('no sites, no places', () => {
  expect(cutPlaces(world.towns, [])).toEqual([]);
});

const ZURICH = ['Zurich', 'Zürich', 'Цюрих'];

test('the file holds what was chosen, and towns have the names of the page’s language', () => {
  const places = cutPlaces(world.towns, FREIBURG);
  const file = JSON.parse(JSON.stringify(toPlacesFile(places)));
  const inGerman = places.map(({ names, name, ...place }) => ({
    ...{ ...place, name: names?.de ?? name },
    ...(names && { called: [name, ...Object.values(names).filter((one) => one !== undefined)] }),
  }));
  expect(readPlaces(file, 'de')).toEqual(inGerman);
  const called = ['en', 'de', 'uk'] as const;
  expect(called.map((language) => readPlaces(file, language).find(({ name }) => ZURICH.includes(name))?.name)).toEqual([
    ...ZURICH,
  ]);
});

test('each cell that a map around a site shows has its largest town', () => {
  const sites = TOWNS.filter(
    ({ latitude, longitude }, i) => i % 97 === 0 && latitude > 50 && longitude > 3 && longitude < 7,
  );
  const placeOf = ({ name, latitude, longitude }: Town) => `${name} ${latitude} ${longitude}`;
  const named = new Set(cutPlaces(world.towns, sites).map(placeOf));
  for (const halvings of [6, 8, 10]) {
    const largest = new Map<number, Town>();
    for (const town of TOWNS.toSorted(largestFirst).toReversed()) largest.set(cellOf(town, halvings), town);
    const shown = cellsAround(sites, halvings, 4);
    const lacking = [...largest].filter(([cell, town]) => shown.has(cell) && !named.has(placeOf(town)));
    expect(lacking).toEqual([]);
  }
});
