/** The statuses that a head publishes, as the next live step needs them: small, because each step writes them anew. */

import { gzipSync } from 'node:zlib';
import type { StatusFileHead } from '../../publish/files/status-file.ts';
import { SnapshotDamaged } from '../../snapshot/read-manifest.ts';
import type { PartSum } from '../../stored-format/live-head.ts';
import { readGzippedJson } from './base.ts';

const FORMAT = 1;

export interface PublishedStatuses {
  /** One code for each EVSE of the base, in its order, REMOVED or not. */
  readonly codes: string;
  /** What /status.json says before its EVSEs. */
  readonly head: StatusFileHead;
  /** Of each part of /status.json (change-status-file.ts): its length in bytes, and its CRC-32. */
  readonly parts: readonly PartSum[];
}

export function writePublishedStatuses(statuses: PublishedStatuses): Uint8Array {
  return gzipSync(JSON.stringify({ format: FORMAT, ...statuses }), { level: 6 });
}

/** @throws SnapshotDamaged */
export function readPublishedStatuses(bytes: Uint8Array): PublishedStatuses {
  const stored = readGzippedJson(bytes) as Partial<PublishedStatuses & { format: number }> | null;
  if (stored?.format !== FORMAT) throw new SnapshotDamaged('its statuses are of another version');
  const { format: _, ...statuses } = stored as PublishedStatuses & { format: number };
  return statuses;
}
