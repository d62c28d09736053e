/**
 * One build at a time in one place: each goes on from the snapshot that is there, so one that began earlier and ends later
 * would take back what was published meanwhile, without a moment that tells readers of it.
 */

import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { removeEmpty } from './remove-empty.ts';

/** Another build has been at work in the same place for longer than anyone waits. */
export class PlaceLocked extends Error {
  constructor(out: string, pid: string, path: string) {
    super(`Another build (process ${pid}) is at work on "${out}". If there is none, delete ${path}.`);
  }
}

/** How often a lock is looked at, and how long a build waits for another one, in ms. */
const POLL_MS = 50;
const PATIENCE_MS = 120_000;

export interface LockOptions {
  /** Called once if the place is taken. */
  readonly onWait?: (pid: string) => void;
  readonly patience?: number;
}

/**
 * Runs `work` while no other build does so for the same place.
 *
 * @throws PlaceLocked
 */
export async function withLock<T>(out: string, work: () => Promise<T>, options: LockOptions = {}): Promise<T> {
  const place = resolve(out);
  const store = join(dirname(place), `.${basename(place)}`);
  const path = join(store, 'lock');
  const mine = `${process.pid} ${randomBytes(6).toString('hex')}`;
  const { onWait = () => {}, patience = PATIENCE_MS } = options;
  own.add(mine);
  const started = performance.now();
  let made: string | undefined;
  try {
    for (let isFirst = true; ; isFirst = false) {
      // Anew each time: a build that was refused takes away what it made.
      made = (await mkdir(store, { recursive: true })) ?? made;
      if (await take(path, mine)) break;
      const holder = (await readFile(path, 'utf8').catch(() => '')).trim();
      const pid = holder.split(' ')[0] ?? '';
      if (holder !== '' && !isHeld(holder)) await release(path, holder);
      else {
        if (isFirst) onWait(pid);
        if (performance.now() - started > patience) throw new PlaceLocked(out, pid, path);
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
    }
    return await work();
  } finally {
    await release(path, mine);
    own.delete(mine);
    if (made !== undefined) await removeEmpty(store, made);
  }
}

/** The lock appears with its content, so nobody ever reads an empty one. */
async function take(path: string, mine: string): Promise<boolean> {
  const aside = `${path}-${mine.replace(' ', '-')}`;
  try {
    await writeFile(aside, `${mine}\n`);
    await link(aside, path).catch((error) => {
      if (codeOf(error) === 'EEXIST') throw error;
      // Some file systems have no links; there the lock is empty for a moment, which counts as taken.
      return writeFile(path, `${mine}\n`, { flag: 'wx' });
    });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** Removes the lock of one holder and of no other: it is moved aside and looked at before it goes. */
async function release(path: string, holder: string): Promise<void> {
  const aside = `${path}-gone-${randomBytes(6).toString('hex')}`;
  try {
    if ((await readFile(path, 'utf8')).trim() !== holder) return;
    await rename(path, aside);
    const moved = (await readFile(aside, 'utf8')).trim();
    if (moved !== holder) await link(aside, path).catch(() => {});
    await rm(aside, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Locks that this very process holds or waits for. */
const own = new Set<string>();

/** A build that was killed leaves its lock behind; in a container the next one often has the same process number. */
function isHeld(holder: string): boolean {
  const [pid] = holder.split(' ');
  if (Number(pid) === process.pid) return own.has(holder);
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
