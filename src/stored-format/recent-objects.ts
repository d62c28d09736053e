/**
 * The objects of a list that changed last, stored together a second time, the newest first. They are the last part of an index
 * (list-index.ts), which a change rewrites anyway, so they cost no further file.
 *
 * Their texts are one raw deflate stream (RFC 1951) without separators. It is flushed to a byte boundary after each batch of
 * objects, so that whatever changed since some time is read from the beginning of the stream alone.
 */

/** Objects per batch. */
export const BATCH = 32;

export interface RecentObjects {
  /** Position of each object in the list, the newest first, and of equally new ones the first in the list. */
  readonly positions: Uint32Array;
  /** Per object: where its text ends in the decompressed stream. */
  readonly textEnd: Uint32Array;
  /** Per batch: where it ends in the stream. */
  readonly batchEnd: Uint32Array;
  /** Per object: hash of its text, 16 bytes. The next build finds texts by it. */
  readonly hashes: Uint8Array;
  /** The stream. */
  readonly blocks: Uint8Array;
}

const HASH_BYTES = 16;

/** The length in bytes of `count` recent objects, with so many bytes of deflate blocks. */
export function recentBytes(count: number, blocks: number): number {
  return 4 * (2 * count + batches(count)) + HASH_BYTES * count + blocks;
}

/** The parts of the recent objects, as views into the bytes of an index from `at`. */
export function viewRecent(bytes: ArrayBuffer, at: number, count: number, blocks: number): RecentObjects {
  const numbers = (before: number, length: number) => new Uint32Array(bytes, at + 4 * before, length);
  const hashesAt = at + 4 * (2 * count + batches(count));
  return {
    positions: numbers(0, count),
    textEnd: numbers(count, count),
    batchEnd: numbers(2 * count, batches(count)),
    hashes: new Uint8Array(bytes, hashesAt, HASH_BYTES * count),
    blocks: new Uint8Array(bytes, hashesAt + HASH_BYTES * count, blocks),
  };
}

/** The text of an object within the decompressed stream. */
export function recentText({ textEnd }: RecentObjects, stream: Uint8Array, slot: number): Uint8Array {
  return stream.subarray(textEnd[slot - 1] ?? 0, textEnd[slot]);
}

/** Those of an index without any. */
export const NO_RECENT = viewRecent(new ArrayBuffer(recentBytes(0, 0)), 0, 0, 0);

function batches(count: number): number {
  return Math.ceil(count / BATCH);
}
