/**
 * One build at a time in one place. Each build carries forward the snapshot that is there. One that began earlier and ended
 * later would undo what was published in between, without a `last_updated` that shows it to readers.
 */

import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { errorCode, FileTooLarge, NotAFile } from '../../read/files/file-errors.ts';
import { LARGEST_LOCK } from '../../read/files/limits.ts';
import { readRegularFile } from '../../read/files/regular-file.ts';
import { makeDirectories, putBeside } from '../../read/files/write-aside.ts';
import { isRunning, removeEmpty } from './left-behind.ts';

/** Another process has held the lock for longer than PATIENCE_MS. */
export class PlaceLocked extends Error {
  constructor(place: string, pid: string, path: string) {
    super(`Another process (${pid}) is writing to "${place}". If ocpi-snapshot is not running, delete ${path}.`);
  }
}

/** This program did not write what is in the place of the lock. */
export class NotALock extends Error {
  constructor(path: string, what: string) {
    super(`${path} is ${what}, not a lock of ocpi-snapshot. Delete it.`);
  }
}

/** How often a build checks the lock, and how long it waits for another build, in ms. */
const POLL_MS = 50;
const PATIENCE_MS = 120_000;

/** A lock that names no process may be being written. After this time, in ms, it was left by a full disk or a power cut. */
const UNOWNED_MS = 2000;

export interface LockOptions {
  /** Called once if the place is taken. */
  readonly onWait?: (pid: string) => void;
  readonly patience?: number;
  /** How long a lock that names no process is respected, in ms. */
  readonly unownedFor?: number;
  /** How messages call the place; by default as it was given. */
  readonly name?: string;
}

/**
 * Runs `work` while no other build does so for the same place.
 *
 * @throws PlaceLocked, NotALock
 */
export async function withLock<T>(out: string, work: () => Promise<T>, options: LockOptions = {}): Promise<T> {
  const place = resolve(out);
  const store = join(dirname(place), `.${basename(place)}`);
  const path = join(store, 'lock');
  const mine = `${process.pid} ${randomBytes(6).toString('hex')}`;
  const { onWait = () => {}, patience = PATIENCE_MS, unownedFor = UNOWNED_MS, name = out } = options;
  own.add(mine);
  const started = performance.now();
  let made: string | undefined;
  try {
    let [unowned, since, isReported] = ['', started, false];
    for (;;) {
      // Made each time: a build that gave up removes the directories that it made.
      made = (await makeDirectories(store)) ?? made;
      if (await take(path, mine)) break;
      const holder = await readHolder(path);
      const pid = HOLDER.exec(holder)?.[1];
      if (pid !== undefined || holder !== unowned) [unowned, since] = [holder, performance.now()];
      const isLeft = pid === undefined ? performance.now() - since >= unownedFor : !isHeld(holder);
      if (isLeft) await release(path, holder);
      else {
        if (pid !== undefined && !isReported) onWait(pid);
        isReported ||= pid !== undefined;
        if (performance.now() - started > patience) throw new PlaceLocked(name, pid ?? 'unknown', path);
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
    }
    return await work();
  } finally {
    // A failure does no harm: the next build sees that this process no longer holds the lock.
    await release(path, mine).catch(() => {});
    own.delete(mine);
    // Whoever made it may have left while others had files in it, so the last one tidies up.
    await removeEmpty(store, made ?? store);
  }
}

/** The content of a lock: a process id and a unique word. */
const HOLDER = /^([1-9]\d*) [0-9a-f]{12}$/;

/** The content of the lock; empty if it is gone, or a symbolic link to nothing. @throws NotALock */
async function readHolder(path: string): Promise<string> {
  try {
    return (await readRegularFile(path, LARGEST_LOCK)).toString().trim();
  } catch (error) {
    if (error instanceof NotAFile) throw new NotALock(path, error.what);
    if (error instanceof FileTooLarge) throw new NotALock(path, 'a large file');
    if (errorCode(error) === 'ELOOP') throw new NotALock(path, 'a symbolic link that leads in a circle');
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}

/** Takes the lock, if it is free. It appears with its content, so nobody reads an empty one. */
async function take(path: string, mine: string): Promise<boolean> {
  const aside = `${path}-${mine.replace(' ', '-')}`;
  try {
    await writeFile(aside, `${mine}\n`);
    // Where there are no links, the lock is empty for an instant, which counts as taken.
    return await putBeside(aside, path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** Removes the lock of one holder and of no other: it is moved aside and checked before it is deleted. */
async function release(path: string, holder: string): Promise<void> {
  const aside = `${path}-gone-${randomBytes(6).toString('hex')}`;
  try {
    if ((await readHolder(path)) !== holder) return;
    await rename(path, aside);
    const moved = await readHolder(aside);
    if (moved !== holder) await putBeside(aside, path).catch(() => {});
    await rm(aside, { force: true });
  } catch (error) {
    if (!(error instanceof NotALock) && errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Locks that this process holds or waits for. */
const own = new Set<string>();

/** A killed build leaves its lock behind. In a container, the next one often has the same process id. */
function isHeld(holder: string): boolean {
  const pid = Number(holder.split(' ')[0]);
  return pid === process.pid ? own.has(holder) : isRunning(pid);
}
