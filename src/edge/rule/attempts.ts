/** Does something with a single snapshot; if one of its files has disappeared meanwhile, with another one. */

import type { Manifest } from '../../stored-format/manifest.ts';
import { SnapshotUnreadable } from './error-answer.ts';
import type { Host } from './host.ts';
import { type Heads, headsOn } from './live-snapshot.ts';
import { logFailure } from './log-failure.ts';
import { currentSnapshot, nextSnapshot, type Snapshot } from './snapshot.ts';

/** @throws SnapshotUnreadable if a file that the manifest refers to is not on the site (any more) */
type Work<T> = (snapshot: Snapshot) => Promise<T>;

/** The result of work from the snapshot that is current at `now` (ms since 1970). @throws SnapshotUnreadable if none can be read */
export function fromSnapshot<T>(host: Host, now: number, work: Work<T>): Promise<T> {
  const heads = headsOn(host);
  return heads ? fromHead(host, heads, now, work) : fromSite(host, now, work);
}

/** How long a request waits before each new attempt to read the files of a new snapshot, in ms. */
const WAITS_MS = [100, 200, 400, 800, 1600];

/** How long a snapshot counts as new, in ms. */
const NEW_MS = 60_000;

/**
 * `wrangler dev` serves the manifest of a new snapshot some tenths of a second before its other new files, so this waits for them.
 */
async function fromSite<T>(host: Host, now: number, work: Work<T>): Promise<T> {
  const waits = [0, ...WAITS_MS];
  let snapshot = currentSnapshot(host, now);
  for (let builtAt = Number.NaN; ; ) {
    const done = await orUnreadable(async () => {
      const manifest = await snapshot.manifest;
      builtAt = Date.parse(manifest.health.built_at);
      return work({ manifest });
    });
    if (!(done instanceof SnapshotUnreadable)) return done;
    const wait = waits.shift();
    // Reading the manifest once more is always worth it, if there was one at all.
    if (wait === undefined || (wait === 0 ? Number.isNaN(builtAt) : !(Math.abs(now - builtAt) < NEW_MS))) throw done;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    snapshot = nextSnapshot(snapshot, host, Date.now());
  }
}

/**
 * All that a head names is in the store before the head is. What is missing or wrong all the same was removed under an old head, or put
 * by somebody else; then the deployed snapshot answers, whose files came with the program.
 *
 * @throws what the first snapshot failed with, if none is good
 */
async function fromHead<T>(host: Host, heads: Heads, now: number, work: Work<T>): Promise<T> {
  const failures: unknown[] = [];
  const tried = new Set<Manifest>();
  for (const open of [() => heads.current(now), () => heads.next(Date.now()), () => heads.deployed()]) {
    const snapshot = await open();
    if (snapshot === undefined || tried.has(snapshot.manifest)) continue;
    tried.add(snapshot.manifest);
    try {
      return await work(snapshot);
    } catch (failure) {
      logFailure(host, failure, now);
      failures.push(failure);
    }
  }
  throw failures[0];
}

/** The result, or the error if a file of the snapshot cannot be read. */
async function orUnreadable<T>(work: () => Promise<T>): Promise<T | SnapshotUnreadable> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SnapshotUnreadable) return error;
    throw error;
  }
}
