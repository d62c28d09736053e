/** Bytes that are read piece by piece, such as those of an open file, so that a large file need not be in memory. */

export interface ByteSource {
  /** How many bytes there are. */
  readonly size: number;
  /** The bytes from `position`, as many as asked for, or up to the end. They are valid until the next call. */
  readonly read: (position: number, length: number) => Uint8Array;
}

/** As many bytes as are read at once. */
export const PIECE = 65_536;

/** A source of bytes that are in memory. */
export function sourceOfBytes(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (position, length) => bytes.subarray(position, position + length) };
}

/** All bytes, for what cannot be read in pieces. */
export function readAll({ size, read }: ByteSource): Uint8Array {
  return Uint8Array.from(read(0, size));
}

/** How many bytes are read with a record: those of the next records, which are usually asked for next. */
const AHEAD = 16_384;

/** Reads from `start` to `end`, again and again, nearly always behind what was read last. */
export function reader({ read }: ByteSource): (start: number, end: number) => Buffer {
  let from = 0;
  let piece: Buffer = Buffer.alloc(0);
  return (start, end) => {
    if (start < from || end > from + piece.length) {
      const bytes = read(start, Math.max(AHEAD, end - start));
      [from, piece] = [start, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)];
    }
    return piece.subarray(start - from, end - from);
  };
}
