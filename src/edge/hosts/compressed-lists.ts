/**
 * Large lists in brotli, compressed once for all who ask (kept-bodies.ts). Text by text, so that neither the whole text is in
 * memory, nor other answers wait for long: Node compresses on other threads, and reads the texts on the one that answers.
 */

import { pipeline } from 'node:stream/promises';
import { setImmediate as otherWork } from 'node:timers/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { concatenate } from '../../stored-format/gzip.ts';
import type { CompressList } from '../rule/host.ts';
import { BROTLI_QUALITY, keepBodies, LARGEST } from './kept-bodies.ts';

/** Fewer and larger pieces than Node makes by itself, in bytes. */
const PIECE = 64 * 1024;

export function compressLists(): CompressList {
  const keep = keepBodies();
  return ({ etag, size }, texts) => {
    if (size > LARGEST) return undefined;
    return keep(etag, () => compress(texts(), size));
  };
}

async function compress(texts: AsyncIterable<Uint8Array>, size: number): Promise<Uint8Array> {
  const brotli = createBrotliCompress({
    chunkSize: PIECE,
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
  const pieces: Uint8Array[] = [];
  await pipeline(inTurns(texts), brotli, async (compressed: AsyncIterable<Uint8Array>) => {
    for await (const piece of compressed) pieces.push(piece);
  });
  return concatenate(pieces);
}

async function* inTurns(texts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  for await (const text of texts) {
    yield text;
    await otherWork();
  }
}
