/** The text of stored deflate blocks, for builds and for the edge. */

import { constants, inflateRawSync } from 'node:zlib';

/**
 * The text of deflate blocks that end at a byte boundary (RFC 1951). Undefined if they are damaged, or it has another length: what would
 * be much longer is not inflated to its end.
 *
 * @param bytes its length
 */
export function inflateBlocks(blocks: Uint8Array, bytes: number): Uint8Array | undefined {
  // With room to spare, zlib needs no second buffer to see that the input is at its end.
  const room = bytes + 64;
  // workerd counts its buffers, which are larger than what is in them, so the limit is not the length itself.
  const limits = { chunkSize: room, maxOutputLength: 2 * room };
  try {
    const text = inflateRawSync(blocks, { finishFlush: constants.Z_SYNC_FLUSH, ...limits });
    return text.length === bytes ? text : undefined;
  } catch {
    return undefined;
  }
}
