/**
 * Reads the index and packs of a list from the site, and keeps them in memory up to a bound. Their names are
 * hashes of their content, so they never go stale. A page that a filter scatters over many packs is then fast the next time.
 */

import { type ListIndex, nameAt, storedPath, viewIndex } from '../../stored-format/list-index.ts';
import { FileMissing } from './error-answer.ts';
import type { Host } from './host.ts';
import { Kept, perHost } from './kept.ts';
import { readStored } from './stored-body.ts';

/** Bytes kept, of the 128 MB that a worker has. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** By path. Whole files only: an unfinished read ends with the request that began it. */
const filesOf = perHost(() => new Kept<ArrayBuffer>(KEPT_BYTES, ({ byteLength }) => byteLength));

const indexes = new WeakMap<ArrayBuffer, ListIndex>();

/** The index of a list; undefined if the file is not on the site (any more). */
export async function openIndex(host: Host, path: string): Promise<ListIndex | undefined> {
  const bytes = await openKept(host, path);
  if (bytes === undefined) return undefined;
  const index = indexes.get(bytes) ?? viewIndex(bytes);
  indexes.set(bytes, index);
  return index;
}

/** The bytes of a file; undefined if it is not on the site (any more). */
export async function openKept(host: Host, path: string): Promise<ArrayBuffer | undefined> {
  const files = filesOf(host);
  const known = files.get(path);
  if (known !== undefined) return known;
  const bytes = await readStored(host, path);
  return bytes && files.add(path, bytes);
}

/** The deflate blocks of a pack. @throws FileMissing if the file is no longer on the site */
export async function openPack(host: Host, index: ListIndex, pack: number): Promise<Uint8Array> {
  const bytes = await openKept(host, storedPath(nameAt(index.gzipNames, pack), 'gzip'));
  if (bytes === undefined) throw new FileMissing();
  return new Uint8Array(bytes);
}
