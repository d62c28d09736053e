/**
 * The index of a list: where each object is and when it changed last, for a hundred thousand objects in about a
 * megabyte. The build writes it (snapshot/list-index.ts), the edge reads it without copying.
 *
 * All numbers are little-endian. A header of four 32-bit numbers (format, objects N, segments S, 0), then, in this
 * order: f64[N] last_updated in ms since 1970; f64[S] oldest and f64[S] newest of each segment; u32[N] where each object
 * ends in the text of its segment; u32[S + 1] first object of each segment, and N; u32[S] length of its text; u32[S]
 * length of its file; u32[S] CRC-32 of its text; 16 bytes of name for each segment.
 *
 * The text of a segment is its objects joined by commas. Its file is that text as raw deflate blocks (RFC 1951) that end
 * at a byte boundary without a final block, so that segments can stand one behind the other in one gzip body.
 */

import { hex } from './etag.ts';

export const INDEX_FORMAT = 1;

export interface ListIndex {
  readonly objects: number;
  readonly segments: number;
  readonly lastUpdated: Float64Array;
  readonly oldest: Float64Array;
  readonly newest: Float64Array;
  readonly objectEnd: Uint32Array;
  readonly firstObject: Uint32Array;
  readonly textBytes: Uint32Array;
  readonly fileBytes: Uint32Array;
  readonly crc32: Uint32Array;
  readonly names: Uint8Array;
}

/** Bytes of an index with so many objects and segments. */
export function indexBytes(objects: number, segments: number): number {
  return 16 + 8 * objects + 16 * segments + 4 * objects + 4 * (segments + 1) + 12 * segments + 16 * segments;
}

/**
 * The parts of an index, as views into its bytes.
 *
 * @throws RangeError if the bytes are not those of an index
 */
export function viewIndex(bytes: ArrayBuffer): ListIndex {
  const [format = 0, objects = 0, segments = 0] = new Uint32Array(bytes, 0, Math.min(4, bytes.byteLength >> 2));
  if (format !== INDEX_FORMAT || bytes.byteLength !== indexBytes(objects, segments)) {
    throw new RangeError('These bytes are no index of a list.');
  }
  let at = 16;
  const take = (length: number): number => {
    const from = at;
    at += length;
    return from;
  };
  return {
    objects,
    segments,
    lastUpdated: new Float64Array(bytes, take(8 * objects), objects),
    oldest: new Float64Array(bytes, take(8 * segments), segments),
    newest: new Float64Array(bytes, take(8 * segments), segments),
    objectEnd: new Uint32Array(bytes, take(4 * objects), objects),
    firstObject: new Uint32Array(bytes, take(4 * (segments + 1)), segments + 1),
    textBytes: new Uint32Array(bytes, take(4 * segments), segments),
    fileBytes: new Uint32Array(bytes, take(4 * segments), segments),
    crc32: new Uint32Array(bytes, take(4 * segments), segments),
    names: new Uint8Array(bytes, take(16 * segments), 16 * segments),
  };
}

/** Path of the file of a segment, with a leading slash. */
export function segmentPath({ names }: ListIndex, segment: number): string {
  const name = names.subarray(16 * segment, 16 * segment + 16);
  return `/_snapshot/${hex(name)}.segment`;
}
