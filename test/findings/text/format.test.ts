/** Numbers for people. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatWhole } from '../../../src/findings/text/format.ts';

test('whole numbers are grouped as English does', () => {
  for (const count of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -1000, -999]) {
    expect(formatWhole(count)).toBe(count.toLocaleString('en'));
  }
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatWhole(count) === count.toLocaleString('en')));
});

test('a count has its noun', () => {
  expect([1, 2, 12_000].map((count) => formatCount(count, 'location'))).toEqual([
    '1 location',
    '2 locations',
    '12,000 locations',
  ]);
});
