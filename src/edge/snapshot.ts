/**
 * The current snapshot: its manifest, kept in memory for about a second.
 *
 * On Cloudflare the files of a Worker version never change, but `wrangler dev` replaces them under a running worker. Bodies
 * are named by their content, so an outdated manifest leads to a missing body, never to a wrong one.
 */

import { MANIFEST_FORMAT, MANIFEST_KEPT_MS, MANIFEST_PATH, type Manifest } from '../stored-format/manifest.ts';
import { SnapshotFault, SnapshotUnreadable } from './error-answer.ts';
import { openAsset } from './stored-body.ts';

/** One read of the manifest. */
export interface Snapshot {
  readonly readAt: number;
  readonly manifest: Promise<Manifest>;
}

let kept: Snapshot | undefined;

/** The kept snapshot, or a new one. Concurrent requests share one read. */
export function currentSnapshot(assets: Fetcher, ctx: ExecutionContext, now: number): Snapshot {
  if (kept !== undefined && Math.abs(now - kept.readAt) < MANIFEST_KEPT_MS) return kept;
  return readSnapshot(assets, ctx, now);
}

/** A snapshot read after `stale`, which refers to a missing body. */
export function nextSnapshot(stale: Snapshot, assets: Fetcher, ctx: ExecutionContext, now: number): Snapshot {
  return kept !== undefined && kept !== stale ? kept : readSnapshot(assets, ctx, now);
}

function readSnapshot(assets: Fetcher, ctx: ExecutionContext, now: number): Snapshot {
  const snapshot = { readAt: now, manifest: readManifest(assets) };
  kept = snapshot;
  const done = snapshot.manifest.catch(() => {
    // A failure is not kept.
    if (kept === snapshot) kept = undefined;
  });
  // Other requests may still wait for this read when the client that caused it has left.
  ctx.waitUntil(done);
  return snapshot;
}

async function readManifest(assets: Fetcher): Promise<Manifest> {
  const stored = await openAsset(assets, MANIFEST_PATH);
  if (stored === undefined) throw new SnapshotUnreadable('Nothing has been published yet: the manifest is missing.');
  const manifest = await new Response(stored).json<Manifest>();
  if (manifest.format === MANIFEST_FORMAT) return manifest;
  throw new SnapshotFault('The published snapshot has an unknown format.');
}
