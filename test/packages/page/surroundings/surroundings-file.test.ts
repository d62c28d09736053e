/** What is around the sites is made anew only if one of them came, went or moved. */

import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SiteRecord } from '../../../../packages/page/records/site-index.ts';
import { surroundingsFile, type World } from '../../../../packages/page/surroundings/surroundings-file.ts';
import { writeTowns } from '../../../../packages/page/surroundings/world-towns.ts';

const worldWith = (town: string) => {
  const towns = writeTowns([{ name: town, latitude: 52.09, longitude: 5.12, thousands: 300 }]);
  const world: World = { towns, ground: { box: { west: 0, south: 0, east: 0, north: 0 }, land: [], borders: [] } };
  return brotliCompressSync(JSON.stringify(world));
};
const site = (id: string, latitude: number): SiteRecord => ({
  ...{ id, name: id, address: '', city: '', latitude, longitude: 5.12, time_zone: 0, evses: [] },
});
const fileOf = (sites: readonly SiteRecord[], town = 'Utrecht') => {
  const index = { detail_files: 1, standards: [], time_zones: [], hours: [], prices: [], sites };
  return surroundingsFile(worldWith(town), index);
};

test('its key stands for the places of all sites, whatever they are called, and for the world', () => {
  const [A, B] = [site('A', 52.1), site('B', 52.2)];
  const { key } = fileOf([A, B]);
  expect(fileOf([{ ...B, name: '0', city: 'Utrecht' }, A]).key).toBe(key);
  const others = [fileOf([A]), fileOf([A, site('B', 52.3)]), fileOf([A, B], 'Zeist')];
  for (const other of others) expect(other.key).not.toBe(key);
  expect(new Set(others.map((other) => other.key)).size).toBe(3);
});

test('it names the towns around them', () => {
  expect(`${fileOf([site('A', 52.1)]).bytes()}`).toContain('Utrecht');
  expect(`${fileOf([site('A', -33)]).bytes()}`).not.toContain('Utrecht');
});
