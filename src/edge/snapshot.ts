/**
 * The snapshot that is published at the moment: its manifest, kept in memory for about a second.
 *
 * On Cloudflare the files of a Worker version never change, but `wrangler dev` puts new ones beneath a running worker.
 * A manifest names its bodies by their content, so one that has been kept too long finds no body rather than a wrong one.
 */

import { MANIFEST_FORMAT, MANIFEST_KEPT_MS, MANIFEST_PATH, type Manifest } from '../format/manifest.ts';
import { SnapshotFault, SnapshotUnreadable } from './error-answer.ts';
import { openAsset } from './stored-body.ts';

/** One reading of the manifest. */
export interface Snapshot {
  readonly readAt: number;
  readonly manifest: Promise<Manifest>;
}

let kept: Snapshot | undefined;

/** The kept snapshot, or a new reading of it. Requests that come at the same time share one reading. */
export function currentSnapshot(assets: Fetcher, ctx: ExecutionContext, now: number): Snapshot {
  const isFresh = kept !== undefined && Math.abs(now - kept.readAt) < MANIFEST_KEPT_MS;
  return kept !== undefined && isFresh ? kept : readSnapshot(assets, ctx, now);
}

/** A snapshot that was read after `stale`, which named a body that is not there. */
export function nextSnapshot(stale: Snapshot, assets: Fetcher, ctx: ExecutionContext, now: number): Snapshot {
  return kept !== undefined && kept !== stale ? kept : readSnapshot(assets, ctx, now);
}

function readSnapshot(assets: Fetcher, ctx: ExecutionContext, now: number): Snapshot {
  const snapshot = { readAt: now, manifest: readManifest(assets) };
  kept = snapshot;
  const done = snapshot.manifest.then(
    () => {},
    () => {
      // A failure is nothing to keep.
      if (kept === snapshot) kept = undefined;
    },
  );
  // Others may be waiting for this reading when the client that caused it has gone.
  ctx.waitUntil(done);
  return snapshot;
}

async function readManifest(assets: Fetcher): Promise<Manifest> {
  const stored = await openAsset(assets, MANIFEST_PATH);
  if (stored === undefined) throw new SnapshotUnreadable('Nothing has been published yet: the manifest is missing.');
  const manifest = await new Response(stored).json<Manifest>();
  if (manifest.format === MANIFEST_FORMAT) return manifest;
  throw new SnapshotFault('The published snapshot has another format.');
}
