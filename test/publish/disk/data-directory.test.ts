/**
 * Which files are part of a data directory: what is read, what is watched, and what is neither.
 *
 * @module-tag alone: it changes the directory.
 */

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  findEntries,
  listDataDirectories,
  listDataFiles,
  readDataFiles,
} from '../../../src/publish/disk/data-directory.ts';
import { readFingerprints } from '../../../src/watch/watch-files.ts';

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

test('names with line breaks hide nothing', async () => {
  await mkdir(join(data, 'a\nb'));
  const odd = [join(data, 'a\nb', 'tariffs.csv'), join(data, 'evses-\n.csv')];
  for (const path of odd) await writeFile(path, '');
  expect((await readDataFiles(data)).tables.map(({ path }) => path)).toEqual(expect.arrayContaining(odd));
  expect(await listDataFiles(data)).toEqual(expect.arrayContaining(odd));
  expect(await listDataDirectories(data)).toContain(join(data, 'a\nb'));
});

describe('a data directory that is not there', () => {
  const outside = process.cwd();
  afterEach(() => process.chdir(outside));

  test.each([
    [
      'outside of the network',
      'north',
      'data',
      'There is no directory "data". Run this in the directory of your network, or name its data with --data. The command init writes one.',
    ],
    [
      'in the data directory itself',
      '.',
      'data',
      'There is no directory "data". network.json is in this directory: run this in the one above it, or with --data .',
    ],
    [
      'a file in it',
      '.',
      'north/evses.csv',
      '"north/evses.csv" is a file, and not a directory. Name the directory that it is in: --data north',
    ],
  ])('%s: says where to go', async (_, place, directory, message) => {
    process.chdir(join(data, place));
    await expect(readDataFiles(directory)).rejects.toThrow(message);
  });
});

test('the directories are those in which files are looked for', async () => {
  const names = ['', 'north', 'north/empty', 'tariffs.csv'].map((name) => join(data, name));
  expect((await listDataDirectories(data)).sort()).toEqual(names);
});

test('what is hidden is neither found nor looked into', async () => {
  await mkdir(join(data, '.kept'));
  for (const name of ['.evses.csv', '.kept/evses.csv']) await writeFile(join(data, name), '');
  const { names, directories } = await findEntries(data);
  expect([...names, ...directories].filter((name) => name.startsWith('.'))).toEqual([]);
});
