/** Lists in brotli are compressed once for all who ask, within bounds, and let other work go on. */

import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressLists } from '../../../src/edge/hosts/compressed-lists.ts';
import { tailOf } from '../../../src/edge/rule/tail.ts';

const TEXT = Buffer.from('all the same '.repeat(1000));
const LIST = { etag: 'one', size: 3 * TEXT.length };

/** A list of three texts, and how often it was read. */
function makeTexts(failure?: Error) {
  let reads = 0;
  async function* texts() {
    reads++;
    yield TEXT;
    yield TEXT;
    if (failure) throw failure;
    yield TEXT;
  }
  return { texts, reads: () => reads };
}

const decoded = (body: Uint8Array | undefined) =>
  brotliDecompressSync(Buffer.concat([body ?? TEXT, tailOf('br', 'end', { crc32: 0, size: 0 })])).toString();

test('a list is read once, however many ask, and goes on with whatever tail', async () => {
  const compress = compressLists();
  const { texts, reads } = makeTexts();
  const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => compress(LIST, texts)));
  expect(decoded(first)).toBe(`${TEXT}${TEXT}${TEXT}end`);
  for (const other of others) expect(other).toBe(first);
  expect(await compress(LIST, texts)).toBe(first);
  expect(reads()).toBe(1);
});

test('another list is compressed by itself', async () => {
  const compress = compressLists();
  const { texts, reads } = makeTexts();
  await compress(LIST, texts);
  await compress({ ...LIST, etag: 'two' }, texts);
  expect(reads()).toBe(2);
});

test('a list that cannot be read fails for all who wait, and is tried again', async () => {
  const compress = compressLists();
  const { texts, reads } = makeTexts(new Error('EIO'));
  const waiting = await Promise.allSettled([compress(LIST, texts), compress(LIST, texts)]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(reads()).toBe(1);
  await expect(compress(LIST, texts)).rejects.toThrow('EIO');
  expect(decoded(await compress(LIST, makeTexts().texts))).toBe(`${TEXT}${TEXT}${TEXT}end`);
});

test('a list above 25 MiB is too dear', () => {
  const { texts, reads } = makeTexts();
  expect(compressLists()({ ...LIST, size: 25 * 1024 * 1024 + 1 }, texts)).toBeUndefined();
  expect(reads()).toBe(0);
});

test('other work has its turn after each text', async () => {
  let turns = 0;
  const seen: number[] = [];
  const count = () => {
    turns++;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  async function* texts() {
    for (let i = 0; i < 4; i++) {
      seen.push(turns);
      yield TEXT;
    }
  }
  await compressLists()(LIST, texts);
  clearImmediate(timer);
  expect(new Set(seen).size).toBe(4);
});
