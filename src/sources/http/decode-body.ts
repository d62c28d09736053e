/** Decodes bodies. Nothing that a server sends may cost more than the limits allow. */

import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

const DECODERS: {
  readonly [coding: string]: (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;
} = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

type DecodedBody =
  | { readonly bytes: Buffer }
  | {
      readonly problem: 'coding' | 'size';
      readonly message: string;
      readonly bytes?: Buffer;
      readonly cause?: unknown;
    };

/**
 * Removes a content coding (RFC 9110, 8.4). A body that is not encoded although the header says so is returned as it is, beside
 * the problem. A coding that was not asked for has no `cause`.
 */
export async function decodeBody(bytes: Buffer, coding: string | undefined, maxBytes: number): Promise<DecodedBody> {
  const name = coding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity' || bytes.length === 0) return { bytes };
  const decoder = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  if (!decoder) return { problem: 'coding', message: `Content-Encoding ${name}, which was not asked for` };
  try {
    return { bytes: await decoder(bytes, { maxOutputLength: maxBytes }) };
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'size', message: `more than ${maxBytes} bytes in ${name}` };
    // zlib says so of an input that ends early.
    const isCut = error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
    const message = `Content-Encoding ${name}, but the body is ${isCut ? 'incomplete' : `not ${name}`}`;
    const plain = /^\s*[[{]/.test(bytes.subarray(0, 20).toString('latin1'));
    return { problem: 'coding', message, cause: error, ...(plain ? { bytes } : {}) };
  }
}
