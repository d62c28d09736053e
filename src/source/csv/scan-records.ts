/**
 * Finds where the records of a file begin, piece by piece. Like records.ts, it knows the strict grammar alone. What else is
 * in a file (other encodings, lone CR, spaces around quotation marks) is rare, and needs the whole text (read-csv.ts).
 */

import { type ByteSource, PIECE } from './byte-source.ts';
import type { Delimiter } from './records.ts';

export interface Scan {
  /** Offset in bytes at which each record begins, and the end of the last. */
  readonly starts: Float64Array;
  /** Line of the file at which each record begins, from 1. */
  readonly lines: Uint32Array;
  readonly hasApostrophes: boolean;
}

const [LINE_END, CR, QUOTE, APOSTROPHE] = [0x0a, 0x0d, 0x22, 0x27];

/** What the last byte was: a delimiter, part of a plain cell, part of one in quotation marks, or its closing mark. */
type Within = 'start' | 'plain' | 'quoted' | 'closed';

/** The length of a byte order mark at the beginning. */
export function markLength(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}

/** Undefined if the file is not UTF-8, or does not keep to the strict grammar. */
export function scanRecords(source: ByteSource, delimiter: Delimiter): Scan | undefined {
  const separator = delimiter.charCodeAt(0);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const mark = markLength(source.read(0, 3));
  const starts = [mark];
  const lines = [1];
  let [line, hasApostrophes, isAfterCr]: [number, boolean, boolean] = [1, false, false];
  let within: Within = 'start';
  for (let position = 0; position < source.size; position += PIECE) {
    const piece = source.read(position, PIECE);
    if (!isText(decoder, piece)) return undefined;
    for (let i = position === 0 ? mark : 0; i < piece.length; i++) {
      const byte = piece[i];
      if (isAfterCr && byte !== LINE_END) return undefined;
      if (byte === LINE_END) line++;
      if (byte === QUOTE) {
        if (within === 'plain') return undefined;
        within = within === 'quoted' ? 'closed' : 'quoted';
      } else if (within !== 'quoted') {
        if (byte === LINE_END) {
          starts.push(position + i + 1);
          lines.push(line);
        }
        if (byte === LINE_END || byte === separator) within = 'start';
        else if (byte !== CR) {
          if (within === 'closed') return undefined;
          within = 'plain';
        }
      }
      if (byte === APOSTROPHE) hasApostrophes = true;
      isAfterCr = byte === CR;
    }
  }
  if (within === 'quoted' || isAfterCr || !isText(decoder)) return undefined;
  // The last line end begins no record.
  if (starts.at(-1) !== source.size) starts.push(source.size);
  return { starts: Float64Array.from(starts), lines: Uint32Array.from(lines), hasApostrophes };
}

/** Whether a piece goes on with UTF-8; without one, whether it may end here. */
function isText(decoder: InstanceType<typeof TextDecoder>, piece?: Uint8Array): boolean {
  try {
    return piece === undefined ? decoder.decode() === '' : !decoder.decode(piece, { stream: true }).includes('\0');
  } catch {
    return false;
  }
}
