/** Which EVSEs had another status between two heads of the same base, also if it is the same again: their time is another one. */

import type { Status } from '../../ocpi/enums.ts';
import { SnapshotDamaged } from '../../snapshot/read-manifest.ts';
import { STATUS_PATH, type StatusFile } from '../../stored-format/status-file.ts';
import type { LiveSnapshot } from '../step/snapshot-and-change.ts';
import { readBlocks } from '../step/stored-json.ts';

/** The present status of each of them, by uid as it is published. @throws SnapshotDamaged */
export async function changedSince(from: LiveSnapshot, now: LiveSnapshot): Promise<ReadonlyMap<string, Status>> {
  const [before, after] = [partsOf(from), partsOf(now)];
  const changed = new Map<string, Status>();
  for (const [part, { path }] of after.entries()) {
    // The first one has no EVSEs (step/change-status-file.ts).
    if (part === 0 || path === before[part]?.path) continue;
    const [old, own] = await Promise.all([readPart(from, part), readPart(now, part)]);
    for (const [uid, { status, since }] of Object.entries(own)) {
      if (old[uid]?.status !== status || old[uid]?.since !== since) changed.set(uid, status);
    }
  }
  return changed;
}

function partsOf({ head }: LiveSnapshot) {
  return head.live.files[STATUS_PATH]?.gzip ?? [];
}

async function readPart(snapshot: LiveSnapshot, part: number): Promise<StatusFile['evses']> {
  const { statuses, read } = snapshot;
  const text = await readBlocks(partsOf(snapshot)[part], false, statuses.parts[part]?.[0] ?? 0, read);
  // Commas stand before all entries but the first one, and the brace of `evses` after the last one.
  const isLast = part === statuses.parts.length - 1;
  const entries = text.slice(text.startsWith(',') ? 1 : 0, isLast ? -1 : undefined);
  try {
    return JSON.parse(`{${entries}}`) as StatusFile['evses'];
  } catch {
    throw new SnapshotDamaged('a part of /status.json cannot be read');
  }
}
