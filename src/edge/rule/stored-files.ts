/**
 * Reads files of the site, and keeps the index and the packs of a list in memory up to a bound. Their names are
 * hashes of their content, so they never go stale. A page that a filter scatters over many packs is then fast the next time.
 */

import { type ListIndex, packPath, viewIndex } from '../../stored-format/list-index.ts';
import { FileMissing, SnapshotUnreadable } from './error-answer.ts';
import type { Host } from './host.ts';
import { Kept, perHost } from './kept.ts';

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
  const bytes = await openKept(host, packPath(index, pack));
  if (bytes === undefined) throw new FileMissing();
  return new Uint8Array(bytes);
}

/** A file of the site as a stream; undefined if there is none. @throws SnapshotUnreadable if it cannot be read now */
export function openStored(host: Host, path: string): Promise<ReadableStream<Uint8Array> | undefined> {
  return orUnreadable(path, host.open(path));
}

/** The bytes of a file of the site; undefined if there is none. @throws SnapshotUnreadable if it cannot be read now */
export function readStored(host: Host, path: string): Promise<ArrayBuffer | undefined> {
  return orUnreadable(path, host.read(path));
}

async function orUnreadable<T>(path: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (reason) {
    throw new SnapshotUnreadable(`The published file ${path} could not be read.`, { cause: reason });
  }
}
