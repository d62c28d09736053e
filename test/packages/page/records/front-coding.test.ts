/** Texts by what each has in common with the one before. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frontCoder, frontReader } from '../../../../packages/page/records/front-coding.ts';

test('what is read is what was coded, also as JSON', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('aaaa', 'aaab', '😀😀', '😀😁'),
    fc.constant(undefined),
  );
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const coded = JSON.parse(`${Buffer.from(JSON.stringify(texts.map(frontCoder())))}`) as string[];
      expect(coded.map(frontReader())).toEqual(texts);
    }),
    { numRuns: 50 },
  );
});

test('neighbours are short', () => {
  const long = 'x'.repeat(50);
  expect(['Main Street 1', 'Main Street 2', undefined, 'Main', long, long].map(frontCoder())).toEqual([
    '0Main Street 1',
    'c2',
    '',
    '4',
    `0${long}`,
    `z${'x'.repeat(15)}`,
  ]);
});
