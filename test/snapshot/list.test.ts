/** Lists in packs: what stands in them, how a list is cut, and how little of it changes with one object. */

import { gunzipSync, crc32 as zlibCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inflate } from '../../src/edge/rule/deflate.ts';
import { tailOf } from '../../src/edge/rule/tail.ts';
import { createBlobStore } from '../../src/snapshot/blob-store.ts';
import { chunkPacks } from '../../src/snapshot/chunking.ts';
import { packList } from '../../src/snapshot/list.ts';
import { blocksOf, packOf, viewIndex } from '../../src/stored-format/list-index.ts';
import { makeLocations, resolve, type TestLocation, toItems } from './support/small-snapshots.ts';

const idsOf = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `LOC-${String(i).padStart(6, '0')}` }));
const textOf = (locations: readonly TestLocation[]) =>
  JSON.stringify({ data: locations, status_code: 1000, status_message: 'Success', timestamp: '' }).slice(0, -2);

async function packed(locations: readonly TestLocation[]) {
  const blobs = createBlobStore();
  const { list, text } = await packList(toItems(locations), blobs);
  const files = resolve(blobs.files, new Map());
  const read = (path: string) => files.get(path.slice(1)) ?? Buffer.alloc(0);
  const joined = (coding: 'gzip' | 'identity') =>
    Buffer.concat(
      list[coding].map(({ path, bytes }) => {
        expect(read(path).length).toBe(bytes);
        return read(path);
      }),
    );
  return { list, text, files, joined, read, index: viewIndex(Uint8Array.from(read(list.index)).buffer) };
}

describe('the packs of a list, one behind the other', () => {
  test.each([0, 1, 2, 7, 8, 9, 64, 65, 500, 3000])('are the envelope of %i objects in both codings', async (count) => {
    const locations = makeLocations(count);
    const { list, joined, text } = await packed(locations);
    const expected = textOf(locations);
    expect(joined('identity').toString() === expected).toBe(true);
    expect(text()).toEqual(joined('identity'));
    expect(list).toMatchObject({
      total: count,
      size: Buffer.byteLength(expected),
      crc32: zlibCrc32(expected),
    });
    const whole = gunzipSync(Buffer.concat([joined('gzip'), tailOf('gzip', 'Z"}', list)]));
    expect(whole.toString() === `${expected}Z"}`).toBe(true);
  });

  test('the index leads to the text of every segment', async () => {
    const locations = makeLocations(1000);
    const { index, list, read } = await packed(locations);
    for (let segment = 0; segment < index.segments; segment++) {
      const pack = packOf(index, segment);
      const blocks = blocksOf(index, segment, read(list.gzip[pack]?.path ?? ''));
      const [first, end] = index.firstObject.subarray(segment, segment + 2);
      const text = Buffer.from(inflate(blocks, index.textBytes[segment] ?? 0)).toString();
      expect(JSON.parse(`[${text}]`)).toEqual(locations.slice(first, end));
    }
  });
});

test('an index of the format before, with a longer header and copies of objects behind it, is still read', async () => {
  const { index, read, list } = await packed(makeLocations(100));
  const bytes = read(list.index);
  const numbers = [3, ...new Uint32Array(Uint8Array.from(bytes.subarray(4, 16)).buffer), 7, 300];
  const header = new Uint8Array(Uint32Array.from(numbers).buffer);
  const before = Uint8Array.from([...header, ...bytes.subarray(16), ...Buffer.alloc(300)]);
  expect(viewIndex(before.buffer)).toEqual(index);
  for (const odd of [bytes.subarray(0, -4), before.subarray(1), before.subarray(0, bytes.length)]) {
    expect(() => viewIndex(Uint8Array.from(odd).buffer)).toThrow(RangeError);
  }
  expect(() => viewIndex(Uint8Array.from([...bytes, 0, 0, 0, 0]).buffer)).toThrow(RangeError);
});

describe('where a list is cut', () => {
  test.each([
    [0, 1, 1],
    [60, 1, 1],
    [400, 3, 6],
    [12_500, 96, 192],
    [25_000, 96, 192],
    [100_000, 96, 192],
  ])('%i objects have %i to %i packs', (count, least, most) => {
    const packs = chunkPacks(idsOf(count)).length;
    expect(packs).toBeGreaterThanOrEqual(least);
    expect(packs).toBeLessThanOrEqual(most);
  });

  test('no pack is larger than three times another, except the last one', () => {
    const sizes = chunkPacks(idsOf(100_000)).map(({ first, ends }) => (ends.at(-1) ?? first) - first);
    const whole = sizes.slice(0, -1);
    expect(Math.max(...whole)).toBeLessThanOrEqual(3 * Math.min(...whole));
  });

  test('every object is in one segment of one pack, in its order, whatever the ids', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.string() }), { maxLength: 2000, size: 'max' }), (items) => {
        const packs = chunkPacks(items);
        const ends = packs.flatMap((pack) => pack.ends);
        expect(ends.at(-1) ?? 0).toBe(items.length);
        for (const [i, end] of ends.entries()) {
          expect(end - (ends[i - 1] ?? 0)).toBeGreaterThanOrEqual(1);
          expect(end - (ends[i - 1] ?? 0)).toBeLessThanOrEqual(128);
        }
        for (const [i, { first }] of packs.entries()) expect(first).toBe(packs[i - 1]?.ends.at(-1) ?? 0);
      }),
      { numRuns: 50 },
    );
  });

  test('the case of ids does not matter', () => {
    const lower = idsOf(3000).map(({ id }) => ({ id: id.toLowerCase() }));
    expect(chunkPacks(lower)).toEqual(chunkPacks(idsOf(3000)));
  });

  test.each([
    ['in the middle', 1500],
    ['at the beginning', 0],
    ['at the end', 3000],
  ])('a new object %s changes one or two packs', async (_, at) => {
    const locations = makeLocations(3000);
    const more = locations.toSpliced(at, 0, { id: 'NEW-1', name: 'new', last_updated: '2026-02-01T00:00:00Z' });
    const [before, after] = [await packed(locations), await packed(more)];
    for (const ending of ['.gzip', '.identity']) {
      const fresh = [...after.files.keys()].filter((path) => path.endsWith(ending) && !before.files.has(path));
      expect(fresh.length).toBeGreaterThanOrEqual(1);
      expect(fresh.length).toBeLessThanOrEqual(2);
    }
    expect(before.list.etag).not.toBe(after.list.etag);
  });
});
