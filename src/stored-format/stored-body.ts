/**
 * Stored bodies: the envelope around the data of an answer (OCPI 4.1.7) up to right before the text of its timestamp, so that every answer
 * can have its own (manifest.ts), in gzip (RFC 1952) up to a byte boundary, so that an end can be appended.
 */

/** A file of a snapshot. */
export interface StoredFile {
  /** Path below the root of the site, with a leading slash. It is named after the content, which never changes. */
  readonly path: string;
  /** Length of the file in bytes. */
  readonly bytes: number;
}

/** A part of a few bytes stands where it is named, where it costs neither a put nor a read. */
export type StoredPart = StoredFile | { readonly base64: string };

/** The bytes of a part. @param read reads a file */
export async function bytesOfPart(part: StoredPart, read: (path: string) => Promise<Uint8Array>): Promise<Uint8Array> {
  return 'path' in part ? read(part.path) : Uint8Array.from(atob(part.base64), (byte) => byte.charCodeAt(0));
}

/** The files whose concatenation is an unfinished body: one file, or the packs of a list (list-index.ts). */
export type StoredBody = readonly StoredFile[];

/** What is needed to append to a stored body. */
export interface StoredSum {
  /** Length in bytes of the uncompressed unfinished body. */
  readonly size: number;
  /** CRC-32 (RFC 1952) of the uncompressed unfinished body, as an unsigned number. */
  readonly crc32: number;
}

const BEFORE = '{"data":';
const BETWEEN = ',"status_code":1000,"status_message":"Success","timestamp":"';

/** The text before and after the objects of a list, which are joined by commas. */
export const LIST_ENDS = [`${BEFORE}[`, `]${BETWEEN}`] as const;

/** The envelope around the JSON of its data, up to the text of the timestamp. */
export function openEnvelope(data: string): string {
  return `${BEFORE}${data}${BETWEEN}`;
}

/**
 * The text that closes an envelope: its timestamp, always with milliseconds and `Z` (OCPI 16.2), and what comes after it,
 * such as `2026-11-21T02:36:00.123Z"}`.
 *
 * @param now ms since 1970
 */
export function closingText(now: number): string {
  return `${new Date(now).toISOString()}"}`;
}

/** RFC 1952, 2.3.1: deflate, no flags, no time, unknown system. Unlike zlib's header, it is the same on every machine. */
export const GZIP_HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/** RFC 1951, 3.2.4: the header of a stored block that is not the last one. */
export function storedHeader(length: number): Uint8Array {
  return Uint8Array.of(0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff);
}

/** The concatenated parts. */
export function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Of CRC-32 (RFC 1952, 8). The sum of bytes is `crc32` of node:zlib. */
const POLYNOMIAL = 0xedb88320;

/**
 * The sum of two concatenated texts, from their sums and the length of the second in bytes. Appending a zero byte multiplies
 * a sum by x^8, over GF(2) modulo the polynomial.
 */
export function combineCrc32(first: number, second: number, secondBytes: number): number {
  let factor = 0x80000000; // x^0: bits are reflected, so the highest bit is the lowest power.
  let power = 0x00800000; // x^8
  for (let rest = secondBytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) factor = multiply(factor, power);
    power = multiply(power, power);
  }
  return (multiply(first, factor) ^ second) >>> 0;
}

function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = (shifted >>> 1) ^ (shifted & 1 ? POLYNOMIAL : 0);
  }
  return product >>> 0;
}

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as lowercase hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  let digits = '';
  for (const byte of bytes) digits += DIGITS[byte];
  return digits;
}

const DECODER = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });

/** The text of an object as it is stored: JSON in UTF-8. */
export function jsonText(bytes: Uint8Array): string {
  return DECODER.decode(bytes);
}

/** What such a text says. It is one of our own, or was asserted. */
export function jsonIn<T>(bytes: Uint8Array): T {
  return JSON.parse(jsonText(bytes)) as T;
}
