/**
 * Reads files of the site, and keeps the index and the packs of a list in memory up to a bound. Their names are
 * hashes of their content, so they never go stale. A page that a filter scatters over many packs is then fast the next time.
 */

import { type ListIndex, packPath, viewIndex } from '../../stored-format/list-index.ts';
import { FileMissing, SnapshotUnreadable } from './error-answer.ts';
import type { Host } from './host.ts';
import { Kept, perObject } from './kept.ts';

/** Bytes kept, of the 128 MB that a worker has. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** By path. Whole files only: an unfinished read ends with the request that began it. */
const filesOf = perObject(() => new Kept<ArrayBuffer>(KEPT_BYTES, ({ byteLength }) => byteLength));

const indexOf = perObject(viewIndex);

/** The index of a list. @throws FileMissing if it is not on the site (any more) */
export async function openIndex(host: Host, path: string): Promise<ListIndex> {
  return indexOf(await openKept(host, path));
}

/** The bytes of a file. @throws FileMissing if it is not on the site (any more) */
export async function openKept(host: Host, path: string): Promise<ArrayBuffer> {
  const files = filesOf(host);
  const known = files.get(path);
  if (known !== undefined) return known;
  const bytes = await readStored(host, path);
  if (bytes === undefined) throw new FileMissing();
  return files.add(path, bytes);
}

/** The deflate blocks of a pack. @throws FileMissing if the file is no longer on the site */
export async function openPack(host: Host, index: ListIndex, pack: number): Promise<Uint8Array> {
  return new Uint8Array(await openKept(host, packPath(index, pack)));
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
