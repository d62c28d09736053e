/**
 * What says where each object of a list is: its index, the recent lists beside it, and the file of its ids. The build writes them
 * (snapshot/pack.ts), the edge reads them without copying. All numbers are little-endian.
 *
 * A list is split into segments of some objects, and its segments are grouped into packs. The text of a segment is its
 * objects joined by commas. The concatenated packs of a list are its unfinished envelope (manifest.ts). Each pack is stored
 * as raw deflate blocks (RFC 1951). Each segment has some of its own that end at a byte boundary, so that segments can be taken out of
 * a pack and concatenated in another gzip body.
 *
 * In an index, a header of four 32-bit numbers (format, objects N, segments S, packs P) is followed by the members of ListIndex in their
 * order: 64-bit floating point numbers, 32-bit numbers, names of 16 bytes. A hundred thousand objects take about a megabyte.
 */

import { foldCase } from '../ocpi/ci-string.ts';
import { hex } from './stored-body.ts';

const INDEX_FORMAT = 4;

export interface ListIndex {
  readonly objects: number;
  readonly segments: number;
  readonly packs: number;
  /** Per object: ms since 1970. */
  readonly lastUpdated: Float64Array;
  /** Per segment: `lastUpdated` of its oldest and of its newest object. */
  readonly oldest: Float64Array;
  readonly newest: Float64Array;
  /** Per object: where it ends in the text of its segment. */
  readonly objectEnd: Uint32Array;
  /** First object of each segment, and N. */
  readonly firstObject: Uint32Array;
  /** Per segment: length and CRC-32 of its text; where its deflate blocks begin in its pack, and their length. */
  readonly textBytes: Uint32Array;
  readonly crc32: Uint32Array;
  readonly blocksAt: Uint32Array;
  readonly blocksBytes: Uint32Array;
  /** First segment of each pack, and S. */
  readonly firstSegment: Uint32Array;
  /** Per pack: length and CRC-32 of its text, and length of its file. */
  readonly packTextBytes: Uint32Array;
  readonly packCrc32: Uint32Array;
  readonly packBytes: Uint32Array;
  /** Per object: hash of its text. */
  readonly hashes: Uint8Array;
  /** Per pack: hash of everything that determines its bytes, and the name of its file, which is a hash of its content. */
  readonly keys: Uint8Array;
  readonly packNames: Uint8Array;
  /** Hash of everything that determines the bytes of the file of the ids (`viewIds`). */
  readonly idsKey: Uint8Array;
}

/** How much an index holds. */
export interface IndexSize {
  readonly objects: number;
  readonly segments: number;
  readonly packs: number;
}

/** Bytes of a hash or name. */
export const NAME_BYTES = 16;

/** The length of the header in bytes. */
const HEADER_BYTES = 16;

/** The bytes of an index that is yet to be filled, except for its header. */
export function newIndex(size: IndexSize): ArrayBuffer {
  const { objects, segments, packs } = size;
  const bytes = new ArrayBuffer(HEADER_BYTES + bodyBytes(size));
  new Uint32Array(bytes, 0, 4).set([INDEX_FORMAT, objects, segments, packs]);
  return bytes;
}

/** All but the header. */
function bodyBytes({ objects, segments, packs }: IndexSize): number {
  const [floats, numbers] = [objects + 2 * segments, objects + 5 * segments + 4 * packs + 2];
  return 8 * floats + 4 * numbers + NAME_BYTES * (objects + 2 * packs + 1);
}

/**
 * The parts of an index, as views into its bytes.
 *
 * @throws RangeError if the bytes are not those of an index
 */
export function viewIndex(bytes: ArrayBuffer): ListIndex {
  const header = new Uint32Array(bytes, 0, Math.min(4, bytes.byteLength >> 2));
  const [format = 0, objects = 0, segments = 0, packs = 0] = header;
  let at = HEADER_BYTES;
  const isWhole = at + bodyBytes({ objects, segments, packs }) === bytes.byteLength;
  if (!isWhole || format !== INDEX_FORMAT) throw new RangeError('These bytes are no index of a list.');
  const take = <T>(
    Part: new (bytes: ArrayBuffer, at: number, length: number) => T,
    bytesEach: number,
    length: number,
  ): T => {
    const from = at;
    at += bytesEach * length;
    return new Part(bytes, from, length);
  };
  const floats = (length: number) => take(Float64Array, 8, length);
  const numbers = (length: number) => take(Uint32Array, 4, length);
  const names = (length: number) => take(Uint8Array, 1, NAME_BYTES * length);
  return {
    objects,
    segments,
    packs,
    lastUpdated: floats(objects),
    oldest: floats(segments),
    newest: floats(segments),
    objectEnd: numbers(objects),
    firstObject: numbers(segments + 1),
    textBytes: numbers(segments),
    crc32: numbers(segments),
    blocksAt: numbers(segments),
    blocksBytes: numbers(segments),
    firstSegment: numbers(packs + 1),
    packTextBytes: numbers(packs),
    packCrc32: numbers(packs),
    packBytes: numbers(packs),
    hashes: names(objects),
    keys: names(packs),
    packNames: names(packs),
    idsKey: names(1),
  };
}

/** One of the hashes or names of an index, as 32 hexadecimal digits. */
export function nameAt(names: Uint8Array, position: number): string {
  return hex(names.subarray(NAME_BYTES * position, NAME_BYTES * (position + 1)));
}

/** Path of a file with such a name, with a leading slash. */
export function storedPath(name: string, ending: string): string {
  return `/_snapshot/${name}.${ending}`;
}

/** The path of a pack. */
export function packPath({ packNames }: ListIndex, pack: number): string {
  return storedPath(nameAt(packNames, pack), 'gzip');
}

/** The paths of the packs of a list. */
export function packPaths(index: ListIndex): string[] {
  return Array.from({ length: index.packs }, (_, pack) => packPath(index, pack));
}

/** The deflate blocks of a segment within those of its pack. */
export function blocksOf({ blocksAt, blocksBytes }: ListIndex, segment: number, pack: Uint8Array): Uint8Array {
  const at = blocksAt[segment] ?? 0;
  return pack.subarray(at, at + (blocksBytes[segment] ?? 0));
}

/** Where the text of an object begins in that of its segment. */
export function textStart({ firstObject, objectEnd }: ListIndex, segment: number, object: number): number {
  return object === firstObject[segment] ? 0 : (objectEnd[object - 1] ?? 0) + 1;
}

/** The segment that holds an object. */
export function segmentOf({ firstObject, segments }: ListIndex, object: number): number {
  return lastNotAbove(firstObject, segments, object);
}

/** The pack that holds a segment. */
export function packOf({ firstSegment, packs }: ListIndex, segment: number): number {
  return lastNotAbove(firstSegment, packs, segment);
}

/** The last of `count` ascending numbers that is not above `wanted`. */
function lastNotAbove(firsts: Uint32Array, count: number, wanted: number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((firsts[middle] ?? 0) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * A recent list has the objects that changed since some time, stored as a list of their own, in the same order: what changes is scattered
 * over a list, but lies together there. What a client asks for with a date filter is the same page of the whole list and of any recent
 * list that goes back far enough. If one begins at the very time that the client names, all of its segments can be copied.
 */
export interface RecentList {
  /** It has all objects whose `last_updated` is this or later, in ms since 1970. */
  readonly since: number;
  /** Path of its index, with a leading slash. */
  readonly index: string;
}

/** The path of the smallest index of a list with all objects that changed at `from` (ms since 1970) or later. */
export function indexSince(
  { index, recent }: { readonly index: string; readonly recent: readonly RecentList[] },
  from: number,
): string {
  return recent.find(({ since }) => since <= from)?.index ?? index;
}

/** Bytes for each object in the file of the ids. */
export const ID_BYTES = 16;

/** FNV-1a over the bytes of the id after `foldCase`, because an id is a CiString (OCPI 16.1). */
export function hashOfId(id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(foldCase(id))) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/**
 * The file of the ids, as views into its bytes: when each object was first published, in the order of the list (ms since 1970), then
 * pairs of a hash of the id and a position, sorted by hash. It changes only when objects come, go, or change places. The edge needs the
 * pairs, the next build `created`.
 */
export function viewIds(ids: ArrayBuffer) {
  const count = Math.floor(ids.byteLength / ID_BYTES);
  return {
    created: new Float64Array(ids, 0, count),
    hashes: new Uint32Array(ids, 8 * count, count),
    positions: new Uint32Array(ids, 12 * count, count),
  };
}

/** Positions of objects that may have the id. Hashes can collide, so the caller must compare the id of the object. */
export function positionsOf(ids: ArrayBuffer, id: string): number[] {
  const { hashes, positions } = viewIds(ids);
  const wanted = hashOfId(id);
  const found: number[] = [];
  for (let i = firstNotBelow(hashes, wanted); hashes[i] === wanted; i++) found.push(positions[i] ?? 0);
  return found;
}

function firstNotBelow(sorted: Uint32Array, wanted: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
