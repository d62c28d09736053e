/**
 * A stored snapshot -> its manifest, and the texts of its objects. Somebody else may have written it: the manifest is held against its
 * form, and stored files are named after their content, so truncated, swapped or edited files are detected when they are read.
 */

import { join } from 'node:path';
import { constants, inflateRawSync } from 'node:zlib';
import { LARGEST_ASSET, LARGEST_SNAPSHOT_FILE } from '../read/files/limits.ts';
import { readRegularFileSync } from '../read/files/regular-file.ts';
import {
  blocksOf,
  ID_BYTES,
  type ListIndex,
  packOf,
  packPath,
  segmentOf,
  textStart,
  viewIds,
  viewIndex,
} from '../stored-format/list-index.ts';
import {
  MANIFEST_FORMAT,
  type Manifest,
  type StoredList,
  type StoredText,
  type VersionManifest,
} from '../stored-format/manifest.ts';
import { hashOf } from './blob-store.ts';

/** A snapshot that cannot be read: truncated, of another format, or not a snapshot at all. */
export class SnapshotDamaged extends Error {}

/** @throws SnapshotDamaged if the bytes are not those of a manifest that this program wrote */
export function readManifest(bytes: Uint8Array | undefined): Manifest {
  if (bytes === undefined) throw new SnapshotDamaged('it has no manifest');
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes),
    ) as Partial<Manifest>;
  } catch {
    throw new SnapshotDamaged('its manifest is not JSON');
  }
  if (manifest?.format !== MANIFEST_FORMAT) throw new SnapshotDamaged('it was written by another version');
  const { versions, by_version } = manifest;
  const inVersions = Object.values(by_version ?? {});
  if (inVersions.length === 0 || !isText(versions) || !inVersions.every(isVersion) || !hasOrigin(manifest)) {
    throw new SnapshotDamaged('its manifest lacks something');
  }
  return manifest as Manifest;
}

/** Whether owner and time have the right form. They are shown to people, and the next snapshot may keep them. */
function hasOrigin({ moment, base_url, country_code, party_id }: Partial<Manifest>): boolean {
  const forms = [
    [base_url, /^https?:\/\/[^\s\p{Cc}]+$/u],
    [country_code, /^[A-Z]{2}$/],
    [party_id, /^[A-Za-z0-9]{3}$/],
  ] as const;
  return isDateTime(moment) && forms.every(([text, form]) => typeof text === 'string' && form.test(text));
}

function isDateTime(text: unknown): boolean {
  const isInForm = typeof text === 'string' && /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text);
  return isInForm && !Number.isNaN(Date.parse(text));
}

/** The only form of path that is accepted, so that none leads out of the snapshot or to another site. */
const STORED_PATH = /^\/_snapshot\/[0-9a-f]{32}\.[a-z]+$/;

function isStoredPath(path: unknown): boolean {
  return typeof path === 'string' && STORED_PATH.test(path);
}

function isVersion(version: Partial<VersionManifest> | null): boolean {
  return isText(version?.details) && isList(version?.locations) && isList(version?.tariffs);
}

function isText(text: unknown): boolean {
  const { data, etag, changed } = (text ?? {}) as Partial<StoredText>;
  return typeof data === 'string' && typeof etag === 'string' && isDateTime(changed);
}

function isList(list: unknown): boolean {
  const { changed, gzip, index, ids, recent } = (list ?? {}) as Partial<StoredList>;
  const isBody = Array.isArray(gzip) && gzip.every((file) => isStoredPath(file?.path));
  return isDateTime(changed) && isBody && [index, ids].every(isStoredPath) && isRecent(recent);
}

function isRecent(recent: unknown): boolean {
  return Array.isArray(recent) && recent.every((list) => isStoredPath(list?.index) && Number.isFinite(list.since));
}

/** The bytes of a file of a snapshot, by its path with a leading slash; undefined if there is none. */
export type ReadFile = (path: string) => Uint8Array | undefined;

/** The files of a snapshot in a directory. */
export function readIn(directory: string): ReadFile {
  return (path) => {
    try {
      return readRegularFileSync(join(directory, path), LARGEST_SNAPSHOT_FILE);
    } catch {
      return undefined;
    }
  };
}

/** A list of a snapshot. Its packs are read when a text is asked for. */
export interface ReadList {
  readonly index: ListIndex;
  /** When each object was first published, in ms since 1970, in the order of the list. */
  readonly created: Float64Array;
  /** The JSON of an object in UTF-8, by its position. @throws SnapshotDamaged */
  readonly bytes: (position: number) => Uint8Array;
}

/** @throws SnapshotDamaged */
export function readList(list: StoredList, read: ReadFile): ReadList {
  const index = readIndex(list.index, read);
  const ids = readStored(list.ids, read);
  if (list.total !== index.objects || ids.length !== ID_BYTES * index.objects)
    throw new SnapshotDamaged('its index and its manifest do not match');
  return { index, created: viewIds(aligned(ids)).created, bytes: objectReader(index, read) };
}

/** Reads the JSON of an object by its position. It throws SnapshotDamaged. */
export function objectReader(index: ListIndex, read: ReadFile): ReadList['bytes'] {
  const segments = segmentReader(index, read);
  return (position) => {
    const segment = segmentOf(index, position);
    return segments(segment).subarray(textStart(index, segment, position), index.objectEnd[position]);
  };
}

/** The index at a path. @throws SnapshotDamaged */
export function readIndex(path: string, read: ReadFile): ListIndex {
  return parseIndex(readStored(path, read));
}

/** The bytes of a stored file, checked against its name. @throws SnapshotDamaged */
function readStored(path: string, read: ReadFile): Uint8Array {
  const bytes = read(path);
  if (bytes === undefined) throw new SnapshotDamaged(`${path.slice(1)} is missing`);
  if (!path.includes(`/${hashOf(bytes)}.`))
    throw new SnapshotDamaged(`${path.slice(1)} does not hold what its name says`);
  return bytes;
}

/** The index in these bytes. @throws SnapshotDamaged */
export function parseIndex(bytes: Uint8Array): ListIndex {
  try {
    return viewIndex(aligned(bytes));
  } catch {
    throw new SnapshotDamaged('its index is of another version');
  }
}

/** A copy at the beginning of its buffer, as typed arrays need it. */
export function aligned(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

/** Reads texts of segments. Neighbours are read one after the other, so the segments of the last pack are kept. */
function segmentReader(index: ListIndex, read: ReadFile): (segment: number) => Uint8Array {
  let pack: { number: number; bytes: Uint8Array } = { number: -1, bytes: new Uint8Array() };
  const kept = new Map<number, Uint8Array>();
  return (segment) => {
    const known = kept.get(segment);
    if (known) return known;
    const number = packOf(index, segment);
    if (pack.number !== number) {
      pack = { number, bytes: readStored(packPath(index, number), read) };
      kept.clear();
    }
    const text = inflateExactly(blocksOf(index, segment, pack.bytes), index.textBytes[segment] ?? 0);
    kept.set(segment, text);
    return text;
  };
}

/** The text of deflate blocks. @throws SnapshotDamaged if it has another length, or more than any file of ours: that is a decompression bomb */
export function inflateExactly(blocks: Uint8Array, bytes: number): Uint8Array {
  // With room to spare, zlib needs no second buffer to see that the input is at its end.
  const room = Math.min(bytes, LARGEST_ASSET) + 64;
  try {
    // workerd counts its buffers, which are larger than what is in them, so the limit is not the length itself.
    const limits = { chunkSize: room, maxOutputLength: 2 * room };
    const text = inflateRawSync(blocks, { finishFlush: constants.Z_SYNC_FLUSH, ...limits });
    if (text.length === bytes && bytes <= LARGEST_ASSET) return text;
  } catch {
    // Reported below.
  }
  throw new SnapshotDamaged('a list or a file in it is not what its index says');
}
