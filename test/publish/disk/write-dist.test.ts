/**
 * The one writer of dist/: whole or not at all, whoever kills it and whatever stood there before.
 *
 * @module-tag alone: it kills processes.
 */

import { spawn } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PlaceTaken } from '../../../src/publish/disk/write-dist.ts';
import { CarriedFileMissing } from '../../../src/publish/disk/write-files.ts';
import type { SnapshotFile } from '../../../src/snapshot/snapshot.ts';
import { numberOf, snapshotOf } from '../../snapshot/support/numbered-snapshot.ts';
import { writeSnapshot } from '../../snapshot/support/write-snapshot.ts';
import { drawn, often } from '../../support/sampled.ts';

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-write-'));
  out = join(directory, 'dist');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('what stands in the place', () => {
  test('nothing, not even the parent directory', async () => {
    await writeSnapshot(join(directory, 'new', 'dist'), snapshotOf(1));
    expect(numberOf(join(directory, 'new', 'dist'))).toBe(1);
  });

  test('a previous snapshot is replaced, and nothing of it is left', async () => {
    await writeSnapshot(out, snapshotOf(1));
    await writeSnapshot(out, new Map([['_snapshot/manifest.json', Buffer.from('{}')]]));
    expect(readdirSync(`${out}/`)).toEqual(['_snapshot']);
    expect(readdirSync(join(directory, '.dist'))).toHaveLength(1);
  });

  test('a real directory that holds a snapshot is replaced, as it may come from an archive', async () => {
    mkdirSync(join(out, '_snapshot'), { recursive: true });
    await writeSnapshot(out, snapshotOf(2));
    expect(numberOf(out)).toBe(2);
  });

  test('what stands at two paths is on the disk once, and still so after the next snapshot', async () => {
    const list = Buffer.from('{"data":[]}');
    for (const number of [1, 2]) {
      const written = await writeSnapshot(out, new Map([...snapshotOf(number), ['a', list], ['b/c', list]]));
      expect(written.changed.get('b/c') ?? 0).toBe(0);
      expect(lstatSync(join(out, 'b/c')).ino).toBe(lstatSync(join(out, 'a')).ino);
      expect(readFileSync(join(out, 'b/c'), 'utf8')).toBe('{"data":[]}');
    }
  });

  test('an empty directory is replaced', async () => {
    mkdirSync(out);
    await writeSnapshot(out, snapshotOf(3));
    expect(numberOf(out)).toBe(3);
  });

  test("somebody's own directory is left alone", async () => {
    mkdirSync(out);
    writeFileSync(join(out, 'thesis.txt'), 'ten years of work');
    await expect(writeSnapshot(out, snapshotOf(1))).rejects.toThrow(PlaceTaken);
    expect(readdirSync(out)).toEqual(['thesis.txt']);
    expect(existsSync(join(directory, '.dist'))).toBe(false);
  });

  test('a file is left alone', async () => {
    writeFileSync(out, 'a file');
    await expect(writeSnapshot(out, snapshotOf(1))).rejects.toThrow(PlaceTaken);
  });

  test("somebody's own files next to the snapshots are left alone", async () => {
    mkdirSync(join(directory, '.dist'));
    writeFileSync(join(directory, '.dist', 'thesis.txt'), 'ten years of work');
    await writeSnapshot(out, snapshotOf(1));
    expect(readdirSync(join(directory, '.dist'))).toContain('thesis.txt');
  });

  test('the remains of a killed build go, the files of a running build stay', async () => {
    mkdirSync(join(directory, '.dist'));
    const gone = ['999999999-abc', '999999999-abc.link', 'lock-999999999-0123456789ab', 'lock-gone-0123456789ab'];
    const atWork = [`${process.ppid}-abc`, `lock-${process.ppid}-0123456789ab`, 'lock'];
    for (const name of [...gone, ...atWork]) writeFileSync(join(directory, '.dist', name), '');
    await writeSnapshot(out, snapshotOf(1));
    const left = readdirSync(join(directory, '.dist'));
    expect(left).toEqual(expect.arrayContaining(atWork));
    expect(left).toHaveLength(atWork.length + 1);
  });

  test("a link to somebody's own directory is left alone", async () => {
    mkdirSync(join(directory, 'own'));
    writeFileSync(join(directory, 'own', 'thesis.txt'), 'ten years of work');
    symlinkSync('own', out);
    await expect(writeSnapshot(out, snapshotOf(1))).rejects.toThrow(PlaceTaken);
    expect(lstatSync(out).isSymbolicLink()).toBe(true);
  });
});

test('a snapshot that cannot be written leaves the previous one and no traces', async () => {
  await writeSnapshot(out, snapshotOf(1));
  const impossible = new Map([
    ['a', Buffer.from('a file')],
    ['a/b', Buffer.from('and a directory of the same name')],
  ]);
  await expect(writeSnapshot(out, impossible)).rejects.toThrow();
  expect(numberOf(out)).toBe(1);
  expect(readdirSync(join(directory, '.dist'))).toHaveLength(1);
});

test('a file that cannot be written does not stop the others in the middle: nothing of them is left', async () => {
  await writeSnapshot(out, snapshotOf(1));
  const carried: SnapshotFile = { carried: true, bytes: 1 };
  const missing = new Map([...snapshotOf(2), ['api/ocpi/0/missing', carried] as const]);
  await expect(writeSnapshot(out, missing)).rejects.toThrow(CarriedFileMissing);
  expect(numberOf(out)).toBe(1);
  expect(readdirSync(join(directory, '.dist'))).toHaveLength(1);
});

test('a carried file with a sum of its own is judged by that, whatever its name looks like', async () => {
  const [path, bytes] = ['images/0123456789abcdef0123456789abcdef.png', Buffer.from('a picture')];
  await writeSnapshot(out, new Map([...snapshotOf(1), [path, bytes]]));
  const carried: SnapshotFile = { carried: true, bytes: bytes.length, crc32: crc32(bytes) };
  await writeSnapshot(out, new Map([...snapshotOf(2), [path, carried] as const]), true);
  expect(readFileSync(join(out, path))).toEqual(bytes);
  const other = { ...carried, crc32: crc32('another one') };
  await expect(writeSnapshot(out, new Map([[path, other]]), true)).rejects.toThrow(CarriedFileMissing);
});

test('builds at the same time do not disturb each other; the last one to finish wins', async () => {
  await Promise.all([1, 2, 3, 4, 5].map((number) => writeSnapshot(out, snapshotOf(number))));
  expect([1, 2, 3, 4, 5]).toContain(numberOf(out));
});

const KILLS = often(5, 100);
const LONGEST_LIFE_MS = 80;

test(`after kill -9 at ${KILLS} random times there is always a whole snapshot`, async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    await killWriter(drawn('writer', kill) * LONGEST_LIFE_MS);
    expect(() => numberOf(out)).not.toThrow();
  }
  await writeSnapshot(out, snapshotOf(4711));
  expect(numberOf(out)).toBe(4711);
  expect(readdirSync(join(directory, '.dist'))).toHaveLength(1);
});

/** Starts a process that writes one snapshot after the other, and kills it some milliseconds after the first. */
function killWriter(life: number): Promise<void> {
  const script = fileURLToPath(new URL('../../snapshot/support/endless-writer.ts', import.meta.url));
  const child = spawn(process.execPath, [script, out], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'compiled') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), life));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (_, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error('The writer ended by itself.')),
    );
  });
}
