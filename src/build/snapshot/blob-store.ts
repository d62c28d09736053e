/** The blobs of a snapshot: files named after their content. Those that the previous snapshot has too are carried over. */

import { storedPath } from '../../stored-format/list-index.ts';
import type { StoredBody, StoredFile } from '../../stored-format/manifest.ts';
import { hashOf } from './content-hash.ts';

/** A file of the snapshot: its bytes, or the same file of the previous snapshot, which is linked and not written. */
export type SnapshotFile = Uint8Array | CarriedFile;

/** A file at the same path in the previous snapshot. */
export interface CarriedFile {
  readonly carried: true;
  /** Its length. */
  readonly bytes: number;
  /** CRC-32 of its content, if its name is not a hash of that. */
  readonly crc32?: number;
}

/** A file to be stored. */
export interface NamedFile {
  /** Hash of its content. */
  readonly name: string;
  readonly bytes: number;
  /** Its content; absent if the previous snapshot has it. */
  readonly file?: Uint8Array;
}

export function named(file: Uint8Array): NamedFile {
  return { name: hashOf(file), bytes: file.length, file };
}

export interface BlobStore {
  /** By path below dist/, without a leading slash. */
  readonly files: ReadonlyMap<string, SnapshotFile>;
  put(file: NamedFile, ending: string): StoredFile;
  /** Carries over the files of a body of the previous snapshot. */
  carry(body: StoredBody): StoredBody;
}

/** @param previous paths of the files that can be carried over, with a leading slash */
export function createBlobStore(previous: ReadonlySet<string> = new Set()): BlobStore {
  const files = new Map<string, SnapshotFile>();
  const carry = ({ path, bytes }: StoredFile): StoredFile => {
    if (!previous.has(path)) throw new TypeError(`${path} is not in the previous snapshot.`);
    files.set(path.slice(1), { carried: true, bytes });
    return { path, bytes };
  };
  const put = ({ name, bytes, file }: NamedFile, ending: string): StoredFile => {
    const path = storedPath(name, ending);
    if (previous.has(path)) return carry({ path, bytes });
    if (file === undefined) throw new TypeError(`There is neither content for ${path} nor a previous file.`);
    files.set(path.slice(1), file);
    return { path, bytes };
  };
  return { files, put, carry: (body) => body.map(carry) };
}
