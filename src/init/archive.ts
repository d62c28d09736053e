/** An archive of a package, as npm takes it: a gzip of the tape format of POSIX.1-1988 (ustar), with everything in `package/`. */

import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/** The time of every file, in seconds since 1970: the one that npm writes. The same files make the same archive. */
const CHANGED = Date.UTC(1985, 9, 26, 8, 15) / 1000;

/** @param files contents by path; those in bin/ may be executed */
export function archiveOf(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const paths = [...files.keys()].sort();
  const parts = paths.flatMap((path) => {
    const bytes = files.get(path) ?? Buffer.alloc(0);
    return [headerOf(`package/${path}`, bytes.length), bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

function headerOf(path: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for an archive`);
  header.write(path, 0);
  const octal = (value: number, at: number, digits: number) =>
    header.write(`${value.toString(8).padStart(digits, '0')} `, at);
  octal(path.startsWith('package/bin/') ? 0o755 : 0o644, 100, 6);
  octal(size, 124, 11);
  octal(CHANGED, 136, 11);
  header.write('        0', 148);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148);
  return header;
}
