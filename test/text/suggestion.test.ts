/** "Did you mean": near enough to be meant, and nothing rather than a wild guess. */

import { expect, test } from 'vitest';
import { didYouMean, nearest } from '../../src/text/suggestion.ts';

test.each([
  ['adress', ['address', 'city'], 'address'],
  ['LOC-9', ['LOC-09', 'LOC-19'], 'LOC-09'],
  ['longitdue', ['latitude', 'longitude'], 'longitude'],
  ['available', ['AVAILABLE', 'CHARGING'], 'AVAILABLE'],
  [' id ', ['id'], 'id'],
  ['T-9', ['T-1'], 'T-1'],
  ['AC', ['DC'], undefined],
  ['ID', ['id'], 'id'],
  ['manager', ['address', 'name'], undefined],
  ['', ['a'], undefined],
  ['x'.repeat(101), ['x'.repeat(101)], undefined],
])('%s among %j is %s', (written, candidates, expected) => {
  expect(nearest(written, candidates)).toBe(expected);
});

test('the suggestion is a sentence, or nothing', () => {
  expect(didYouMean('adress', ['address'])).toBe('Did you mean "address"?');
  expect(didYouMean('x', ['address'])).toBeUndefined();
});
