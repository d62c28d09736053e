import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinList, splitList } from '../../src/cells/list.ts';
import { problemIn, valueIn } from './reading.ts';

describe('lists', () => {
  test.each([
    ['', []],
    ['  ', []],
    ['A', ['A']],
    ['A|B', ['A', 'B']],
    [' A | B C ', ['A', 'B C']],
    ['A\\|B|C', ['A|B', 'C']],
    ['A\\\\|B', ['A\\', 'B']],
    ['A\\\\\\|B', ['A\\|B']],
    ['C:\\temp|B', ['C:\\temp', 'B']],
    ['A\\', ['A\\']],
  ])('%s', (text, items) => {
    expect(valueIn(splitList(text))).toEqual(items);
  });

  test.each([
    ['A||B', '"A||B" has an empty item'],
    ['A|', 'has an empty item'],
    ['|', 'has an empty item'],
    ['A|B| A', '"A|B| A" has the item "A" twice.'],
  ])('%s: %s', (text, problem) => {
    expect(problemIn(splitList(text))).toContain(problem);
  });

  test('every list is read as it was written', () => {
    const item = fc
      .oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\\|a ]+$/))
      .map((text) => text.trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.uniqueArray(item), (items) => {
        expect(splitList(joinList(items))).toEqual({ ok: true, value: items });
      }),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\\|a ]*$/)),
        (text) => void splitList(text),
      ),
    );
  });
});
