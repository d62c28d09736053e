/** The stored files of a snapshot, each under the name of its content; what the former snapshot has too is carried over. */

import { storedPath } from '../../format/list-index.ts';
import type { StoredBody, StoredFile } from '../../format/manifest.ts';
import { hashOf } from './content-hash.ts';

/** A file of the snapshot: its bytes, or the same file as in the former snapshot (it is linked, not written). */
export type SnapshotFile = Uint8Array | CarriedFile;

/** A file at the same path in the former snapshot. */
export interface CarriedFile {
  readonly carried: true;
  /** Its length. */
  readonly bytes: number;
  /** CRC-32 of its content, where its name is not a hash of that. */
  readonly crc32?: number;
}

/** A file to be stored. */
export interface NamedFile {
  /** Hash of its content. */
  readonly name: string;
  readonly bytes: number;
  /** Its content; absent where the former snapshot has it. */
  readonly file?: Uint8Array;
}

export function named(file: Uint8Array): NamedFile {
  return { name: hashOf(file), bytes: file.length, file };
}

export interface BlobStore {
  /** By path below dist/, without a leading slash. */
  readonly files: ReadonlyMap<string, SnapshotFile>;
  put(file: NamedFile, ending: string): StoredFile;
  /** Carries over the files of a former body. */
  carry(body: StoredBody): StoredBody;
}

/** @param former paths of the files that can be carried over, with a leading slash */
export function createBlobStore(former: ReadonlySet<string> = new Set()): BlobStore {
  const files = new Map<string, SnapshotFile>();
  const carry = ({ path, bytes }: StoredFile): StoredFile => {
    if (!former.has(path)) throw new TypeError(`${path} is not in the former snapshot.`);
    files.set(path.slice(1), { carried: true, bytes });
    return { path, bytes };
  };
  const put = ({ name, bytes, file }: NamedFile, ending: string): StoredFile => {
    const path = storedPath(name, ending);
    if (former.has(path)) return carry({ path, bytes });
    if (file === undefined) throw new TypeError(`There is neither a content for ${path} nor a former file.`);
    files.set(path.slice(1), file);
    return { path, bytes };
  };
  return { files, put, carry: (body) => body.map(carry) };
}
