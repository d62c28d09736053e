/**
 * The files that a list is cut from, through the assets of the site. They are kept in memory up to a bound, since their
 * names tell their content: a filter that scatters a page over many packs finds them there the next time.
 */

import { type ListIndex, nameAt, storedPath, viewIndex } from '../format/list-index.ts';
import { openAsset } from './stored-body.ts';

/** Bytes that are kept, of the 128 MB that a worker has. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** By path; what was used last stands last. Whole files only: a reading ends with the request that began it. */
const kept = new Map<string, ArrayBuffer>();
let keptBytes = 0;

/** The index of a list; undefined where the file is not on the site (any more). */
export async function openIndex(assets: Fetcher, path: string): Promise<ListIndex | undefined> {
  const bytes = await openKept(assets, path);
  return bytes && viewIndex(bytes);
}

/** The bytes of a file; undefined where it is not on the site (any more). */
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

/** A file of a snapshot that has been replaced meanwhile. */
export class FileReplaced extends Error {}

/** The deflate blocks of a pack. @throws Gone where the file is not on the site any more */
export async function openPack(assets: Fetcher, index: ListIndex, pack: number): Promise<Uint8Array> {
  const bytes = await openKept(assets, storedPath(nameAt(index.gzipNames, pack), 'gzip'));
  if (bytes === undefined) throw new FileReplaced();
  return new Uint8Array(bytes);
}
