/**
 * The files that a list is cut from, through the assets of the site. Indexes are kept in memory, since their names tell
 * their content: a few of them, for the versions and lists of one snapshot and the one before.
 */

import { type ListIndex, segmentPath, viewIndex } from './list-index.ts';
import { openAsset } from './stored-body.ts';

const KEPT = 8;

const kept = new Map<string, Promise<ArrayBuffer | undefined>>();

/** The index of a list; undefined where the file is not on the site (any more). */
export async function openIndex(assets: Fetcher, path: string): Promise<ListIndex | undefined> {
  const bytes = await openKept(assets, path);
  return bytes && viewIndex(bytes);
}

/** The bytes of an index; undefined where the file is not on the site (any more). */
export function openKept(assets: Fetcher, path: string): Promise<ArrayBuffer | undefined> {
  let bytes = kept.get(path);
  if (bytes === undefined) {
    bytes = readAsset(assets, path);
    kept.set(path, bytes);
    bytes.then(
      (read) => read ?? kept.delete(path),
      () => kept.delete(path),
    );
    for (const name of kept.keys()) if (kept.size > KEPT) kept.delete(name);
  }
  return bytes;
}

/** A file of a snapshot that has been replaced meanwhile. */
export class Gone extends Error {}

/** The file of a segment. @throws Gone where it is not on the site any more */
export async function openSegment(assets: Fetcher, index: ListIndex, segment: number): Promise<Uint8Array> {
  const bytes = await readAsset(assets, segmentPath(index, segment));
  if (bytes === undefined) throw new Gone();
  return new Uint8Array(bytes);
}

async function readAsset(assets: Fetcher, path: string): Promise<ArrayBuffer | undefined> {
  const stored = await openAsset(assets, path);
  return stored && new Response(stored).arrayBuffer();
}
