/**
 * Composes a body from texts and from stored deflate blocks, plain or in gzip (RFC 1952).
 *
 * In gzip, stored blocks are copied, and what stands between them is compressed for the answer. The CRC-32 is combined from those
 * of the parts.
 */

import { crc32 } from 'node:zlib';
import { combineCrc32 } from '../stored-format/crc32.ts';
import { concatenate, GZIP_HEADER, storedHeader } from '../stored-format/gzip.ts';
import { deflate, inflate } from './deflate.ts';
import { tailOf } from './tail.ts';

/** The codings of a body that is composed for a request. */
export type ComposedCoding = 'gzip' | 'identity';

/** A part of the uncompressed body. */
export type Piece =
  | { readonly kind: 'text'; readonly bytes: Uint8Array }
  /** Deflate blocks that end at a byte boundary, with length and CRC-32 of their text. */
  | { readonly kind: 'blocks'; readonly blocks: Uint8Array; readonly textBytes: number; readonly crc32: number };

export interface ComposedBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As asked for, or plain if compression would only make it larger. */
  readonly coding: ComposedCoding;
}

export function textPiece(bytes: Uint8Array): Piece {
  return { kind: 'text', bytes };
}

/** The body that ends with `closing` (stored-format/envelope.ts). Its length does not depend on what the closing says. */
export function composeBody(pieces: readonly Piece[], coding: ComposedCoding, closing: string): ComposedBody {
  const plainBytes = pieces.reduce((sum, piece) => sum + lengthOf(piece), closing.length);
  if (coding === 'gzip') {
    const bytes = gzipBody(pieces, closing);
    if (bytes.length <= plainBytes) return { bytes, coding };
  }
  const texts = pieces.map((piece) => (piece.kind === 'text' ? piece.bytes : inflate(piece.blocks, piece.textBytes)));
  return { bytes: concatenate([...texts, new TextEncoder().encode(closing)]), coding: 'identity' };
}

function lengthOf(piece: Piece): number {
  return piece.kind === 'text' ? piece.bytes.length : piece.textBytes;
}

/** Texts up to this many bytes are stored, because a call costs more than compressing them would save. */
const STORED_BYTES = 64;

function gzipBody(pieces: readonly Piece[], closing: string): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [GZIP_HEADER];
  let [sum, size] = [0, 0];
  let texts: Uint8Array[] = [];
  const addTexts = (): void => {
    const text = concatenate(texts);
    texts = [];
    if (text.length <= STORED_BYTES) parts.push(storedHeader(text.length), text);
    else parts.push(deflate(text));
    sum = crc32(text, sum);
    size += text.length;
  };
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      texts.push(piece.bytes);
      continue;
    }
    addTexts();
    parts.push(piece.blocks);
    sum = combineCrc32(sum, piece.crc32, piece.textBytes);
    size += piece.textBytes;
  }
  addTexts();
  return concatenate([...parts, tailOf('gzip', closing, { crc32: sum, size })]);
}
