/** What spreadsheet programs leave beside the tables: what is said about it, and that it changes nothing else. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDataFiles, readDataFiles } from '../../../src/publish/disk/data-directory.ts';
import { checkFor, SETTINGS, SMALLEST } from '../../support/network-of.ts';

const check = checkFor('not-csv unknown-location');

let data = '';

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'ocpi-snapshot-formats-'));
  await writeFile(join(data, 'network.json'), JSON.stringify(SETTINGS));
  for (const [name, text] of Object.entries(SMALLEST)) await writeFile(join(data, `${name}.csv`), text);
});

afterEach(() => rm(data, { recursive: true }));

/** Codes and hints about a directory that has this file too. */
async function about(name: string) {
  await mkdir(dirname(join(data, name)), { recursive: true });
  await writeFile(join(data, name), 'uid;location_id');
  const { findings } = check(await readDataFiles(data));
  return findings.map(({ code, file, hint }) => ({ code, name: file.slice(data.length + 1), hint }));
}

describe('is one warning', () => {
  test.each([
    ['locations.xlsx', /save each sheet as "CSV UTF-8" under the name of its table \(such as locations\.csv\)/],
    ['north/Chargers.XLS', /save each sheet as "CSV UTF-8"/],
    ['network.ods', /save each sheet as "CSV UTF-8"/],
    ['evses-north.tsv', /^Save it as "CSV UTF-8" under the name of its table \(such as evses-north\.csv\)/],
    ['evses.txt', /^Save it as "CSV UTF-8" under the name of its table \(such as evses\.csv\)/],
    ['evses.csv.txt', /^Rename it to evses\.csv\.$/],
    ['price list.csv.txt', /^Rename it to price list\.csv\.$/],
  ])('%s', async (name, hint) => {
    expect(await about(name)).toEqual([{ code: 'not-csv', name, hint: expect.stringMatching(hint) }]);
  });
});

test.each(['notes.txt', '~$locations.xlsx', 'photo.png', 'README.md', '.hidden.xlsx', 'old/notes.pdf'])(
  'nothing is said about %s',
  async (name) => {
    expect(await about(name)).toEqual([]);
  },
);

test('an ending in capitals is a table like any other', async () => {
  await rm(join(data, 'evses.csv'));
  await writeFile(join(data, 'evses.CSV'), SMALLEST.evses ?? '');
  expect(check(await readDataFiles(data)).findings).toEqual([]);
});

test('nothing is said about the file of a status source', async () => {
  const status_sources = [{ name: 'hub', file: 'live.tsv', format: 'csv' }];
  await writeFile(join(data, 'network.json'), JSON.stringify({ ...SETTINGS, status_sources }));
  expect(await about('live.tsv')).toEqual([]);
});

test('beside such a file, the tables count as complete', async () => {
  await writeFile(join(data, 'evses.csv'), 'uid,location_id\nE-1,L-1\nE-2,L-2\n');
  expect((await about('evses.xlsx')).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['unknown-location', 'not-csv']),
  );
});

test('such a file is not watched', async () => {
  const before = await listDataFiles(data);
  await about('locations.xlsx');
  expect(await listDataFiles(data)).toEqual(before);
});
