/** Inflates stored blocks. How long their text is stands in an index or a head. */

import { constants, inflateRawSync } from 'node:zlib';
import { LARGEST_ASSET } from '../read/files/limits.ts';
import { SnapshotDamaged } from './read-manifest.ts';

/**
 * The text of deflate blocks that end at a byte boundary (RFC 1951).
 *
 * @param bytes its length
 * @throws SnapshotDamaged if it has another length, or more than any file of ours: that is a decompression bomb
 */
export function inflateExactly(blocks: Uint8Array, bytes: number): Buffer {
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
