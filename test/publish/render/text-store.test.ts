/** Texts outside of the heap come back as they were. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detached, textStore } from '../../../src/publish/render/text-store.ts';
import { jsonText } from '../../../src/stored-format/stored-body.ts';

const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 20 });

test('every text comes back, whatever was added before and after it', () => {
  fc.assert(
    fc.property(texts, (list) => {
      const store = textStore();
      const again = list.map((text) => store.add(text));
      expect(again.map(jsonText)).toEqual(list);
    }),
  );
});

test('texts that do not fit into one block come back', () => {
  const store = textStore();
  const list = Array.from({ length: 12 }, (_, i) =>
    String.fromCodePoint(0x41 + i, 0x1f50c + i).repeat(70_000 * (i + 1)),
  );
  const again = list.map((text) => store.add(text));
  expect(again.every((text, i) => jsonText(text) === list[i])).toBe(true);
});

test('detached texts are the same', () => {
  fc.assert(
    fc.property(texts, (list) => {
      expect(detached(list)).toEqual(list);
    }),
  );
});
