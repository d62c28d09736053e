/** Several files as one: a zip archive without compression (APPNOTE.TXT of PKWARE, 4.3), which every system unpacks. */

export interface FileToPack {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * What a file and its entry in the directory have in common: version 2.0, names in UTF-8 (bit 11), no compression, and 1980-01-01, the
 * first day that the format knows: the archive is the same whenever it is made.
 */
const FACTS = [20, 0x0800, 0, 0, 0x0021] as const;

/** No more than 65,535 files, and less than 4 GiB: what a browser holds in memory is. */
export function zip(files: readonly FileToPack[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { path, bytes } of files) {
    const name = new TextEncoder().encode(path);
    const common = [...twos(...FACTS), ...fours(crcOf(bytes), bytes.length, bytes.length), ...twos(name.length, 0)];
    const local = Uint8Array.of(...fours(0x04034b50), ...common, ...name);
    const behind = [...twos(0, 0, 0, 0, 0), ...fours(offset)];
    directory.push(Uint8Array.of(...fours(0x02014b50), ...twos(20), ...common, ...behind, ...name));
    parts.push(local, bytes);
    offset += local.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const counts = twos(0, 0, files.length, files.length);
  const end = Uint8Array.of(...fours(0x06054b50), ...counts, ...fours(size, offset), ...twos(0));
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

/** Numbers of two bytes, the lowest first. */
function twos(...numbers: readonly number[]): number[] {
  return numbers.flatMap((number) => [number & 0xff, (number >>> 8) & 0xff]);
}

function fours(...numbers: readonly number[]): number[] {
  return numbers.flatMap((number) => twos(number, number >>> 16));
}

/** What each byte does to the sum (RFC 1952, 8). */
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

function crcOf(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return ~sum >>> 0;
}
