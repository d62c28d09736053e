/**
 * Reads the index and packs of a list from the site, and keeps them in memory up to a bound. Their names are
 * hashes of their content, so they never go stale. A page that a filter scatters over many packs is then fast the next time.
 */

import { type ListIndex, nameAt, storedPath, viewIndex } from '../stored-format/list-index.ts';
import { FileMissing } from './error-answer.ts';
import type { Host } from './host.ts';
import { openStored } from './stored-body.ts';

/** Bytes kept, of the 128 MB that a worker has. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** The files of a site that are kept, with their size together in bytes. */
interface KeptFiles {
  /** By path, the most recently used last. Whole files only: an unfinished read ends with the request that began it. */
  readonly byPath: Map<string, ArrayBuffer>;
  bytes: number;
}

const keptOf = new WeakMap<Host, KeptFiles>();

/** The index of a list; undefined if the file is not on the site (any more). */
export async function openIndex(host: Host, path: string): Promise<ListIndex | undefined> {
  const bytes = await openKept(host, path);
  return bytes && viewIndex(bytes);
}

/** The bytes of a file; undefined if it is not on the site (any more). */
export async function openKept(host: Host, path: string): Promise<ArrayBuffer | undefined> {
  const kept = keptOf.get(host) ?? { byPath: new Map(), bytes: 0 };
  keptOf.set(host, kept);
  const known = kept.byPath.get(path);
  if (known !== undefined) {
    kept.byPath.delete(path);
    kept.byPath.set(path, known);
    return known;
  }
  const stored = await openStored(host, path);
  const bytes = stored && (await new Response(stored).arrayBuffer());
  if (bytes !== undefined) keep(kept, path, bytes);
  return bytes;
}

function keep(kept: KeptFiles, path: string, file: ArrayBuffer): void {
  if (kept.byPath.has(path)) return;
  kept.byPath.set(path, file);
  kept.bytes += file.byteLength;
  for (const [oldest, { byteLength }] of kept.byPath) {
    if (kept.bytes <= KEPT_BYTES) return;
    kept.byPath.delete(oldest);
    kept.bytes -= byteLength;
  }
}

/** The deflate blocks of a pack. @throws FileMissing if the file is no longer on the site */
export async function openPack(host: Host, index: ListIndex, pack: number): Promise<Uint8Array> {
  const bytes = await openKept(host, storedPath(nameAt(index.gzipNames, pack), 'gzip'));
  if (bytes === undefined) throw new FileMissing();
  return new Uint8Array(bytes);
}
