/**
 * Chunking: decides where the segments and packs of a list end (stored-format/list-index.ts).
 *
 * A list is cut by counting: new objects come at its end, and a page of SEGMENT objects is a segment as it is stored. When an object is
 * dropped, what stands behind it moves; that is seldom, because what left the tables stays as REMOVED for long. A recent list is cut by
 * its objects, because they come and go anywhere in it.
 */

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
export interface PackBounds {
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
