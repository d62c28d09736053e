/** Which files are part of a data directory: what is read, what is watched, and what is neither. */

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listDataDirectories, listDataFiles, readDataFiles } from '../../../src/build/disk/data-directory.ts';
import { readFingerprints } from '../../../src/watch/fingerprint.ts';

let data = '';

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'ocpi-snapshot-sources-'));
  await mkdir(join(data, 'north', 'empty'), { recursive: true });
  for (const name of ['network.json', 'evses.csv', 'LOCATIONS.CSV', 'north/evses.csv', 'notes.txt'])
    await writeFile(join(data, name), name);
  await mkdir(join(data, 'tariffs.csv'));
  await symlink(data, join(data, 'round'));
});

afterEach(() => rm(data, { recursive: true }));

test('what is watched is what is read', async () => {
  const { settingsFile, tables, findings } = await readDataFiles(data);
  const read = [settingsFile?.path, ...tables.map(({ path }) => path), ...(findings ?? []).map(({ file }) => file)];
  expect([...(await listDataFiles(data))].sort()).toEqual(read.sort());
  expect([...(await readFingerprints(data, [])).keys()].sort()).toEqual(read.sort());
  const names = ['LOCATIONS.CSV', 'evses.csv', 'network.json', 'north/evses.csv', 'tariffs.csv'];
  expect(read).toEqual(names.map((name) => join(data, name)));
});

test('the directories are those in which files are looked for', async () => {
  const names = ['', 'north', 'north/empty', 'tariffs.csv'].map((name) => join(data, name));
  expect((await listDataDirectories(data)).sort()).toEqual(names);
});
