/** What browsers get in the place of a file with Node says the same (bin/bundle-page.cjs). */

import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { borders } from '../../../src/cells/places/borders.browser.ts';
import { borders as bordersInNode } from '../../../src/cells/places/borders.ts';
import { packBorders, unpackBorders } from '../../../src/cells/places/packed-borders.ts';
import { dirname, join, relative, resolve } from '../../../src/read/files/paths.browser.ts';
import { sha256 } from '../../../src/read/files/sha-256.browser.ts';

/** Around the ends of a block, where the length has to go into another one. */
const LENGTHS = [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000, 100_000];

test.each(LENGTHS)('SHA-256 of %d bytes is that of Node', (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 31) % 251);
  expect(sha256([bytes])).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('SHA-256 of several parts is that of one behind the other, texts as UTF-8', () => {
  const whole = createHash('sha256').update('Zürich ⚡ 1').digest('hex');
  expect(sha256(['Zür', new TextEncoder().encode('ich ⚡'), ' 1'])).toBe(whole);
});

const PATHS = ['', '.', 'a', './a', 'a/', 'a//b', 'a/../b', '../a', 'a/../../b', '/', '/a', '/a/../..', 'a/./b/', '..'];

test.each(PATHS)('what is said of the path "%s" is what POSIX says', (path) => {
  expect(dirname(path)).toBe(posix.dirname(path));
  expect(join('data', path)).toBe(posix.join('data', path));
  expect(join(path, 'x.csv')).toBe(posix.join(path, 'x.csv'));
  expect(resolve(path)).toBe(posix.resolve('/', path));
  expect(relative('data', path)).toBe(posix.relative('/data', posix.resolve('/', path)));
});

test('packed borders are the same when they are unpacked', () => {
  const all = bordersInNode().borders as unknown as Parameters<typeof packBorders>[0];
  const packed = packBorders(all);
  expect(JSON.stringify(unpackBorders(packed).features.map(sorted))).toBe(JSON.stringify(all.features.map(sorted)));
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(all).length / 1.8);
});

/** With its members in the order of their names. */
function sorted(feature: object): object {
  return Object.fromEntries(Object.entries(feature).sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('the borders are those of Node', () => {
  expect(borders().iso1A2Code([4.9, 52.37])).toBe(bordersInNode().iso1A2Code([4.9, 52.37]));
});
