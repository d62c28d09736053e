/** The header of stored gzip bodies (RFC 1952), and that of a stored deflate block (RFC 1951, 3.2.4). */

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
