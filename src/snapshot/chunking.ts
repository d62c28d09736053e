/**
 * Chunking: decides where the segments and packs of a list end (stored-format/list-index.ts). Both depend only on the ids of the
 * objects, so a new object changes one segment and one pack. The others keep their bytes and their names.
 */

import { crc32 } from 'node:zlib';
import { foldCase } from '../ocpi/ci-string.ts';
import { hashOfId } from '../stored-format/id-index.ts';

/** Objects per segment: the minimum, how many more there are on average, and the maximum. */
const SEGMENT = { least: 32, more: 64, most: 128 };

/**
 * The least number of packs of a large list, so that the largest is not much more than a hundredth of it. There are hardly
 * ever more than twice as many, because an answer with the whole list opens each of them.
 */
const PACKS = 96;

/** Objects per pack of a small list. With fewer, names would outweigh content. */
const SMALL_PACK = 128;

/** Objects per pack of a recent list, which changes more often: each of its segments is a pack. */
export const RECENT_PACK = 64;

/** A pack: its first object, and where each of its segments ends (exclusive). */
export interface PackBounds {
  readonly first: number;
  readonly ends: readonly number[];
}

/**
 * The packs of a list. An empty list has one empty pack.
 *
 * @param size about how many objects a pack has, a power of two
 */
export function chunkPacks(items: readonly { readonly id: string }[], size = packSize(items.length)): PackBounds[] {
  const ends = chunkSegments(items);
  const packs: PackBounds[] = [];
  let [first, begin] = [0, 0];
  for (const [segment, end] of ends.entries()) {
    const next = ends[segment + 1];
    const mayEnd = end - first >= size / 2 && mixed(hashOfId(items[end]?.id ?? '')) % Math.max(1, size / 128) === 0;
    if (next !== undefined && !mayEnd && next - first <= 1.125 * size) continue;
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
    const mayEnd = length >= SEGMENT.least && crc32(foldCase(id)) % SEGMENT.more === 0;
    if (i < items.length - 1 && !mayEnd && length < SEGMENT.most) continue;
    ends.push(i + 1);
    length = 0;
  }
  return ends;
}

/** About how many objects a pack has: a power of two, so that all packs change only when the list has doubled. */
function packSize(objects: number): number {
  let size = SMALL_PACK;
  while (objects >= 2 * size * PACKS) size *= 2;
  return size;
}

/** Hashes of ids that count up differ only in their low bits. This spreads them (the finalizer of MurmurHash3). */
export function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (whole ^ (whole >>> 16)) >>> 0;
}
