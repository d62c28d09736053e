/** A document that is too large is refused before it is read. */

import { constants } from 'node:buffer';
import { expect, test } from 'vitest';
import { tooLarge } from '../../../packages/import/rows/size-limit.ts';

const GB = 1e9;

test.each([
  ['a million connectors in the memory that Node takes by itself', [346e6], 4.5 * GB],
  ['two documents', [300e6, 50e6], 4 * GB],
  ['the longest text', [constants.MAX_STRING_LENGTH], 8 * GB],
])('%s are taken', (_, sizes, memory) => {
  expect(tooLarge(sizes.map(named), memory)).toBeUndefined();
});

test('a document for which the memory is too small is reported with what it needs', () => {
  expect(tooLarge([{ path: 'feed.json', bytes: 346e6 }], 2 * GB)).toBe(
    '"feed.json" has 346 MB, so an import may need 3,460 MB of memory; Node may use 2,000 MB. Set NODE_OPTIONS=--max-old-space-size=3300, or request the list in parts (offset and limit), and import each part into a separate directory.',
  );
});

test('two documents share the memory', () => {
  expect(tooLarge([300e6, 200e6].map(named), 4 * GB)).toContain('"0.json" and "1.json" have 500 MB');
});

test('no memory helps a document that is longer than any text', () => {
  const problem = tooLarge([named(constants.MAX_STRING_LENGTH + 1)], 1000 * GB) ?? '';
  expect(problem).toContain('a document may have at most 537 MB. To import it, request the list in parts');
  expect(problem).not.toContain('NODE_OPTIONS');
});

function named(bytes: number, i = 0) {
  return { path: `${i}.json`, bytes };
}
