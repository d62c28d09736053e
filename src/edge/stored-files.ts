/**
 * Reads the index and packs of a list from the assets of the site, and keeps them in memory up to a bound. Their names are
 * hashes of their content, so they never go stale. A page that a filter scatters over many packs is then fast the next time.
 */

import { type ListIndex, nameAt, storedPath, viewIndex } from '../stored-format/list-index.ts';
import { FileMissing } from './error-answer.ts';
import { openAsset } from './stored-body.ts';

/** Bytes kept, of the 128 MB that a worker has. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** By path, the most recently used last. Whole files only: an unfinished read ends with the request that began it. */
const kept = new Map<string, ArrayBuffer>();
let keptBytes = 0;

/** The index of a list; undefined if the file is not on the site (any more). */
export async function openIndex(assets: Fetcher, path: string): Promise<ListIndex | undefined> {
  const bytes = await openKept(assets, path);
  return bytes && viewIndex(bytes);
}

/** The bytes of a file; undefined if it is not on the site (any more). */
export async function openKept(assets: Fetcher, path: string): Promise<ArrayBuffer | undefined> {
  const known = kept.get(path);
  if (known !== undefined) {
    kept.delete(path);
    kept.set(path, known);
    return known;
  }
  const stored = await openAsset(assets, path);
  const bytes = stored && (await new Response(stored).arrayBuffer());
  if (bytes !== undefined) keep(path, bytes);
  return bytes;
}

function keep(path: string, bytes: ArrayBuffer): void {
  if (kept.has(path)) return;
  kept.set(path, bytes);
  keptBytes += bytes.byteLength;
  for (const [oldest, { byteLength }] of kept) {
    if (keptBytes <= KEPT_BYTES) return;
    kept.delete(oldest);
    keptBytes -= byteLength;
  }
}

/** The deflate blocks of a pack. @throws FileMissing if the file is no longer on the site */
export async function openPack(assets: Fetcher, index: ListIndex, pack: number): Promise<Uint8Array> {
  const bytes = await openKept(assets, storedPath(nameAt(index.gzipNames, pack), 'gzip'));
  if (bytes === undefined) throw new FileMissing();
  return new Uint8Array(bytes);
}
