/** The snapshot in a store, as the history of the next build. */

import { inTurns } from '../../snapshot/in-turns.ts';
import { inflateExactly } from '../../snapshot/inflate-exactly.ts';
import { SnapshotDamaged } from '../../snapshot/read-manifest.ts';
import { listPaths, type ReadFile } from '../../snapshot/read-snapshot.ts';
import { concatenate, GZIP_HEADER } from '../../stored-format/gzip.ts';
import { JSON_CLOSING } from '../../stored-format/live-head.ts';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import type { Head } from '../step/live-snapshot.ts';
import type { Store } from '../store/store.ts';

const AT_A_TIME = 8;

/** The files that a build reads of it. What is missing is found out when it is read. @throws StoreFault */
export async function readSnapshotIn(store: Store, head: Head): Promise<ReadFile> {
  const files = new Map<string, Uint8Array>([[MANIFEST_PATH, new TextEncoder().encode(JSON.stringify(head))]]);
  await inTurns([...new Set(listPaths(head))], AT_A_TIME, async (path) => {
    const found = await store.read(path);
    if (found) files.set(path, found.bytes);
  });
  const status = await readStatusFile(store, head);
  if (status) files.set(STATUS_PATH, status);
  return (path) => files.get(path);
}

/** A build can do without it: it says since when statuses are what they are. */
async function readStatusFile(store: Store, { live }: Head): Promise<Uint8Array | undefined> {
  const stored = live.files[STATUS_PATH];
  const parts = await Promise.all((stored?.gzip ?? []).map(({ path }) => store.read(path)));
  const blocks = concatenate(parts.map((part) => part?.bytes ?? new Uint8Array()));
  try {
    const text = inflateExactly(blocks.subarray(GZIP_HEADER.length), stored?.size ?? 0);
    return concatenate([text, new TextEncoder().encode(JSON_CLOSING)]);
  } catch (error) {
    if (error instanceof SnapshotDamaged) return undefined;
    throw error;
  }
}
