/** Words of people in regular expressions, and which value a word means. */

import { expect, test } from 'vitest';
import { sizeOf } from '../../src/cells/numbers/units.ts';
import { meaningOf } from '../../src/words/values.ts';
import { anyWord } from '../../src/words/word-row.ts';

test('signs of a word mean themselves in a regular expression', () => {
  const words = ['N.B.', 'a+b', 'C (1)', '[x]', '$', 'a|b', 'a\\b', '^', '{2}', 'what?', '*'];
  const form = new RegExp(`^${anyWord(words)}$`, 'u');
  expect(words.filter((word) => !form.test(word))).toEqual([]);
  expect(['NxBx', 'aab', 'C 1', 'x', 'a', 'wha', ''].filter((text) => form.test(text))).toEqual([]);
});

test('a blank in a word is any blanks and hyphens', () => {
  const form = new RegExp(`^${anyWord(['no charge'])}$`);
  expect(['no charge', 'no-charge', 'no  charge', 'nocharge'].map((text) => form.test(text))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a word means one value of its list', () => {
  expect(meaningOf('Cell', 'KOSTENLOS')).toBe('free');
  expect(meaningOf('Cell', 'N. V. T.')).toBe('unknown');
  expect(meaningOf('Cell', 'Amsterdam')).toBeUndefined();
});

test.each([
  ['min', 's', '60'],
  ['Std', 'minutes', '60'],
  ['Watt', 'kW', '0.001'],
  ['MW', 'kW', '1000'],
  ['% MwSt.', '%', '1'],
  ['v  ac', 'V', '1'],
])('one "%s" is so many %s: %s', (written, unit, size) => {
  expect(sizeOf(written, { unit })?.size.toFixed()).toBe(size);
});

test.each([
  ['mw', 'kW'],
  ['s', 'minutes'],
  ['à', 'A'],
  ['VAT', '%'],
  ['constructor', '%'],
  ['€/toString', 'money'],
])('"%s" is no unit of a column in %s', (written, unit) => {
  expect(sizeOf(written, { unit, per: 'kWh' })).toBeUndefined();
});
