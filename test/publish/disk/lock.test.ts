/**
 * One build at a time in one place, whoever was killed while it held the lock.
 *
 * @module-tag alone: it kills processes.
 */

import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NotALock, PlaceLocked, withLock } from '../../../src/publish/disk/lock.ts';

let directory = '';
let out = '';
let lock = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-lock-'));
  out = join(directory, 'dist');
  lock = join(directory, '.dist', 'lock');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** A lock as another process leaves it. */
function leaveLock(text: string): void {
  mkdirSync(join(directory, '.dist'), { recursive: true });
  writeFileSync(lock, text);
}

describe('work in one place', () => {
  test('is done by one after the other, and leaves no trace', async () => {
    let [atWork, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, ++atWork);
      await new Promise((done) => setImmediate(done));
      atWork--;
    };
    await Promise.all(Array.from({ length: 5 }, () => withLock(out, work)));
    expect(most).toBe(1);
    expect(readdirSync(directory)).toEqual([]);
  });

  test('leaves what was there, and takes away every directory that it made', async () => {
    mkdirSync(join(directory, 'mine'));
    await expect(withLock(join(directory, 'mine/a/b/dist'), () => Promise.reject(new Error('no')))).rejects.toThrow();
    expect(readdirSync(join(directory, 'mine'))).toEqual([]);
  });

  test('gives what it gives, and frees the place also when it fails', async () => {
    expect(await withLock(out, async () => 'done')).toBe('done');
    await expect(withLock(out, () => Promise.reject(new Error('oops')))).rejects.toThrow('oops');
    expect(await withLock(out, async () => 'done again')).toBe('done again');
  });

  test('is not held up by work in another place', async () => {
    const other = await withLock(out, () => withLock(join(directory, 'other'), async () => 'done'));
    expect(other).toBe('done');
  });
});

describe('a lock that was left behind', () => {
  test('by a process that is gone is taken over, without a word', async () => {
    leaveLock(`${await deadProcess()} 0123456789ab\n`);
    const waited: string[] = [];
    expect(await withLock(out, async () => 'done', { onWait: (pid) => waited.push(pid) })).toBe('done');
    expect(waited).toEqual([]);
    expect(existsSync(lock)).toBe(false);
  });

  test('by a process that had the number of this one is taken over, as in a container that was started again', async () => {
    leaveLock(`${process.pid} 0123456789ab\n`);
    expect(await withLock(out, async () => 'done', { patience: 0 })).toBe('done');
  });

  test('is taken over by one of many, and the others wait for that one', async () => {
    leaveLock(`${await deadProcess()} 0123456789ab\n`);
    let [atWork, most, done] = [0, 0, 0];
    const work = async () => {
      most = Math.max(most, ++atWork);
      await new Promise((next) => setImmediate(next));
      atWork--;
      done++;
    };
    await Promise.all(Array.from({ length: 5 }, () => withLock(out, work)));
    expect([most, done]).toEqual([1, 5]);
  });
});

describe('a lock that names no process', () => {
  test.each([
    ['empty', ''],
    ['blank', '\n'],
    ['cut off', '4711 0123'],
    ['of words', 'locked by me'],
    ['of a group of processes', '-1 0123456789ab'],
    ['of all processes', '0 0123456789ab'],
  ])('%s: is taken over when it stays like that, and not before', async (_, text) => {
    leaveLock(text);
    const locked = withLock(out, async () => 'done', { patience: 0 });
    await expect(locked).rejects.toThrow(`Another process (unknown) is writing to "${out}"`);
    expect(existsSync(lock)).toBe(true);
    expect(await withLock(out, async () => 'done', { unownedFor: 0 })).toBe('done');
    expect(existsSync(lock)).toBe(false);
  });

  test('that is a link to nothing is taken over too', async () => {
    leaveLock('');
    rmSync(lock);
    symlinkSync('nowhere', lock);
    expect(await withLock(out, async () => 'done', { unownedFor: 0 })).toBe('done');
  });

  test('is waited for while its owner may be writing it', async () => {
    leaveLock('');
    const locked = withLock(out, async () => 'done', { onWait: () => rmSync(lock) });
    writeFileSync(lock, `${process.ppid} 0123456789ab\n`);
    expect(await locked).toBe('done');
  });
});

describe('what is not a lock is reported at once', () => {
  test.each<[string, () => unknown]>([
    ['a directory', () => mkdirSync(lock)],
    ['a named pipe', () => execFileSync('mkfifo', [lock])],
    ['a device', () => symlinkSync('/dev/zero', lock)],
    ['a large file', () => writeFileSync(lock, 'x'.repeat(2000))],
    ['a symbolic link that leads in a circle', () => symlinkSync('lock', lock)],
  ])('%s', async (what, put) => {
    leaveLock('');
    rmSync(lock);
    put();
    const locked = withLock(out, async () => 'done');
    await expect(locked).rejects.toThrow(NotALock);
    await expect(locked).rejects.toThrow(`${lock} is ${what}, not a lock of ocpi-snapshot. Delete it.`);
  });
});

describe('a lock of a process that lives', () => {
  test('is waited for, and then respected, in words', async () => {
    leaveLock(`${process.ppid} 0123456789ab\n`);
    const waited: string[] = [];
    const locked = withLock(out, async () => 'done', { patience: 0, onWait: (pid) => waited.push(pid) });
    await expect(locked).rejects.toThrow(PlaceLocked);
    await expect(locked).rejects.toThrow(
      `Another process (${process.ppid}) is writing to "${out}". If ocpi-snapshot is not running, delete ${lock}.`,
    );
    expect(waited).toEqual([`${process.ppid}`]);
    expect(readdirSync(join(directory, '.dist'))).toEqual(['lock']);
  });

  test('of this very process is respected too', async () => {
    await withLock(out, async () => {
      await expect(withLock(out, async () => 'done', { patience: 0 })).rejects.toThrow(PlaceLocked);
    });
  });

  test('is taken as soon as that one is done', async () => {
    leaveLock(`${process.ppid} 0123456789ab\n`);
    const locked = withLock(out, async () => 'done', { onWait: () => rmSync(lock) });
    expect(await locked).toBe('done');
  });
});

test('a lock that another process has taken meanwhile is left to that one', async () => {
  const theirs = `${process.ppid} 0123456789ab\n`;
  const left = await withLock(out, async () => {
    rmSync(lock);
    leaveLock(theirs);
    return statSync(lock, { bigint: true });
  });
  expect(readdirSync(join(directory, '.dist'))).toEqual(['lock']);
  // Not moved away and put back either: in between, a third one could take the place.
  expect(statSync(lock, { bigint: true }).ctimeNs).toBe(left.ctimeNs);
  expect(readFileSync(lock, 'utf8')).toBe(theirs);
});

/** The number of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? expect.unreachable();
}
