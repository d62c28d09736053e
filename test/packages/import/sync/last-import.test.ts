/** What a sync remembers: the same text for the same feed, a line for each row, and words where it cannot be read. */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatLastImport, parseLastImport } from '../../../../packages/import/sync/last-import.ts';
import { feed } from '../support.ts';
import { newPlace, type Place, sites } from './support.ts';

let place: Place;
beforeEach(async () => {
  place = await newPlace();
});
afterEach(() => place.remove());

test('the first import writes it beside the tables, and a check does not see it', async () => {
  const complete = { locations: feed('complete-locations'), tariffs: feed('complete-tariffs') };
  await place.first(complete);
  const before = await place.text('.last-import.json');
  const read = parseLastImport(before);
  expect(read).toHaveProperty('tables');
  if ('tables' in read) expect(formatLastImport(read)).toBe(before);
  const turned = { locations: complete.locations.toReversed(), tariffs: complete.tariffs.toReversed() };
  await place.sync(turned);
  expect(await place.text('.last-import.json')).toBe(before);
});

test('a change of one row is a change of one line', async () => {
  await place.first({ locations: sites(5) });
  const before = (await place.text('.last-import.json')).split('\n');
  const locations = sites(5).map((site, i) => (i === 3 ? { ...site, city: 'Utrecht' } : site));
  await place.sync({ locations });
  const after = (await place.text('.last-import.json')).split('\n');
  expect(after.filter((line) => !before.includes(line))).toHaveLength(1);
  expect(after).toHaveLength(before.length);
});

test('an import that fails leaves the old one', async () => {
  await place.first({ locations: sites(12) });
  const before = await place.text('.last-import.json');
  expect(await place.sync({ locations: sites(6) })).toBe(1);
  expect(await place.text('.last-import.json')).toBe(before);
});

describe('one that cannot be used is told in words, and nothing is written', () => {
  const rows = (...lines: string[][]) =>
    JSON.stringify({ version: 1, tables: { evses: [['uid', 'status'], ...lines] } });
  test.each([
    ['with the marks of Git', '<<<<<<< HEAD\n{}', 'It is not JSON.'],
    ['empty', '', 'It is not JSON.'],
    ['a list', '[]', 'It does not say that it has version 1'],
    ['of another version', '{ "version": 2, "tables": {} }', 'It does not say that it has version 1'],
    ['without tables', '{ "version": 1 }', 'It does not say that it has version 1'],
    ['with another operator', '{ "version": 1, "operator": 7, "tables": {} }', 'Its operator is not a text.'],
    ['with another table', '{ "version": 1, "tables": { "../victim": [] } }', 'There is no table "../victim".'],
    ['with a number', '{ "version": 1, "tables": { "evses": [["uid"], [7]] } }', 'Its evses are not lists of texts.'],
    ['with a short row', rows(['E-1']), 'A row of its evses has too few or too many texts.'],
    ['with a row twice', rows(['E-1', ''], ['e-1', '']), 'Its evses have two rows with the key "E-1".'],
  ])('%s', async (_, text, words) => {
    await place.first({ locations: sites(2) });
    await writeFile(join(place.out, '.last-import.json'), text);
    const before = await place.contents();
    expect(await place.sync({ locations: sites(2, { city: 'Utrecht' }) })).toBe(1);
    expect(place.said.out.join('\n')).toContain(
      `damaged-last-import  This says what the feed said at the last import, and cannot be used: ${words}`,
    );
    expect(await place.contents()).toEqual(before);
  });

  test('a directory in its place', async () => {
    await place.first({ locations: sites(2) });
    await rm(join(place.out, '.last-import.json'));
    await mkdir(join(place.out, '.last-import.json'));
    expect(await place.sync({ locations: sites(2) })).toBe(1);
    expect(place.said.out.join('\n')).toContain('This is a directory, not a file.');
  });
});
