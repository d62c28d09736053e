/** Differences as `diff -u` has them; what is shown can be applied. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unifiedDiff } from '../../src/init/unified-diff.ts';

const lines = (text: string) =>
  text
    .split('')
    .map((line) => `${line}\n`)
    .join('');

test.each([
  ['nothing', 'abc', 'abc', ''],
  ['a line in the middle', 'abcdefghi', 'abcdXfghi', '@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+X\n f\n g\n h'],
  ['a line at the end', 'ab', 'abc', '@@ -1,2 +1,3 @@\n a\n b\n+c'],
  ['everything', '', 'ab', '@@ -0,0 +1,2 @@\n+a\n+b'],
  [
    'two places',
    'abcdefghijklm',
    'Xbcdefghijklm'.replace('m', 'Y'),
    '@@ -1,4 +1,4 @@\n-a\n+X\n b\n c\n d\n@@ -10,4 +10,4 @@\n j\n k\n l\n-m\n+Y',
  ],
])('%s', (_, before, after, expected) => {
  expect(unifiedDiff(lines(before), lines(after))).toBe(expected);
});

test('line ends of Windows are no difference', () => {
  expect(unifiedDiff('a\r\nb\r\n', 'a\nb\n')).toBe('');
});

test('what is taken away and what is added make the one text of the other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const shown = unifiedDiff(lines(before.join('')), lines(after.join('')));
      expect(applied(before, shown)).toEqual(after);
    }),
  );
});

/** A patch, applied to lines by its ranges. */
function applied(before: readonly string[], patch: string): string[] {
  const after: string[] = [];
  let at = 0;
  for (const line of patch === '' ? [] : patch.split('\n')) {
    const [, first, count] = /^@@ -(\d+),(\d+)/.exec(line) ?? [];
    if (first !== undefined) {
      const begin = Number(first) - (count === '0' ? 0 : 1);
      after.push(...before.slice(at, begin));
      at = begin;
    } else if (line.startsWith('+')) after.push(line.slice(1));
    else {
      expect(before[at]).toBe(line.slice(1));
      if (line.startsWith(' ')) after.push(line.slice(1));
      at++;
    }
  }
  return [...after, ...before.slice(at)];
}
