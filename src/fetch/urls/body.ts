/** Reads the body of an HTTP answer: decompressed, and never more bytes in memory than allowed. */

import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The content is larger than allowed; nothing beyond the limit was read. */
export class TooLarge extends Error {}

/** An answer in a content coding that was not asked for; the message is the name of the coding. */
export class UnknownCoding extends Error {}

/** Reads a whole body. Throws TooLarge, and whatever Node throws where the body is damaged or ends too early. */
export async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new TooLarge();
  const chunks: Buffer[] = [];
  const keep = async (parts: AsyncIterable<Buffer>) => {
    for await (const part of limited(parts, maxBytes)) chunks.push(part);
  };
  const decoder = decoderOf(response.headers['content-encoding']);
  // Compressed data can contain any number of bytes that decode to nothing, so the bytes received are counted too.
  if (decoder) await pipeline(response, (parts) => limited(parts, maxBytes), decoder, keep, { signal });
  else await pipeline(response, keep, { signal });
  return Buffer.concat(chunks);
}

async function* limited(parts: AsyncIterable<Buffer>, maxBytes: number): AsyncIterable<Buffer> {
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > maxBytes) throw new TooLarge();
    yield part;
  }
}

function decoderOf(coding = '') {
  switch (coding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return createInflate();
    default:
      throw new UnknownCoding(coding.slice(0, 40));
  }
}
