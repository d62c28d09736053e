/** Several files as one: a zip archive without compression (APPNOTE.TXT of PKWARE, 4.3), which every system unpacks. */

export interface FileToPack {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Names are UTF-8 (bit 11 of the flags). */
const UTF_8 = 0x0800;

/** 1980-01-01, the first day that the format knows: the archive is the same whenever it is made. */
const FIRST_DAY = 0x0021;

/** No more than 65,535 files, and less than 4 GiB: what a browser holds in memory is. */
export function zip(files: readonly FileToPack[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { path, bytes } of files) {
    const name = new TextEncoder().encode(path);
    const facts = [20, UTF_8, 0, 0, FIRST_DAY] as const;
    const sizes = [crcOf(bytes), bytes.length, bytes.length] as const;
    const local = [...record(0x04034b50, facts, sizes, [name.length, 0]), ...name];
    directory.push(
      Uint8Array.from([
        ...record(0x02014b50, [20, ...facts], sizes, [name.length, 0, 0, 0, 0, 0, 0]),
        ...record(offset, [], [], []),
        ...name,
      ]),
    );
    parts.push(Uint8Array.from(local), bytes);
    offset += local.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record(0x06054b50, [0, 0, files.length, files.length], [size, offset], [0]);
  return new Blob([...parts, ...directory, Uint8Array.from(end)], { type: 'application/zip' });
}

/** A signature, numbers of two bytes, of four, and of two, the lowest byte first. */
function record(
  signature: number,
  before: readonly number[],
  long: readonly number[],
  after: readonly number[],
): number[] {
  return [
    ...bytesOf(signature, 4),
    ...before.flatMap((number) => bytesOf(number, 2)),
    ...long.flatMap((number) => bytesOf(number, 4)),
    ...after.flatMap((number) => bytesOf(number, 2)),
  ];
}

function bytesOf(number: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.floor(number / 2 ** (8 * i)) & 0xff);
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
