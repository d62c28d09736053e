/**
 * Reads files of the site, and keeps the index and the packs of a list in memory up to a bound. Their names are
 * hashes of their content, so they never go stale. A page that a filter scatters over many packs is then fast the next time.
 */

import { type ListIndex, packPath, viewIndex } from '../../stored-format/list-index.ts';
import { FileMissing, SnapshotUnreadable } from './failure.ts';
import type { Host } from './host.ts';

/** Things that are kept in memory by name, up to a bound: what was not used for the longest time goes first. */
export class Kept<T> {
  /** The most recently used stand at the end. */
  readonly #byName = new Map<string, T>();
  readonly #most: number;
  readonly #bytesOf: (thing: T) => number;
  #bytes = 0;

  /** @param most how much is kept, in bytes */
  constructor(most: number, bytesOf: (thing: T) => number) {
    this.#most = most;
    this.#bytesOf = bytesOf;
  }

  get(name: string): T | undefined {
    const known = this.#byName.get(name);
    if (known === undefined) return undefined;
    this.#byName.delete(name);
    this.#byName.set(name, known);
    return known;
  }

  /** Keeps a thing, unless one of that name is kept. Gives the one that is. */
  add(name: string, thing: T): T {
    const known = this.get(name);
    if (known !== undefined) return known;
    this.#byName.set(name, thing);
    this.#bytes += this.#bytesOf(thing);
    for (const [oldest, other] of this.#byName) {
      if (this.#bytes <= this.#most) break;
      this.#byName.delete(oldest);
      this.#bytes -= this.#bytesOf(other);
    }
    return thing;
  }
}

/** One of something for each object, such as a host, made when it is first asked for. */
export function perObject<O extends object, T>(make: (one: O) => T): (one: O) => T {
  const made = new WeakMap<O, T>();
  return (one) => {
    const known = made.get(one) ?? make(one);
    made.set(one, known);
    return known;
  };
}

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
