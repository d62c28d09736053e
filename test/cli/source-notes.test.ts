/**
 * What `watch` says about sources: once when one fails, once for another reason, once when it is over; and once what it did not
 * understand.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { sourceNotes } from '../../src/cli/publish/source-notes.ts';
import type { Finding } from '../../src/findings/finding.ts';
import { clause } from '../../src/findings/words.ts';
import { finding } from '../../src/sources/status-formats/finding-codes.ts';
import { finding as findingOfTables } from '../../src/tables/finding-codes.ts';

const failed = (key: string, problem: string): Finding =>
  finding(
    'status-source-failed',
    { file: 'data/network.json', line: 14, column: 5 },
    {
      ...{ key, says: 'source', params: { address: 'https://cpms.invalid', problem, instead: 'Nothing is used.' } },
      advice: { hint: 'Look.' },
    },
  );
const row = (pointer: string, status: string): Finding =>
  finding(
    'status-source-row',
    { file: 'https://cpms.invalid', pointer },
    {
      ...{
        says: 'row',
        field: 'status',
        params: { problem: clause`status: "${{ status }}" is not one of the values.` },
      },
      advice: { hint: '' },
    },
  );
const future = (value: string): Finding =>
  finding(
    'status-source-row',
    { file: 'https://cpms.invalid', pointer: '/0' },
    { field: 'last_updated', value, says: 'future' },
  );
const line = (key: string, problem: string) =>
  `data/network.json:14:5  status-source-failed  The status source "${key}" (https://cpms.invalid) failed. ${problem} Nothing is used. Look.`;
const over = (key: string) => `over: data/network.json  status-source-failed  ${key}`;

test('a source that fails is named once, and once more when that is over', () => {
  const notes = sourceNotes();
  expect(notes([])).toEqual([]);
  expect(notes([failed('cpms', 'HTTP 429. It asks to wait 60 s.')])).toEqual([
    line('cpms', 'HTTP 429. It asks to wait 60 s.'),
  ]);
  expect(notes([failed('cpms', 'HTTP 429. It asks to wait 58 s.')])).toEqual([]);
  expect(notes([failed('hub', 'It is gone.')])).toEqual([line('hub', 'It is gone.'), over('cpms')]);
  expect(notes([])).toEqual([over('hub')]);
  expect(notes([])).toEqual([]);
});

test('another reason is named, too', () => {
  const notes = sourceNotes();
  for (const problem of [
    'Its server refuses the connection.',
    'It answered with HTTP 401.',
    'It is a web page, and no JSON.',
  ]) {
    expect(notes([failed('cpms', problem)])).toEqual([line('cpms', problem)]);
    expect(notes([failed('cpms', problem)])).toEqual([]);
  }
});

test('what a source said and was not understood is named once, whichever EVSEs it is said of', () => {
  const notes = sourceNotes();
  const odd = (pointer: string, word: string) =>
    `https://cpms.invalid${pointer}  status-source-row  status: "${word}" is not one of the values.`;
  expect(notes([row('/0', 'kaputtt')])).toEqual([odd('#/0', 'kaputtt')]);
  expect(notes([row('/0', 'kaputtt'), row('/7', 'kaputtt'), row('/8', 'defekkt')])).toEqual([odd('#/8', 'defekkt')]);
  expect(notes([])).toEqual([]);
  expect(notes([row('/3', 'kaputtt')])).toEqual([]);
});

test('EVSEs that only the source knows are named once', () => {
  const notes = sourceNotes();
  const unknown = (uid: string) =>
    findingOfTables(
      'unknown-status-evse',
      { file: 'https://cpms.invalid' },
      { field: 'evse_uid', key: 'cpms', says: 'one', params: { uid, where: 'evses.csv' } },
    );
  expect(notes([unknown('X-9')])).toEqual([
    expect.stringMatching(
      /^https:..cpms.invalid {2}unknown-status-evse {2}The status source "cpms" reports "X-9", which is not in evses.csv/,
    ),
  ]);
  expect(notes([unknown('X-9')])).toEqual([]);
});

test('a time that is another one in each round is no other kind, and many kinds take a few lines of each round', () => {
  const notes = sourceNotes();
  expect(notes([future('2027-01-01T00:00:00Z')])).toHaveLength(1);
  expect(notes([future('2027-01-01T00:00:09Z')])).toEqual([]);
  const many = Array.from({ length: 12 }, (_, i) => row(`/${i}`, `word ${i}`));
  expect([notes(many), notes(many), notes(many), notes(many)].map(({ length }) => length)).toEqual([5, 5, 2, 0]);
});
