/**
 * The objects of a list, and its plan: where its segments and packs end (stored-format/list-index.ts).
 *
 * A list is cut by counting: new objects come at its end, and a page of SEGMENT objects is a segment as it is stored. When an object is
 * dropped, what stands behind it moves; that is seldom, because what left the tables stays as REMOVED for long. A recent list is cut by
 * its objects, because they come and go anywhere in it.
 */

import { hashOfId, type ListIndex, NAME_BYTES, viewIds } from '../stored-format/list-index.ts';
import { LIST_ENDS } from '../stored-format/stored-body.ts';
import { hashOf } from './blob-store.ts';

/** In columns: what is known of each but its text, which is asked for only where it is needed. */
export interface ListObjects {
  readonly length: number;
  /** Hashes of their ids (stored-format/list-index.ts). */
  readonly idHashes: Uint32Array;
  /** When each was first published, in ms since 1970. */
  readonly created: Float64Array;
  /** ms since 1970. */
  readonly lastUpdated: Float64Array;
  /** NAME_BYTES of SHA-256 for each: whatever is equal has the same. */
  readonly hashes: Uint8Array;
  /** The JSON of one. Called only if a pack cannot be carried over, or if the list changed and is also a plain file. */
  readonly text: (position: number) => string;
}

/** One object of a list that a build makes. */
export interface ListItem {
  readonly id: string;
  /** ms since 1970. */
  readonly created: number;
  /** ms since 1970. */
  readonly lastUpdated: number;
  /** NAME_BYTES of SHA-256, in hexadecimal digits. */
  readonly hash: string;
  readonly text: () => string;
}

/** The objects that a build makes, in their order. */
export function objectsOf(items: readonly ListItem[]): ListObjects {
  const hashes = new Uint8Array(NAME_BYTES * items.length);
  for (const [i, { hash }] of items.entries()) hashes.set(Buffer.from(hash, 'hex'), NAME_BYTES * i);
  return {
    length: items.length,
    idHashes: Uint32Array.from(items, ({ id }) => hashOfId(id)),
    created: Float64Array.from(items, ({ created }) => created),
    lastUpdated: Float64Array.from(items, ({ lastUpdated }) => lastUpdated),
    hashes,
    text: (position) => items[position]?.text() ?? '',
  };
}

/** The objects of a stored list. @param ids the bytes of its ids @param text reads one */
export function storedObjects(index: ListIndex, ids: ArrayBuffer, text: (position: number) => string): ListObjects {
  const { created, hashes, positions } = viewIds(ids);
  const idHashes = new Uint32Array(index.objects);
  for (const [i, position] of positions.entries()) idHashes[position] = hashes[i] ?? 0;
  return {
    length: index.objects,
    idHashes,
    created,
    lastUpdated: index.lastUpdated.slice(),
    hashes: index.hashes.slice(),
    text,
  };
}

/** Those at some positions, in that order. */
export function objectsAt(objects: ListObjects, positions: readonly number[]): ListObjects {
  const hashes = new Uint8Array(NAME_BYTES * positions.length);
  for (const [i, position] of positions.entries()) hashes.set(hashAt(objects.hashes, position), NAME_BYTES * i);
  return {
    length: positions.length,
    idHashes: Uint32Array.from(positions, (position) => objects.idHashes[position] ?? 0),
    created: Float64Array.from(positions, (position) => objects.created[position] ?? 0),
    lastUpdated: Float64Array.from(positions, (position) => objects.lastUpdated[position] ?? 0),
    hashes,
    text: (i) => objects.text(positions[i] ?? 0),
  };
}

function hashAt(hashes: Uint8Array, position: number): Uint8Array {
  return hashes.subarray(NAME_BYTES * position, NAME_BYTES * (position + 1));
}

/** Objects of each segment of a list but the last: what many clients ask for at a time. */
const SEGMENT = 100;

/**
 * The least number of packs of a large list, so that the largest is not much more than a hundredth of it. There are hardly
 * ever more than twice as many, because an answer with the whole list opens each of them.
 */
const PACKS = 96;

/** Objects of each pack of a recent list: the minimum, how many more there are on average, and the maximum. */
const RECENT = { least: 32, more: 64, most: 128 };

/** A pack: its first object, and where each of its segments ends (exclusive). */
interface PackBounds {
  readonly first: number;
  readonly ends: readonly number[];
}

/** The packs of a list of so many objects. An empty list has one empty pack. */
export function chunkList(objects: number): PackBounds[] {
  const size = packSize(objects);
  const packs: PackBounds[] = [];
  for (let first = 0; first < objects; first += size) {
    const segments = Math.ceil(Math.min(size, objects - first) / SEGMENT);
    const ends = Array.from({ length: segments }, (_, i) => Math.min(objects, first + (i + 1) * SEGMENT));
    packs.push({ first, ends });
  }
  return packs.length > 0 ? packs : [{ first: 0, ends: [] }];
}

/** The packs of a recent list, of one segment each. @param idHashes of its objects (stored-format/list-index.ts) */
export function chunkRecent(idHashes: Uint32Array): PackBounds[] {
  const packs: PackBounds[] = [];
  let first = 0;
  for (const [i, hash] of idHashes.entries()) {
    const length = i + 1 - first;
    const mayEnd = length >= RECENT.least && mixed(hash) % RECENT.more === 0;
    if (i < idHashes.length - 1 && !mayEnd && length < RECENT.most) continue;
    packs.push({ first, ends: [i + 1] });
    first = i + 1;
  }
  return packs.length > 0 ? packs : [{ first: 0, ends: [] }];
}

/** How many objects a pack has: twice as many only when the list has doubled, because all packs change then. */
function packSize(objects: number): number {
  let size = SEGMENT;
  while (objects >= 2 * size * PACKS) size *= 2;
  return size;
}

/** Hashes of ids that count up differ only in their low bits. This spreads them (the finalizer of MurmurHash3). */
export function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (whole ^ (whole >>> 16)) >>> 0;
}

/** A pack before it is made. */
export interface PackPlan extends PackBounds {
  /** Hash of everything that determines its bytes, except the generator. */
  readonly key: string;
  /** The text before and after its objects. */
  readonly head: string;
  readonly tail: string;
}

/** The packs of a list, in its order. */
export function planPacks({ hashes }: ListObjects, bounds: readonly PackBounds[]): PackPlan[] {
  return bounds.map(({ first, ends }, i) => {
    const head = i === 0 ? LIST_ENDS[0] : ',';
    const tail = i === bounds.length - 1 ? LIST_ENDS[1] : '';
    const own = hashes.subarray(NAME_BYTES * first, NAME_BYTES * (ends.at(-1) ?? first));
    return { first, ends, head, tail, key: hashOf(head, own, tail) };
  });
}

/** The text of a pack. */
export function packText(objects: ListObjects, plan: PackPlan): string {
  return plan.head + textsOf(objects, plan).join(',') + plan.tail;
}

export function textsOf({ text }: ListObjects, { first, ends }: PackPlan): string[] {
  return Array.from({ length: (ends.at(-1) ?? first) - first }, (_, i) => text(first + i));
}
