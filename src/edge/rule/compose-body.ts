/**
 * Composes a body from texts and from stored deflate blocks, plain or in gzip (RFC 1952).
 *
 * In gzip, stored blocks are copied, and what stands between them is compressed for the answer. The CRC-32 is combined from those
 * of the parts.
 */

import { crc32 } from 'node:zlib';
import { combineCrc32 } from '../../stored-format/crc32.ts';
import { concatenate, GZIP_HEADER, storedHeader } from '../../stored-format/gzip.ts';
import { deflate, inflate, tailOf } from './deflate.ts';
import type { ApiCoding } from './negotiation.ts';

/** A part of the uncompressed body. */
export type BodyPart =
  | { readonly kind: 'text'; readonly bytes: Uint8Array }
  /** Deflate blocks that end at a byte boundary, with length and CRC-32 of their text. */
  | { readonly kind: 'blocks'; readonly blocks: Uint8Array; readonly textBytes: number; readonly crc32: number };

export interface ComposedBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As asked for, or plain if compression would only make it larger. */
  readonly coding: ApiCoding;
}

export function textPart(bytes: Uint8Array): BodyPart {
  return { kind: 'text', bytes };
}

/** The body that ends with `closing` (stored-format/envelope.ts). Its length does not depend on what the closing says. */
export function composeBody(parts: readonly BodyPart[], coding: ApiCoding, closing: string): ComposedBody {
  const plainBytes = parts.reduce((sum, part) => sum + lengthOf(part), closing.length);
  if (coding === 'gzip') {
    const bytes = gzipBody(parts, closing);
    if (bytes.length <= plainBytes) return { bytes, coding };
  }
  const texts = parts.map((part) => (part.kind === 'text' ? part.bytes : inflate(part.blocks, part.textBytes)));
  return { bytes: concatenate([...texts, new TextEncoder().encode(closing)]), coding: 'identity' };
}

function lengthOf(part: BodyPart): number {
  return part.kind === 'text' ? part.bytes.length : part.textBytes;
}

/** Texts up to this many bytes are stored, because a call costs more than compressing them would save. */
const STORED_BYTES = 64;

function gzipBody(parts: readonly BodyPart[], closing: string): Uint8Array<ArrayBuffer> {
  const body: Uint8Array[] = [GZIP_HEADER];
  let [sum, size] = [0, 0];
  let texts: Uint8Array[] = [];
  const anew = parts.reduce((bytes, part) => bytes + (part.kind === 'text' ? part.bytes.length : 0), 0);
  const addTexts = (): void => {
    const text = concatenate(texts);
    texts = [];
    if (text.length <= STORED_BYTES) body.push(storedHeader(text.length), text);
    else body.push(deflate(text, anew));
    sum = crc32(text, sum);
    size += text.length;
  };
  for (const part of parts) {
    if (part.kind === 'text') {
      texts.push(part.bytes);
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
