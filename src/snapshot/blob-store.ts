/** The blobs of a snapshot: files named after a hash of their content. Those that the previous snapshot has too are carried over. */

import { sha256 } from '../read/files/sha-256.ts';
import { type ListIndex, storedPath } from '../stored-format/list-index.ts';
import { listsOf, type Manifest } from '../stored-format/manifest.ts';
import type { StoredBody, StoredFile } from '../stored-format/stored-body.ts';

/**
 * A file of the snapshot: its bytes, or the same file of the previous snapshot, which is linked and not written, or a file
 * that is being written already.
 */
export type SnapshotFile = Uint8Array | CarriedFile | EarlyFile;

/** A file that is written while the rest of the snapshot is made, because a large network does not fit into memory. */
export interface EarlyFile {
  readonly early: true;
  /** Its length. */
  readonly bytes: number;
}

/** Begins to write a file, and returns what stands for it. */
export type WriteEarly = (path: string, file: Uint8Array) => EarlyFile;

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
  /** Puts a file whose content is needed no more. Returns it without its content. */
  release(file: NamedFile, ending: string): NamedFile;
  /** Carries over the files of a body of the previous snapshot. */
  carry(body: StoredBody): StoredBody;
}

/** @param previous paths of the files that can be carried over, with a leading slash */
export function createBlobStore(previous: ReadonlySet<string> = new Set(), writeEarly?: WriteEarly): BlobStore {
  const files = new Map<string, SnapshotFile>();
  const carry = ({ path, bytes }: StoredFile): StoredFile => {
    if (!previous.has(path)) throw new TypeError(`${path} is not in the previous snapshot.`);
    files.set(path.slice(1), { carried: true, bytes });
    return { path, bytes };
  };
  const put = ({ name, bytes, file }: NamedFile, ending: string): StoredFile => {
    const path = storedPath(name, ending);
    if (files.has(path.slice(1))) return { path, bytes };
    if (previous.has(path)) return carry({ path, bytes });
    if (file === undefined) throw new TypeError(`There is neither content for ${path} nor a previous file.`);
    files.set(path.slice(1), writeEarly?.(path.slice(1), file) ?? file);
    return { path, bytes };
  };
  const release = (file: NamedFile, ending: string): NamedFile => {
    const { bytes } = put(file, ending);
    return { name: file.name, bytes };
  };
  return { files, put, release, carry: (body) => body.map(carry) };
}

/** What is needed to carry over files of the previous snapshot. Its manifest has the format of this program. */
export interface PreviousFiles {
  readonly manifest: Manifest;
  /** The index at a path that the manifest names, if it can be read. */
  readonly index: (path: string) => ListIndex | undefined;
  /** The bytes of another of its files, by its path with a leading slash; undefined if there is none. */
  readonly read?: (path: string) => Uint8Array | undefined;
  /** Whether this very code built it here. */
  readonly isOwn?: boolean;
  /** Whether all of its texts were held against the contract, so that its recent lists may be used. */
  readonly isAsserted?: boolean;
  /** Set if it is not in the place of the new snapshot. Then its times are kept, but no file is carried over. */
  readonly elsewhere?: true;
}

/** The paths of all files that a manifest names, with a leading slash, but those of recent lists. */
export function storedPaths(manifest: Manifest): Set<string> {
  const { plain_files: plain } = manifest;
  return new Set([...listPaths(manifest), ...(plain ? [plain.made_from] : [])]);
}

/** Of these, those that are needed to read its lists. */
export function listPaths(manifest: Manifest): Set<string> {
  return new Set(listsOf(manifest).flatMap(({ gzip, index, ids }) => [index, ids, ...gzip.map(({ path }) => path)]));
}

const DIGITS = 32;

/** The first 32 hexadecimal digits of SHA-256: half of it, which still rules out collisions. */
export function hashOf(...parts: readonly [string | Uint8Array, ...(string | Uint8Array)[]]): string {
  return hashOfParts(parts);
}

/** As `hashOf`, for more parts than a call can take as arguments. */
export function hashOfParts(parts: readonly (string | Uint8Array)[]): string {
  return sha256(parts).slice(0, DIGITS);
}
