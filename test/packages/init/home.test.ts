/** Files that come into being between a look and a write are not overwritten either. */

import { readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CannotWriteThere, inWordsOf, writeNew } from '../../../packages/init/repository/home.ts';
import { onReadOnlyDisk } from '../../support/read-only-disk.ts';
import { filesIn, inDirectory, runInit } from './support/directory.ts';

test('a new file is written, with the directories above it', () =>
  inDirectory(async (directory) => {
    expect(await writeNew(directory, 'a/b/c.txt', 'text')).toBe(true);
    expect(filesIn(directory)).toEqual({ 'a/b/c.txt': 'text' });
  }));

test('a file that is there stays, and nothing is left beside it', () =>
  inDirectory(async (directory) => {
    writeFileSync(join(directory, 'a.txt'), 'mine');
    expect(await writeNew(directory, 'a.txt', 'text')).toBe(false);
    expect(filesIn(directory)).toEqual({ 'a.txt': 'mine' });
  }));

test('of several at once, one writes, and whole', () =>
  inDirectory(async (directory) => {
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000));
    const written = await Promise.all(texts.map((text) => writeNew(directory, 'x', text)));
    const [first] = texts.filter((_, i) => written[i]);
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(filesIn(directory)).toEqual({ x: first });
  }));

test.each(['nowhere', 'victim'])('a link to %s stays, and is not written through', (to) =>
  inDirectory(async (directory) => {
    writeFileSync(join(directory, 'victim'), 'mine');
    symlinkSync(join(directory, to), join(directory, 'a.txt'));
    expect(await writeNew(directory, 'a.txt', 'text')).toBe(false);
    expect(readlinkSync(join(directory, 'a.txt'))).toBe(join(directory, to));
    expect(readdirSync(directory).sort()).toEqual(['a.txt', 'victim']);
    expect(readFileSync(join(directory, 'victim'), 'utf8')).toBe('mine');
  }),
);

test('a read-only disk is said in words, also where a directory has to be made', (context) =>
  inDirectory(async (directory) => {
    const disk = join(directory, 'disk');
    const work = () => runInit(join(disk, 'new')).then(String, String);
    expect(await onReadOnlyDisk(context, disk, { work })).toContain('cannot be written: the disk is read-only.');
    const write = () => writeNew(join(disk, 'new'), 'data/network.json', '').then(String, String);
    rmSync(disk, { recursive: true });
    expect(await onReadOnlyDisk(context, disk, { work: write })).toContain('cannot be written: the disk is read-only.');
  }));

test.each([
  [
    'EACCES',
    'data/network.json cannot be written: there is no permission to write there. Correct that, and run it again',
  ],
  ['EROFS', 'data/network.json cannot be written: the disk is read-only.'],
  ['ENOSPC', 'data/network.json cannot be written: the disk is full.'],
])('%s is said in words', (code, message) => {
  const said = inWordsOf(Object.assign(new Error(code), { code }), 'data/network.json');
  expect(said).toBeInstanceOf(CannotWriteThere);
  expect(String(said)).toContain(message);
});
