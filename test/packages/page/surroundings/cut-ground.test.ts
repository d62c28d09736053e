/** Coasts and borders near the sites: cut at the edges of a box, and of Europe as the package carries it. */

import { expect, test } from 'vitest';
import { readSteps, toSteps } from '../../../../packages/page/records/ground-lines.ts';
import { clipLine, clipRing } from '../../../../packages/page/surroundings/clip.ts';
import { cutGround } from '../../../../packages/page/surroundings/cut-ground.ts';
import { simplify } from '../../../../packages/page/surroundings/simplify.ts';
import world from '../../../../packages/page/surroundings/world.bundled.ts';

const BOX = { west: 0, south: 0, east: 10, north: 10 };
const site = (latitude: number, longitude: number) => ({ latitude, longitude });

test('an area is cut at the edges', () => {
  const across = clipRing([[5, 5], [15, 5], [15, 15], [5, 15]], BOX); // biome-ignore format: a square
  expect(new Set(across?.map(String))).toEqual(new Set(['5,5', '10,5', '10,10', '5,10']));
  expect(clipRing([[11, 11], [12, 11], [12, 12]], BOX)).toBeUndefined(); // biome-ignore format: a triangle
  // What covers the box becomes the box.
  const all = clipRing([[-5, -5], [15, -5], [15, 15], [-5, 15]], BOX); // biome-ignore format: a square
  expect(new Set(all?.map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']));
});

test('a line that leaves the box and comes back is two', () => {
  expect(clipLine([[2, 2], [12, 2], [12, 4], [2, 4]], BOX)).toEqual([[[2, 2], [10, 2]], [[10, 4], [2, 4]]]); // biome-ignore format: lines
  expect(clipLine([[11, 0], [12, 5]], BOX)).toEqual([]); // biome-ignore format: a line
});

test('points that hardly bend a line are left out', () => {
  expect(simplify([[0, 0], [1, 0.001], [2, 0], [3, 1]], 0.01)).toEqual([[0, 0], [2, 0], [3, 1]]); // biome-ignore format: a line
});

test('steps hold a line to 200 m', () => {
  expect(readSteps(toSteps([[4.8931, 52.3731], [4.9, 52.4]]))).toEqual([[4.894, 52.374], [4.9, 52.4]]); // biome-ignore format: a line
});

test('a town has what is around it; a continent, and what is far from Europe, has the outline of the world', () => {
  const texel = cutGround(world.ground, [site(53.05, 4.8), site(52.96, 4.76)]);
  expect(texel?.land.length).toBeGreaterThan(2);
  const freiburg = cutGround(world.ground, [site(47.995, 7.85)]);
  expect(freiburg?.borders.length).toBeGreaterThan(0);
  for (const one of [texel, freiburg]) expect(JSON.stringify(one).length).toBeLessThan(5000);
  expect(cutGround(world.ground, [site(41, -8), site(60, 25)])).toBeUndefined();
  expect(cutGround(world.ground, [site(-16.8, 179.9), site(-18, -179.9)])).toBeUndefined();
  expect(cutGround(world.ground, [])).toBeUndefined();
});

test('a country has some kilobytes, and the same whatever the order of its sites', () => {
  const germany = [site(47.6, 7.6), site(54.8, 9.4), site(51, 15), site(52.5, 13.4)];
  const ground = cutGround(world.ground, germany);
  expect(JSON.stringify(ground).length).toBeLessThan(50_000);
  expect(cutGround(world.ground, germany.toReversed())).toEqual(ground);
});

test('no coast goes across Europe: that of Asia, which passes 180 degrees, goes on beyond', () => {
  const { land, box } = world.ground;
  const rings = land.flat().map(readSteps);
  const far = rings.flatMap((ring) => ring.filter(([x], i) => Math.abs(x - (ring[i - 1]?.[0] ?? x)) > 15));
  // That of Africa, where all is cut.
  expect(far.filter(([, y]) => y > box.south)).toEqual([]);
});
