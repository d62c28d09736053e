/**
 * The current snapshot of a site: its manifest, kept in memory for about a second.
 *
 * On Cloudflare the files of a Worker version never change, but `wrangler dev` replaces them under a running worker. Bodies
 * are named by their content, so an outdated manifest leads to a missing body, never to a wrong one.
 */

import { MANIFEST_KEPT_MS } from '../../stored-format/kept-times.ts';
import { MANIFEST_FORMAT, MANIFEST_PATH, type Manifest } from '../../stored-format/manifest.ts';
import { SnapshotFault, SnapshotUnreadable } from './error-answer.ts';
import type { Host } from './host.ts';
import { readStored } from './stored-files.ts';

/**
 * Where a manifest comes from: the store has it (`live`); it is the newest one that was seen, and the store cannot be read or has an
 * older or damaged one (`kept`); or it was deployed with this code (`fallback`).
 */
export type HeadState = 'live' | 'kept' | 'fallback';

/** What one answer is made from. */
export interface Snapshot {
  readonly manifest: Manifest;
  /** Only where the network is live. */
  readonly head?: HeadState;
}

/** One read of the manifest. */
export interface ManifestRead {
  readonly readAt: number;
  readonly manifest: Promise<Manifest>;
}

const keptOf = new WeakMap<Host, ManifestRead>();

/** The kept snapshot, or a new one. Concurrent requests share one read. */
export function currentSnapshot(host: Host, now: number): ManifestRead {
  const kept = keptOf.get(host);
  if (kept !== undefined && Math.abs(now - kept.readAt) < MANIFEST_KEPT_MS) return kept;
  return readSnapshot(host, now);
}

/** A snapshot read after `stale`, which refers to a missing body. */
export function nextSnapshot(stale: ManifestRead, host: Host, now: number): ManifestRead {
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
