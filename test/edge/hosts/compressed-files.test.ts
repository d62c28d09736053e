/** Files in brotli and gzip are compressed once for all who ask, until they change, and within bounds. */

import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toResponse } from '../../../src/edge/hosts/directory.ts';
import { compressFiles, type SiteFile } from '../../../src/edge/hosts/site-file.ts';

/** A file in memory, and how often it was read. */
function fileOf(bytes: Uint8Array, changed = 1) {
  let reads = 0;
  const file: SiteFile = {
    size: bytes.length,
    changed,
    stream: () => {
      reads++;
      return new Response(new Uint8Array(bytes)).body ?? new ReadableStream();
    },
    close: async () => {},
  };
  return { file, reads: () => reads };
}

const TEXT = Buffer.from('all the same '.repeat(1000));

test('it is read once, however many ask', async () => {
  const compress = compressFiles();
  const { file, reads } = fileOf(TEXT);
  const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => compress('/a', file, 'gzip')));
  expect(gunzipSync(first ?? '')).toEqual(TEXT);
  for (const other of others) expect(other).toBe(first);
  expect(reads()).toBe(1);
});

test('brotli is a body of its own', async () => {
  const compress = compressFiles();
  const { file, reads } = fileOf(TEXT);
  expect(gunzipSync((await compress('/a', file, 'gzip')) ?? '')).toEqual(TEXT);
  for (let i = 0; i < 2; i++) expect(brotliDecompressSync((await compress('/a', file, 'br')) ?? '')).toEqual(TEXT);
  expect(reads()).toBe(2);
});

test('a file that changed is compressed again', async () => {
  const compress = compressFiles();
  await compress('/a', fileOf(TEXT, 1).file, 'gzip');
  const other = Buffer.from(TEXT.toString().replace('same', 'SAME'));
  expect(gunzipSync((await compress('/a', fileOf(other, 2).file, 'gzip')) ?? '')).toEqual(other);
});

test('small files are not worth it, and large ones too dear', () => {
  const compress = compressFiles();
  expect(compress('/a', fileOf(Buffer.alloc(1000)).file, 'gzip')).toBeUndefined();
  expect(compress('/b', { ...fileOf(TEXT).file, size: 26 * 1024 * 1024 }, 'gzip')).toBeUndefined();
});

test('those that nobody asked for longest are forgotten', { tags: ['slow'] }, async () => {
  const compress = compressFiles();
  const files = Array.from({ length: 4 }, () => fileOf(randomBytes(10 * 1024 * 1024)));
  for (const [i, { file }] of files.entries()) {
    await compress(`/${i}`, file, 'gzip');
    await compress('/0', files[0]?.file ?? file, 'gzip');
  }
  expect(files[0]?.reads()).toBe(1);
  await compress('/1', files[1]?.file ?? fileOf(TEXT).file, 'gzip');
  expect(files[1]?.reads()).toBe(2);
});

test('a file that cannot be read is tried again', async () => {
  const compress = compressFiles();
  const { file } = fileOf(TEXT);
  const broken: SiteFile = {
    ...file,
    stream: () => new ReadableStream({ start: (controller) => controller.error(new Error('EIO')) }),
  };
  await expect(compress('/a', broken, 'gzip')).rejects.toThrow('EIO');
  expect(gunzipSync((await compress('/a', file, 'gzip')) ?? '')).toEqual(TEXT);
});

const answerOf = (parts: Uint8Array[]) => toResponse({ status: 200, headers: new Map(), body: { parts } });

test('shared bytes are passed on whole, and are still there for the next', async () => {
  const bytes = randomBytes(200_000);
  for (let i = 0; i < 2; i++) {
    const read = Buffer.from(await answerOf([bytes.subarray(0, 7), bytes.subarray(7)]).arrayBuffer());
    expect(read.equals(bytes)).toBe(true);
  }
  expect((await answerOf([new Uint8Array()]).arrayBuffer()).byteLength).toBe(0);
});
