/**
 * The objects of a list, and its plan: where its segments and packs end (stored-format/list-index.ts), and since when its recent lists go back.
 *
 * A list is cut by counting: new objects come at its end, and a page of SEGMENT objects is a segment as it is stored. When an object is
 * dropped, what stands behind it moves; that is seldom, because what left the tables stays as REMOVED for long. A recent list is cut by
 * its objects, because they come and go anywhere in it.
 */

import { hashOfId, type ListIndex, NAME_BYTES, viewIds } from '../stored-format/list-index.ts';
import { LIST_ENDS } from '../stored-format/stored-body.ts';
import { hashOf } from './blob-store.ts';
import type { Room, Take } from './in-turns.ts';

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
  /** The JSON of one in UTF-8. Called only if a pack cannot be carried over, or if the list changed and is also a plain file. */
  readonly bytes: (position: number, take?: Take) => Uint8Array;
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
  /** Its JSON in UTF-8, in memory that is taken if it has to be made. */
  readonly bytes: (take?: Take) => Uint8Array;
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
    bytes: (position, take) => items[position]?.bytes(take) ?? NOTHING,
  };
}

const NOTHING = new Uint8Array();

/** The objects of a stored list. @param ids the bytes of its ids @param bytes reads one */
export function storedObjects(index: ListIndex, ids: ArrayBuffer, bytes: ListObjects['bytes']): ListObjects {
  const { created, hashes, positions } = viewIds(ids);
  const idHashes = new Uint32Array(index.objects);
  for (const [i, position] of positions.entries()) idHashes[position] = hashes[i] ?? 0;
  return {
    length: index.objects,
    idHashes,
    created,
    lastUpdated: index.lastUpdated.slice(),
    hashes: index.hashes.slice(),
    bytes,
  };
}

/** Those that changed since a time (ms since 1970), in their order. */
export function objectsSince(objects: ListObjects, since: number): ListObjects {
  const positions: number[] = [];
  for (const [position, time] of objects.lastUpdated.entries()) if (time >= since) positions.push(position);
  const hashes = new Uint8Array(NAME_BYTES * positions.length);
  for (const [i, position] of positions.entries())
    hashes.set(objects.hashes.subarray(NAME_BYTES * position, NAME_BYTES * (position + 1)), NAME_BYTES * i);
  return {
    length: positions.length,
    idHashes: Uint32Array.from(positions, (position) => objects.idHashes[position] ?? 0),
    created: Float64Array.from(positions, (position) => objects.created[position] ?? 0),
    lastUpdated: Float64Array.from(positions, (position) => objects.lastUpdated[position] ?? 0),
    hashes,
    bytes: (i, take) => objects.bytes(positions[i] ?? 0, take),
  };
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
function mixed(hash: number): number {
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

/** Adds the text of a pack to a room. @returns how many bytes each of its objects has */
export function addText({ bytes }: ListObjects, { first, ends, head, tail }: PackPlan, room: Room): number[] {
  room.add(() => Buffer.from(head));
  const lengths = Array.from({ length: (ends.at(-1) ?? first) - first }, (_, i) => {
    if (i > 0) room.add(() => COMMA);
    return room.add((take) => bytes(first + i, take));
  });
  room.add(() => Buffer.from(tail));
  return lengths;
}

const COMMA = Buffer.from(',');

/**
 * Objects of the longest recent list, at most: so many, or of a large list a thirty-second to a sixteenth, but not so many that
 * a build would have to compress very much again. It has more than half of that, if the times allow it.
 */
const LONGEST = { least: 2048, share: 1 / 16, most: 8192 };

/** Below this many objects, a shorter list would save nothing. */
const SHORTEST = 32;

/**
 * The times of the recent lists, the latest first, in ms since 1970. Each list is one to four times as long as the one before it.
 * They depend on `last_updated` alone, and move seldom: of the times that would do, the one with the largest hash is taken, and
 * still is after the next change.
 *
 * @param lastUpdated of each object
 */
export function recentTimes(lastUpdated: Float64Array): number[] {
  const sorted = lastUpdated.toSorted();
  const times: number[] = [];
  for (let most = longest(sorted.length); most >= SHORTEST; most /= 2) {
    let best: number | undefined;
    for (let i = sorted.length - most; i < sorted.length - most / 2; i++) {
      const time = sorted[i] ?? 0;
      if (time !== sorted[i - 1] && (best === undefined || rank(time) > rank(best))) best = time;
    }
    if (best !== undefined) times.unshift(best);
  }
  return times;
}

/** Objects of the recent lists that a live step makes, at most: each further list would be two more files at each changed status. */
const OF_STEP = [64, 256];

/**
 * Since when the recent lists of a live step go back, the latest first. The lists before have the texts of all of their objects.
 *
 * @param lastUpdated of each object, with those that have just changed
 * @param before the recent lists before, the latest first
 */
export function recentTimesOfStep(
  lastUpdated: Float64Array,
  before: readonly { readonly since: number }[],
): readonly number[] {
  const sorted = lastUpdated.toSorted();
  /** The first time since which at most so many have changed. Many can have the same one. */
  const timeOf = (most: number): number | undefined => {
    let first = Math.max(0, sorted.length - most);
    while (first > 0 && sorted[first] === sorted[first - 1]) first++;
    return sorted[first];
  };
  const oldest = before.at(-1)?.since;
  if (oldest === undefined) return [];
  const times = OF_STEP.flatMap((most) => {
    const [least, fewer = Number.POSITIVE_INFINITY] = [timeOf(most), timeOf(most / 4)];
    if (least === undefined) return [];
    // One that was made before goes on. If all are too long by now, or too short, half as much as fits, so that this happens seldom.
    const goesOn = before.findLast(({ since }) => since >= least && since < fewer)?.since;
    return goesOn ?? Math.max(oldest, timeOf(most / 2) ?? least);
  });
  return [...new Set(times)];
}

/** A power of two, so that it seldom changes, and well below the whole list. */
function longest(objects: number): number {
  let most = LONGEST.least;
  while (most < LONGEST.most && 2 * most <= objects * LONGEST.share) most *= 2;
  while (most > 0.75 * objects) most /= 2;
  return most;
}

const rank = (time: number): number => mixed(time / 1000);
