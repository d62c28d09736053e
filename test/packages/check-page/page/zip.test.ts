/** A zip archive as other programs read it: by its directory, which stands at its end (APPNOTE.TXT, 4.3). */

import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { zip } from '../../../../packages/check-page/page/zip.ts';

const FILES = [
  { path: 'mine/locations.csv', bytes: new TextEncoder().encode('id,name\nL-1,Zürich ⚡\n') },
  { path: 'Straße.csv', bytes: new Uint8Array([0, 255, 128]) },
  { path: 'empty.csv', bytes: new Uint8Array() },
];

/** What stands in an archive without compression. */
function unpack(archive: Buffer) {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  let at = archive.readUInt32LE(end + 16);
  expect(at + archive.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [method, sum, size] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
    ];
    const [length, local] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)];
    const path = archive.toString('utf8', at + 46, at + 46 + length);
    expect(archive.readUInt32LE(local)).toBe(0x04034b50);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(begin, begin + size);
    expect([method, sum]).toEqual([0, crc32(bytes)]);
    at += 46 + length;
    return { path, bytes: new Uint8Array(bytes) };
  });
}

test('what is packed comes out again, whatever its name', async () => {
  expect(unpack(Buffer.from(await zip(FILES).arrayBuffer()))).toEqual(FILES);
});
