/** Files that are written while the rest of the snapshot is made: they are part of it like all others. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlace } from '../../../src/publish/disk/write-dist.ts';
import { createBlobStore, named } from '../../../src/snapshot/blob-store.ts';
import type { SnapshotFiles, WriteEarly } from '../../../src/snapshot/snapshot.ts';

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-early-'));
  out = join(directory, 'dist');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const PACK = Buffer.from('a pack');

/** A snapshot of a manifest and a pack, which is written early where that is possible. */
async function makeFiles(writeEarly?: WriteEarly): Promise<SnapshotFiles> {
  const path = '_snapshot/blobs/pack';
  const pack = writeEarly ? writeEarly(path, PACK) : PACK;
  return new Map([
    ['_snapshot/manifest.json', Buffer.from('{}')],
    [path, pack],
  ]);
}

async function write(make: (writeEarly?: WriteEarly) => Promise<SnapshotFiles>) {
  const place = await openPlace(out);
  try {
    const { written, putInPlace } = await place.write(make);
    await putInPlace();
    return written;
  } finally {
    expect(await place.close()).toEqual([]);
  }
}

test('an early file that is not in the snapshot is a fault, and nothing is published', async () => {
  const make = async (writeEarly?: WriteEarly): Promise<SnapshotFiles> => {
    writeEarly?.('_snapshot/blobs/orphan', PACK);
    return makeFiles(writeEarly);
  };
  await expect(write(make)).rejects.toThrow('_snapshot/blobs/orphan was written early and is not in the snapshot.');
  expect(readdirSync(directory, { recursive: true })).toEqual(['.dist']);
});

test('content is let go of even where the previous snapshot has the file', () => {
  const file = named(PACK);
  const path = `_snapshot/${file.name}.gzip`;
  const blobs = createBlobStore(new Set([`/${path}`]), () => ({ early: true, bytes: PACK.length }));
  for (let i = 0; i < 2; i++) expect(blobs.release(file, 'gzip')).toEqual({ name: file.name, bytes: PACK.length });
  expect(blobs.files.get(path)).toEqual({ carried: true, bytes: PACK.length });
});

test('an early file is in its place, and counts', async () => {
  const written = await write(makeFiles);
  expect(readFileSync(join(out, '_snapshot/blobs/pack'), 'utf8')).toBe('a pack');
  expect([...written.changed].sort()).toEqual([
    ['_snapshot/blobs/pack', 6],
    ['_snapshot/manifest.json', 2],
  ]);
  expect(written).toMatchObject({ files: 2, bytes: 8 });
});

test('an early file that is the same as before is linked', async () => {
  await write(makeFiles);
  const before = statSync(join(out, '_snapshot/blobs/pack')).ino;
  expect([...(await write(makeFiles)).changed]).toEqual([]);
  expect(statSync(join(out, '_snapshot/blobs/pack')).ino).toBe(before);
});

test('equal files that are early, and later, are on the disk once', async () => {
  const { changed } = await write(async (writeEarly) => {
    const early = ['_snapshot/a', 'b'].map((path) => [path, writeEarly?.(path, PACK) ?? PACK] as const);
    return new Map([...early, ['c', PACK] as const]);
  });
  expect([...changed].sort()).toEqual([
    ['_snapshot/a', 6],
    ['b', 0],
    ['c', 0],
  ]);
  expect(new Set(['_snapshot/a', 'b', 'c'].map((path) => statSync(join(out, path)).ino)).size).toBe(1);
});

test('nothing is left where the rest of the snapshot cannot be made', async () => {
  const failing = async (writeEarly?: WriteEarly) => {
    await makeFiles(writeEarly);
    throw new RangeError('no rest');
  };
  await expect(write(failing)).rejects.toThrow('no rest');
  expect(readdirSync(join(directory, '.dist'))).toEqual([]);
});

test('a file that cannot be written early ends the build', async () => {
  const failing = async (writeEarly?: WriteEarly) => {
    const path = `_snapshot/${'x'.repeat(300)}`;
    return new Map([[path, writeEarly ? writeEarly(path, PACK) : PACK]]);
  };
  await expect(write(failing)).rejects.toThrow('ENAMETOOLONG');
});

test('a blob that was released can be put again without its content', () => {
  const early: string[] = [];
  const blobs = createBlobStore(new Set(), (path, { length }) => {
    early.push(path);
    return { early: true, bytes: length };
  });
  const { name } = named(PACK);
  expect(blobs.release(named(PACK), 'identity')).toEqual({ name, bytes: 6 });
  expect(blobs.put({ name, bytes: 6 }, 'identity')).toEqual({ path: `/${early[0]}`, bytes: 6 });
  expect([...blobs.files]).toEqual([[early[0], { early: true, bytes: 6 }]]);
});

test('a blob stays in memory where nothing can be written early', () => {
  const blobs = createBlobStore();
  expect(blobs.release(named(PACK), 'identity')).toEqual({ name: named(PACK).name, bytes: PACK.length });
  expect([...blobs.files.values()]).toEqual([PACK]);
});
