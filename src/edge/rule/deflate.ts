/**
 * Raw deflate (RFC 1951) in one call, by node:zlib. Workers and Node have that module, and its calls cost a third of a
 * CompressionStream for the small texts here.
 */

import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { SnapshotFault } from './error-answer.ts';

/**
 * The level of zlib for an answer in which so much text, in bytes, is compressed anew: the more there is, the more must be saved.
 * Level 3 takes a third of the time of level 5, for a fifth more bytes (docs/performance.md).
 */
function levelFor(anew: number): number {
  if (anew <= 64 * 1024) return 6;
  return anew <= 384 * 1024 ? 5 : 3;
}

/**
 * Blocks that end at a byte boundary, and do not end the stream.
 *
 * @param anew how much is compressed for the same answer, in bytes of text
 */
export function deflate(text: Uint8Array, anew: number): Uint8Array {
  return deflateRawSync(text, { level: levelFor(anew), finishFlush: constants.Z_SYNC_FLUSH });
}

/**
 * The text of stored blocks.
 *
 * @param bytes its length
 * @throws SnapshotFault if it is another one
 */
export function inflate(blocks: Uint8Array, bytes: number): Uint8Array {
  // With room to spare, zlib needs no second output buffer to see that the input is at its end.
  const options = { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: bytes + 64 };
  let text: Uint8Array;
  try {
    text = inflateRawSync(blocks, options);
  } catch (cause) {
    throw new SnapshotFault('A published file is damaged.', { cause });
  }
  if (text.length !== bytes) throw new SnapshotFault('A published file has the wrong length.');
  return text;
}
