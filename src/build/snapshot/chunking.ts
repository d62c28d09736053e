/**
 * Where a list is cut: into segments of some objects, and these into packs (format/list-index.ts says what they are for).
 * Both boundaries depend on the ids of the objects alone, so a new object changes one segment and one pack, and the others
 * stay as they are, with their names.
 */

import { crc32 } from 'node:zlib';
import { hashOfId } from '../../format/id-index.ts';
import { foldCase } from '../../ocpi/ci-string.ts';

/** Objects of a segment: at least, on average beyond that, and at most. */
const SEGMENT = { least: 8, beyond: 16, most: 64 };

/**
 * Packs of a large list, at least: then the largest of them is not much more than a hundredth of it. There are hardly more
 * than twice as many, and an answer with the whole list has to open each of them.
 */
const PACKS = 96;

/** Objects of a pack in a small list: fewer would be all names and no content. */
const SMALL_PACK = 128;

/** A pack: objects `first` to before the last of `ends`, and in each segment those to before its end. */
export interface PackBounds {
  readonly first: number;
  readonly ends: readonly number[];
}

/** Cuts a list; there is one pack at least, which is empty for an empty list. */
export function chunkPacks(items: readonly { readonly id: string }[]): PackBounds[] {
  const ends = chunkSegments(items);
  const size = packSize(items.length);
  const packs: PackBounds[] = [];
  let [first, begin] = [0, 0];
  for (const [segment, end] of ends.entries()) {
    const next = ends[segment + 1];
    const mayEnd = end - first >= size / 2 && mixed(hashOfId(items[end]?.id ?? '')) % (size / 32) === 0;
    if (next !== undefined && !mayEnd && next - first <= 1.25 * size) continue;
    packs.push({ first, ends: ends.slice(begin, segment + 1) });
    [first, begin] = [end, segment + 1];
  }
  return packs.length > 0 ? packs : [{ first: 0, ends: [] }];
}

function chunkSegments(items: readonly { readonly id: string }[]): number[] {
  const ends: number[] = [];
  let length = 0;
  for (const [i, { id }] of items.entries()) {
    length++;
    const mayEnd = length >= SEGMENT.least && crc32(foldCase(id)) % SEGMENT.beyond === 0;
    if (i < items.length - 1 && !mayEnd && length < SEGMENT.most) continue;
    ends.push(i + 1);
    length = 0;
  }
  return ends;
}

/** Objects of a pack, about: a power of two, so that a list has to double before all of its packs are others. */
function packSize(objects: number): number {
  let size = SMALL_PACK;
  while (objects >= 2 * size * PACKS) size *= 2;
  return size;
}

/** Ids that count up differ in the low bits of their hash first; this spreads them (the finalizer of MurmurHash3). */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (whole ^ (whole >>> 16)) >>> 0;
}
