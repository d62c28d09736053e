/** Directories that others make and remove at the same moment, as writers of one place do with that of their lock. */

import { mkdtemp, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDirectories } from '../../../src/read/files/write-aside.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'directories-'));
});

afterAll(() => rm(root, { recursive: true }));

test('none is refused because of what others do', async () => {
  const path = join(root, 'a', 'b');
  const unlessThere = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error;
  };
  const writer = async () => {
    for (let round = 0; round < 300; round++) {
      await makeDirectories(path);
      await rmdir(path).catch(unlessThere);
      await rmdir(dirname(path)).catch(unlessThere);
    }
  };
  await expect(Promise.all([writer(), writer(), writer(), writer()])).resolves.toHaveLength(4);
});

test('the first that was made is told; a file, and a link to nothing, are in the way', async () => {
  expect(await makeDirectories(join(root, 'c', 'd', 'e'))).toBe(join(root, 'c'));
  expect(await makeDirectories(join(root, 'c', 'd', 'e'))).toBeUndefined();
  await writeFile(join(root, 'file'), '');
  await symlink('nothing', join(root, 'link'));
  for (const name of ['file', 'link']) {
    await expect(makeDirectories(join(root, name))).rejects.toThrow('EEXIST');
    await expect(makeDirectories(join(root, name, 'x'))).rejects.toThrow(/ENOTDIR|EEXIST/);
  }
});
