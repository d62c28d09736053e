/**
 * The end of a stored body: the time of the answer and `"}`, in the coding of the body.
 *
 * A stored body ends right before the text of its `timestamp` (manifest.ts) and at a byte boundary of its coding. So the end
 * can be appended without reading the body: a few bytes, however long the list is.
 */

import { crc32 } from 'node:zlib';
import type { StoredSum } from '../../stored-format/stored-file.ts';
import type { ApiCoding } from './negotiation.ts';

/**
 * The bytes that complete a stored body, so that it decodes to the stored text followed by `text`.
 *
 * @param text 1 to 65 535 bytes of ASCII
 */
export function tailOf(coding: ApiCoding, text: string, stored: StoredSum): Uint8Array {
  const closing = new TextEncoder().encode(text);
  return coding === 'gzip' ? gzipTail(closing, stored) : closing;
}

/** RFC 1951, 3.2.4: a final stored block. RFC 1952, 2.3.1: CRC-32 and length, modulo 2^32, of all that was compressed. */
function gzipTail(closing: Uint8Array, stored: StoredSum): Uint8Array {
  const tail = new Uint8Array(closing.length + 13);
  const view = new DataView(tail.buffer);
  view.setUint8(0, 1);
  view.setUint16(1, closing.length, true);
  view.setUint16(3, ~closing.length, true);
  tail.set(closing, 5);
  view.setUint32(tail.length - 8, crc32(closing, stored.crc32), true);
  view.setUint32(tail.length - 4, stored.size + closing.length, true);
  return tail;
}
