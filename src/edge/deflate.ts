/**
 * Raw deflate (RFC 1951) in one call, by node:zlib. Workers, Deno and Node all have that module, and its calls cost a third of a
 * CompressionStream for the small texts here.
 */

import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { SnapshotFault } from './error-answer.ts';

/**
 * The levels of zlib. `thorough` is for small bodies that are compressed as a whole; `fast` takes a third of the time for a
 * tenth more bytes (docs/performance.md).
 */
const LEVELS = { thorough: 5, fast: 3 };

/** Blocks that end at a byte boundary, and do not end the stream. */
export function deflate(text: Uint8Array, effort: keyof typeof LEVELS): Uint8Array {
  return deflateRawSync(text, { level: LEVELS[effort], finishFlush: constants.Z_SYNC_FLUSH });
}

/**
 * The text of stored blocks.
 *
 * @param bytes its length
 * @throws SnapshotFault if the text has another length
 */
export function inflate(blocks: Uint8Array, bytes: number): Uint8Array {
  // With room to spare, zlib needs no second output buffer to see that the input is at its end.
  const text = inflateRawSync(blocks, { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: bytes + 64 });
  if (text.length !== bytes) throw new SnapshotFault('A published file has the wrong length.');
  return text;
}
