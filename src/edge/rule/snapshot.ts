/**
 * The current snapshot of a site, and work on it: if one of its files has disappeared meanwhile, on another one. The manifest is kept in
 * memory for about a second.
 *
 * On Cloudflare the files of a Worker version never change, but `wrangler dev` replaces them under a running worker. Bodies
 * are named by their content, so an outdated manifest leads to a missing body, never to a wrong one.
 */

import { MANIFEST_FORMAT, MANIFEST_KEPT_MS, MANIFEST_PATH, type Manifest } from '../../stored-format/manifest.ts';
import { logFailure, SnapshotFault, SnapshotUnreadable } from './failure.ts';
import { Heads, type Snapshot } from './heads.ts';
import type { Host } from './host.ts';
import { perObject, readStored } from './kept-files.ts';

/** @throws SnapshotUnreadable if a file that the manifest refers to is not on the site (any more) */
type Work<T> = (snapshot: Snapshot) => Promise<T>;

/** The heads that were seen on a host; undefined if its network is not live. */
const headsOn = perObject((host: Host) => host.readHead && new Heads(host, host.readHead));

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
    try {
      const manifest = await snapshot.manifest;
      builtAt = Date.parse(manifest.health.built_at);
      return await work({ manifest });
    } catch (failure) {
      const wait = waits.shift();
      if (!(failure instanceof SnapshotUnreadable) || wait === undefined) throw failure;
      // Reading the manifest once more is always worth it, if there was one at all.
      if (wait === 0 ? Number.isNaN(builtAt) : !(Math.abs(now - builtAt) < NEW_MS)) throw failure;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      snapshot = nextSnapshot(snapshot, host, Date.now());
    }
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

/** One read of the manifest. */
interface ManifestRead {
  readonly readAt: number;
  readonly manifest: Promise<Manifest>;
}

const keptOf = new WeakMap<Host, ManifestRead>();

/** The kept snapshot, or a new one. Concurrent requests share one read. */
function currentSnapshot(host: Host, now: number): ManifestRead {
  const kept = keptOf.get(host);
  if (kept !== undefined && Math.abs(now - kept.readAt) < MANIFEST_KEPT_MS) return kept;
  return readSnapshot(host, now);
}

/** A snapshot read after `stale`, which refers to a missing body. */
function nextSnapshot(stale: ManifestRead, host: Host, now: number): ManifestRead {
  const kept = keptOf.get(host);
  return kept !== undefined && kept !== stale ? kept : readSnapshot(host, now);
}

function readSnapshot(host: Host, now: number): ManifestRead {
  const snapshot = { readAt: now, manifest: readManifest(host) };
  keptOf.set(host, snapshot);
  const done = snapshot.manifest.catch(() => {
    // A failure is not kept.
    if (keptOf.get(host) === snapshot) keptOf.delete(host);
  });
  // Other requests may still wait for this read when the client that caused it has left.
  host.keepAlive(done);
  return snapshot;
}

async function readManifest(host: Host): Promise<Manifest> {
  const stored = await readStored(host, MANIFEST_PATH);
  if (stored === undefined) throw new SnapshotUnreadable('Nothing has been published yet: the manifest is missing.');
  const manifest = JSON.parse(new TextDecoder().decode(stored)) as Manifest;
  if (manifest.format === MANIFEST_FORMAT) return manifest;
  throw new SnapshotFault('The published snapshot has an unknown format.');
}
