/**
 * What the writer does on the disk, in which order, and what happens where the disk refuses: the file operations are watched.
 *
 * @module-tag alone: it mocks modules.
 */

import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import type * as Files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPlace } from '../../../src/publish/disk/write-dist.ts';
import { numberOf, snapshotOf } from '../../snapshot/support/numbered-snapshot.ts';
import { writeSnapshot } from '../../snapshot/support/write-snapshot.ts';

const disk = vi.hoisted(() => ({
  /** What was done: `sync PATH`, `link PATH`, `rename PATH`. */
  done: [] as string[],
  /** Paths that cannot be removed, or be the target of a renaming. */
  isStuck: (_path: string): boolean => false,
}));

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>();
  const refuse = (path: unknown) => {
    if (disk.isStuck(String(path))) throw Object.assign(new Error(`EACCES: ${path}`), { code: 'EACCES', path });
  };
  const open: typeof Files.open = async (path, ...rest) => {
    const file = await files.open(path, ...rest);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      await sync();
      disk.done.push(`sync ${path}`);
    };
    return file;
  };
  const link: typeof Files.link = async (from, to) => {
    await files.link(from, to);
    disk.done.push(`link ${to}`);
  };
  const rename: typeof Files.rename = async (from, to) => {
    refuse(to);
    await files.rename(from, to);
    disk.done.push(`rename ${to}`);
  };
  const rm: typeof Files.rm = async (path, options) => {
    refuse(path);
    await files.rm(path, options);
  };
  return { ...files, open, link, rename, rm };
});

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-order-'));
  out = join(directory, 'dist');
  disk.done.length = 0;
  disk.isStuck = () => false;
});

afterEach(() => {
  disk.isStuck = () => false;
  rmSync(directory, { recursive: true, force: true });
});

const inPlace = () => join(directory, readlinkSync(out));

/** What was done before the link moved, by path below the new snapshot: `.` is the snapshot itself. */
function beforeTheSwap(what: 'sync' | 'link'): string[] {
  const swap = disk.done.indexOf(`rename ${out}`);
  const done = disk.done.slice(0, swap).filter((step) => step.startsWith(`${what} `));
  return done.map((step) => relative(inPlace(), step.slice(what.length + 1)) || '.');
}

test('every file and every directory is on the disk before the link moves', async () => {
  const snapshot = snapshotOf(1);
  await writeSnapshot(out, snapshot);
  const synced = beforeTheSwap('sync');
  const directories = [...snapshot.keys()].map(dirname);
  expect(snapshot.size).toBeGreaterThan(3);
  expect(synced).toEqual(expect.arrayContaining([...snapshot.keys(), ...directories]));
});

test('a file is on the disk before its directory, and before the new directories around it', async () => {
  await writeSnapshot(out, new Map([['_snapshot/a/b', Buffer.from('deep')]]));
  const synced = beforeTheSwap('sync');
  expect(synced[0]).toBe('_snapshot/a/b');
  expect(synced).toEqual(expect.arrayContaining(['.', '_snapshot', '_snapshot/a']));
});

test('what did not change is linked, and the directory that holds the link is on the disk', async () => {
  await writeSnapshot(out, new Map([['_snapshot/same', Buffer.from('same')]]));
  disk.done.length = 0;
  await writeSnapshot(out, new Map([['_snapshot/same', Buffer.from('same')]]));
  expect(beforeTheSwap('link')).toEqual(['_snapshot/same']);
  expect(beforeTheSwap('sync')).toContain('_snapshot');
});

test('an old snapshot that cannot be removed is reported, and stops neither this build nor the next', async () => {
  await writeSnapshot(out, snapshotOf(1));
  const old = inPlace();
  disk.isStuck = (path) => path === old;
  for (const number of [2, 3]) {
    const place = await openPlace(out);
    const { putInPlace } = await place.write(async () => snapshotOf(number));
    await putInPlace();
    expect(await place.close()).toEqual([`${old} (EACCES: ${old})`]);
    expect(numberOf(out)).toBe(number);
  }
  disk.isStuck = () => false;
  await writeSnapshot(out, snapshotOf(4));
  expect(readdirSync(join(directory, '.dist'))).toHaveLength(1);
});

test('a snapshot that cannot be put in place leaves the one before, a real directory too', async () => {
  await writeSnapshot(join(directory, 'made'), snapshotOf(1));
  const { cpSync } = await import('node:fs');
  cpSync(`${join(directory, 'made')}/`, out, { recursive: true, dereference: true });
  let refusals = 1;
  disk.isStuck = (path) => path === out && refusals-- > 0;
  await expect(writeSnapshot(out, snapshotOf(2))).rejects.toThrow('EACCES');
  expect(numberOf(out)).toBe(1);
  expect(readdirSync(join(directory, '.dist'))).toEqual([]);
});

test('what was in place is not removed where nothing could be put there', async () => {
  await writeSnapshot(join(directory, 'made'), snapshotOf(1));
  const { cpSync } = await import('node:fs');
  cpSync(`${join(directory, 'made')}/`, out, { recursive: true, dereference: true });
  disk.isStuck = (path) => path === out;
  await expect(writeSnapshot(out, snapshotOf(2))).rejects.toThrow('EACCES');
  const [moved] = readdirSync(join(directory, '.dist'));
  expect(moved).toMatch(/\.former$/);
  expect(numberOf(join(directory, '.dist', moved ?? ''))).toBe(1);
});
