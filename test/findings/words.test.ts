/** Declared words and their parameters. */

import { describe, expect, test } from 'vitest';
import type { Entries } from '../../src/findings/entry.ts';
import { findingOf } from '../../src/findings/finding.ts';
import { clause, filledIn, namesIn } from '../../src/findings/words.ts';

describe('a place is filled', () => {
  const inSheet = { columnName: (name: string) => `sheet_${name}`, isInKilowatts: true };
  test.each([
    ['{name} is "{value}".', { name: 'city', value: 'X' }, 'city is "X".'],
    ['{sites} differ.', { sites: ['A', 'B', 'C'] }, 'A, B and C differ.'],
    ['{count:row}, {other:price}', { count: 1, other: 2000 }, '1 row, 2,000 prices'],
    ['{power:W}', { power: 22000 }, '22000 W'],
    ['{#city} and {other#}', { other: 'name' }, 'city and name'],
    ['Look: {gone}.', {}, 'Look: .'],
    ['{ "a": 1 }', {}, '{ "a": 1 }'],
  ])('%s', (text, params, filled) => expect(filledIn(text, params)).toBe(filled));

  test('in the words of a sheet', () => {
    const text = '{#city}, {other#}, {power:W}';
    expect(filledIn(text, { other: 'name', power: 22500 }, inSheet)).toBe('sheet_city, sheet_name, 22.5 kW');
  });

  test('and named', () => expect(namesIn('{a} {#b} {c#} {d:row}')).toEqual(['a', 'c', 'd']));
});

const DECLARED = {
  plain: { severity: 'error', wrong: 'W.', why: 'Y.', fix: 'Mend it.', message: '{field} has {count:cell}.' },
  ways: {
    severity: 'warning',
    ...{ wrong: 'W.', why: 'Y.', fix: 'Mend it.' },
    message: { one: 'One.', many: '{count} of {file}.' },
    hint: { none: '', write: 'Write {text}.' },
  },
  silent: {
    severity: 'warning',
    ...{ wrong: 'W.', why: 'Y.', fix: 'Mend it.' },
    message: { one: 'One.', two: 'Two.' },
    hint: { '': '', two: 'Delete one.' },
  },
} as const satisfies Entries;

const finding = findingOf(DECLARED);
const AT = { file: 'a.csv', line: 2 };

test('the hint is the declared one, or how to put it right', () => {
  const found = finding('plain', AT, { field: 'id', params: { count: 2 } });
  expect(found).toMatchObject({
    severity: 'error',
    message: 'id has 2 cells.',
    hint: 'Mend it.',
    params: { count: 2 },
  });
  expect(finding('ways', AT, { says: 'one' }).hint).toBe('Mend it.');
  expect(finding('ways', AT, { says: 'one', advises: 'none' })).not.toHaveProperty('hint');
  const written = finding('ways', AT, { says: 'many', advises: 'write', params: { count: 3, text: '4' } });
  expect(written).toMatchObject({ message: '3 of a.csv.', hint: 'Write 4.' });
  const advice = { hint: 'Did you mean "b"?', replacement: 'b' };
  expect(finding('ways', AT, { says: 'one', advice })).toMatchObject(advice);
});

test('a hint without a name is that of all messages without their own', () => {
  expect(finding('silent', AT, { says: 'one' })).not.toHaveProperty('hint');
  expect(finding('silent', AT, { says: 'two' }).hint).toBe('Delete one.');
});

test('a clause brings its own parameters, and takes those of the clauses in it', () => {
  const end = clause`has ${{ count: 2 }} {odd} cells`;
  const whole = clause`"${{ id: '{count}' }}" ${end}.`;
  expect(whole).toEqual({ words: '"{id}" has {count} {odd} cells.', params: { id: '{count}', count: 2 } });
  expect(filledIn('{field}: {problem}', { field: 'uid', problem: clause`${{ id: '{a}' }} is long.` })).toBe(
    'uid: {a} is long.',
  );
  // @ts-expect-error: a text would have no name
  clause`has ${'2'} cells`;
});

test('what a text names has to be given', () => {
  // @ts-expect-error: the count is missing
  finding('plain', AT, { field: 'id' });
  // @ts-expect-error: the wording is missing
  finding('ways', AT, { params: { count: 3 } });
  // @ts-expect-error: the text of the hint is missing
  finding('ways', AT, { says: 'many', advises: 'write', params: { count: 3 } });
  // @ts-expect-error: there is no such wording
  finding('ways', AT, { says: 'few', params: { count: 3 } });
  // @ts-expect-error: words are declared
  finding('plain', AT, { message: 'x' });
});
