/**
 * Composes a body from texts and from stored deflate blocks (RFC 1951), plain or in gzip (RFC 1952). In gzip, stored blocks are copied, and
 * what stands between them is compressed for the answer. The CRC-32 is combined from those of the parts.
 *
 * It calls node:zlib, which Workers and Node have: that costs a third of a CompressionStream for the small texts here.
 */

import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  combineCrc32,
  concatenate,
  GZIP_HEADER,
  type StoredSum,
  storedHeader,
} from '../../stored-format/stored-body.ts';
import { SnapshotFault } from './failure.ts';
import type { ApiCoding } from './negotiation.ts';

/**
 * The bytes that complete a stored body, so that it decodes to the stored text followed by `text`: the time of the answer and `"}`.
 *
 * A stored body ends right before the text of its `timestamp` (manifest.ts) and at a byte boundary of its coding. So the end
 * can be appended without reading the body: a few bytes, however long the list is.
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

/** The text of stored blocks. @param bytes its length @throws SnapshotFault if it is another one */
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

/** A part of the uncompressed body: text, or deflate blocks that end at a byte boundary, with length and CRC-32 of theirs. */
export type BodyPart = Uint8Array | { readonly blocks: Uint8Array; readonly textBytes: number; readonly crc32: number };

export interface ComposedBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As asked for, or plain if compression would only make it larger. */
  readonly coding: ApiCoding;
}

/** The body that ends with `closing` (stored-format/stored-body.ts). Its length does not depend on what the closing says. */
export function composeBody(parts: readonly BodyPart[], coding: ApiCoding, closing: string): ComposedBody {
  const plainBytes = parts.reduce((sum, part) => sum + lengthOf(part), closing.length);
  if (coding === 'gzip') {
    const bytes = gzipBody(parts, closing);
    if (bytes.length <= plainBytes) return { bytes, coding };
  }
  const texts = parts.map((part) => (isText(part) ? part : inflate(part.blocks, part.textBytes)));
  return { bytes: concatenate([...texts, new TextEncoder().encode(closing)]), coding: 'identity' };
}

function lengthOf(part: BodyPart): number {
  return isText(part) ? part.length : part.textBytes;
}

function isText(part: BodyPart): part is Uint8Array {
  return part instanceof Uint8Array;
}

/** Texts up to this many bytes are stored, because a call costs more than compressing them would save. */
const STORED_BYTES = 64;

function gzipBody(parts: readonly BodyPart[], closing: string): Uint8Array<ArrayBuffer> {
  const body: Uint8Array[] = [GZIP_HEADER];
  let [sum, size] = [0, 0];
  let texts: Uint8Array[] = [];
  const anew = parts.reduce((bytes, part) => bytes + (isText(part) ? part.length : 0), 0);
  const addTexts = (): void => {
    const text = concatenate(texts);
    texts = [];
    if (text.length <= STORED_BYTES) body.push(storedHeader(text.length), text);
    else body.push(deflate(text, anew));
    sum = crc32(text, sum);
    size += text.length;
  };
  for (const part of parts) {
    if (isText(part)) {
      texts.push(part);
      continue;
    }
    addTexts();
    body.push(part.blocks);
    sum = combineCrc32(sum, part.crc32, part.textBytes);
    size += part.textBytes;
  }
  addTexts();
  return concatenate([...body, tailOf('gzip', closing, { crc32: sum, size })]);
}
