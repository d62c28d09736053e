/** Copies of what status sources told, on a disk that others write to as well. */

import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Copy, lastGoodInDirectory, lastGoodInMemory } from '../../../src/sources/statuses/last-good.ts';
import { only } from '../../support/network-of.ts';

const COPY: Copy = {
  bytes: Buffer.from('uid,status\nE-1,\u{1F50C}\n'),
  origin: 'csv https://status.test/live.csv',
  updatedAt: 1_790_000_000_000,
  etag: '"1"',
  lastModified: 'Sat, 21 Nov 2026 14:30:00 GMT',
};

let directory: string;

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'copies-')), 'status');
});

afterEach(() => rm(join(directory, '..'), { recursive: true }));

describe.each([
  ['in memory', () => lastGoodInMemory()],
  ['in a directory', () => lastGoodInDirectory(directory)],
])('copies %s', (_, open) => {
  test('are found under their names', async () => {
    const copies = open();
    const other = { bytes: Buffer.from(''), origin: 'json live.json', updatedAt: 0 };
    await copies.put('hub', COPY);
    await copies.put('../hub', other);
    expect(await copies.get('hub')).toEqual(COPY);
    expect(await copies.get('../hub')).toEqual(other);
    expect(await copies.get('HUB')).toBeUndefined();
  });

  test('take the place of the former ones', async () => {
    const copies = open();
    await copies.put('hub', COPY);
    await copies.put('hub', { ...COPY, updatedAt: 1 });
    expect(await copies.get('hub')).toMatchObject({ updatedAt: 1 });
  });
});

describe('a directory', () => {
  const file = async () => join(directory, only(await readdir(directory)));

  test('holds one file a source, and nothing that was written aside', async () => {
    const copies = lastGoodInDirectory(directory);
    await Promise.all(Array.from({ length: 10 }, (_, updatedAt) => copies.put('hub', { ...COPY, updatedAt })));
    expect(await readdir(directory)).toHaveLength(1);
    expect(await copies.get('hub')).toMatchObject({ bytes: COPY.bytes });
  });

  test('keeps copies for the next process', async () => {
    await lastGoodInDirectory(directory).put('hub', COPY);
    expect(await lastGoodInDirectory(directory).get('hub')).toEqual(COPY);
  });

  test('that is gone has no copies', async () => {
    expect(await lastGoodInDirectory(directory).get('hub')).toBeUndefined();
  });

  test('has no copy where the file was cut, at whichever byte', async () => {
    const copies = lastGoodInDirectory(directory);
    await copies.put('hub', COPY);
    const { length } = await readFile(await file());
    for (let bytes = length - 1; bytes >= 0; bytes--) {
      await truncate(await file(), bytes);
      expect(await copies.get('hub')).toBeUndefined();
    }
  });

  test.each(['', '\n', 'null\n', '{"origin":"x"}\nE-1', 'E-1'])('has no copy where the file holds %j', async (text) => {
    const copies = lastGoodInDirectory(directory);
    await copies.put('hub', COPY);
    await writeFile(await file(), text);
    expect(await copies.get('hub')).toBeUndefined();
  });

  test('has no copy where one byte of the content is another', async () => {
    const copies = lastGoodInDirectory(directory);
    await copies.put('hub', COPY);
    await writeFile(await file(), (await readFile(await file(), 'utf8')).replace('E-1', 'E-2'));
    expect(await copies.get('hub')).toBeUndefined();
  });

  test('that cannot be written to throws, and leaves the former copy', async () => {
    await writeFile(directory, 'a file where the directory should be');
    await expect(lastGoodInDirectory(directory).put('hub', COPY)).rejects.toMatchObject({ code: 'EEXIST' });
  });
});
