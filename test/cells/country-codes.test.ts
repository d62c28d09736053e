/** The codes of countries are those that the library of the borders knows, each of them and no other. */

import { iso1A2Code, iso1A3Code } from '@rapideditor/country-coder';
import { expect, test } from 'vitest';
import { ALPHA_2, ALPHA_3 } from '../../src/cells/places/country-codes.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

test('of two letters', () => {
  // These stand for parts and groups of countries, which have no code of three letters.
  const groups = ['EA', 'IC', 'UN'];
  const known = pairs.filter((code) => iso1A2Code(code) === code && !groups.includes(code));
  expect([...ALPHA_2].sort()).toEqual(known);
});

test('of three letters', () => {
  const known = pairs
    .flatMap((pair) => LETTERS.map((third) => pair + third))
    .filter((code) => iso1A3Code(code) === code);
  expect([...ALPHA_3].sort()).toEqual(known);
});
