/** Names in one cell: read as a list however they are separated, refused where they name nobody, and kept whole where a comma is theirs. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinList } from '../../../src/cells/list.ts';
import { textOf } from '../../../src/findings/words.ts';
import { nameInList } from '../../../src/tables/cell-types/names.ts';
import { readWritten } from '../../../src/tables/cell-types/read-cell.ts';
import { evses } from '../../../src/tables/declarations/evses.ts';

const { type } = evses.columns.accepted_service_providers;

/** The names, or what is said. */
function reading(cell: string): readonly string[] | string {
  const read = readWritten(type, cell);
  return 'value' in read ? read.value : `${textOf(read.problem.problem)} ${read.problem.hint}`;
}

test.each<[string, string[]]>([
  ['Eco|Laadpas', ['Eco', 'Laadpas']],
  ['Eco, Laadpas', ['Eco', 'Laadpas']],
  ['Eco,Laadpas;Plug', ['Eco', 'Laadpas', 'Plug']],
  ['Eco\nLaadpas', ['Eco', 'Laadpas']],
  ['Eco, Eco', ['Eco']],
  ['Eco,', ['Eco']],
  ['Example, Inc.', ['Example, Inc.']],
  ['Example, s. r. o.|Eco', ['Example, s. r. o.', 'Eco']],
  ['Example, Inc., Eco', ['Example, Inc.', 'Eco']],
  ['Energie Nord\\, Mitte und Süd', ['Energie Nord, Mitte und Süd']],
  ['Smith & Sons', ['Smith & Sons']],
  ['none', []],
])('%j is %j', (cell, names) => {
  expect(reading(cell)).toEqual(names);
});

test('what is written, and what a hint says, has the form of the docs', () => {
  expect(joinList(['A, B', 'Foo'].map(nameInList))).toBe('A\\, B|Foo');
  expect(reading('A\\, B|-')).toContain('Write A\\, B.');
});

describe('is refused', () => {
  test.each([
    ['NONE|Eco', '"NONE" says that there are none, and is no name. Write Eco or NONE.'],
    ['-', '"-" is no name. Write the names, separated by |. If nobody knows them, leave the cell empty.'],
    ['Eco|-', '"-" is no name. Write Eco.'],
    ['alle', '"alle" is no name. Write the names'],
    ['yes', '"yes" is no name. Write the names'],
    ['TRUE', '"TRUE" is no name. Write the names'],
    ['Eco||Plug', 'has an empty item'],
  ])('%j', (cell, said) => {
    expect(reading(cell)).toContain(said);
  });
});

test('whatever a feed calls a company, it is one name when it is read again', () => {
  const name = fc
    .stringMatching(/^[A-Za-z0-9 ,;\\|.&]{1,30}$/)
    .map((text) => `N${text.trim()}1`)
    .filter((text) => text.length <= 50);
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1 }), (names) => {
      expect(reading(joinList(names.map(nameInList)))).toEqual(names);
    }),
  );
});
