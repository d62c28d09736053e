/** Lists in packs: what stands in them, how a list is cut, and how little of it changes with one object. */

import { gunzipSync, crc32 as zlibCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inflate, tailOf } from '../../src/edge/rule/compose-body.ts';
import { createBlobStore } from '../../src/snapshot/blob-store.ts';
import { packList } from '../../src/snapshot/list.ts';
import { chunkList, chunkRecent, objectsOf } from '../../src/snapshot/plan.ts';
import { blocksOf, hashOfId, packOf, viewIndex } from '../../src/stored-format/list-index.ts';
import { makeLocations, resolve, type TestLocation, toItems } from './support/small-snapshots.ts';

const textOf = (locations: readonly TestLocation[]) =>
  JSON.stringify({ data: locations, status_code: 1000, status_message: 'Success', timestamp: '' }).slice(0, -2);

async function packed(locations: readonly TestLocation[]) {
  const blobs = createBlobStore();
  const { list, text } = await packList(objectsOf(toItems(locations)), blobs);
  const files = resolve(blobs.files, new Map());
  const read = (path: string) => files.get(path.slice(1)) ?? Buffer.alloc(0);
  const joined = () =>
    Buffer.concat(
      list.gzip.map(({ path, bytes }) => {
        expect(read(path).length).toBe(bytes);
        return read(path);
      }),
    );
  return { list, text, files, joined, read, index: viewIndex(Uint8Array.from(read(list.index)).buffer) };
}

describe('the packs of a list, one behind the other', () => {
  test.each([0, 1, 2, 99, 100, 101, 200, 500, 3000])('are the envelope of %i objects', async (count) => {
    const locations = makeLocations(count);
    const { list, joined, text } = await packed(locations);
    const expected = textOf(locations);
    expect(Buffer.from(text()).toString() === expected).toBe(true);
    expect(list).toMatchObject({
      total: count,
      size: Buffer.byteLength(expected),
      crc32: zlibCrc32(expected),
    });
    const whole = gunzipSync(Buffer.concat([joined(), tailOf('gzip', 'Z"}', list)]));
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

test('bytes that are no index, or not all of one, are refused', async () => {
  const { read, list } = await packed(makeLocations(100));
  const bytes = read(list.index);
  for (const odd of [bytes.subarray(0, -4), bytes.subarray(4), Buffer.concat([bytes, Buffer.alloc(4)])]) {
    expect(() => viewIndex(Uint8Array.from(odd).buffer)).toThrow(RangeError);
  }
});

describe('where a list is cut', () => {
  test.each([
    [0, 1, 1],
    [60, 1, 1],
    [400, 4, 4],
    [12_500, 96, 192],
    [25_000, 96, 192],
    [100_000, 96, 192],
  ])('%i objects have %i to %i packs', (count, least, most) => {
    const packs = chunkList(count).length;
    expect(packs).toBeGreaterThanOrEqual(least);
    expect(packs).toBeLessThanOrEqual(most);
  });

  test('every object is in one segment of one pack, and each segment but the last has a hundred', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60_000 }), (count) => {
        const packs = chunkList(count);
        const ends = packs.flatMap((pack) => pack.ends);
        expect(ends.at(-1) ?? 0).toBe(count);
        for (const [i, end] of ends.slice(0, -1).entries()) expect(end).toBe(100 * (i + 1));
        for (const [i, { first }] of packs.entries()) expect(first).toBe(packs[i - 1]?.ends.at(-1) ?? 0);
      }),
    );
  });

  test('a recent list is cut by its objects, in their order: packs before a new one stay, and all from where cuts meet again', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3000 }), fc.nat(), fc.nat(), (count, network, at) => {
        const hashes = Array.from({ length: count }, (_, i) => hashOfId(`${network}-${i}`));
        const place = at % (count + 1);
        const before = endsOf(hashes);
        // Ends behind the new object, as if it were not there.
        const after = endsOf(hashes.toSpliced(place, 0, 1)).map((end) => (end > place ? end - 1 : end));
        expect(after.filter((end) => end < place)).toEqual(before.filter((end) => end < place));
        const meet = after.find((end) => end > place && before.includes(end)) ?? count;
        expect(after.filter((end) => end >= meet)).toEqual(before.filter((end) => end >= meet));
      }),
    );
  });

  test('where they meet again is seldom far', () => {
    const hashes = Array.from({ length: 2000 }, (_, i) => hashOfId(`LOC-${i}`));
    const counts = Array.from({ length: 200 }, (_, i) => newPacks(hashes, 10 * i));
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(3);
  });

  test('a new object comes at the end, and changes one or two packs', async () => {
    const locations = makeLocations(3000);
    const more = [...locations, { id: 'NEW-1', name: 'new', last_updated: '2026-02-01T00:00:00Z' }];
    const [before, after] = [await packed(locations), await packed(more)];
    const fresh = [...after.files.keys()].filter((path) => path.endsWith('.gzip') && !before.files.has(path));
    expect(fresh.length).toBeGreaterThanOrEqual(1);
    expect(fresh.length).toBeLessThanOrEqual(2);
    expect(before.list.etag).not.toBe(after.list.etag);
  });
});

/** How many packs of a recent list were not there before it had a new object at a place. */
function newPacks(hashes: readonly number[], place: number): number {
  const textsOf = (all: readonly number[]) => endsOf(all).map((end, i, ends) => `${all.slice(ends[i - 1] ?? 0, end)}`);
  const before = new Set(textsOf(hashes));
  return textsOf(hashes.toSpliced(place, 0, 1)).filter((text) => !before.has(text)).length;
}

/** Where the packs of a recent list end. Each has at most 128 objects and begins where the one before it ends. */
function endsOf(hashes: readonly number[]): number[] {
  const packs = chunkRecent(Uint32Array.from(hashes));
  const ends = packs.map(({ ends: [end = 0] }) => end);
  expect(packs.map(({ first }) => first)).toEqual([0, ...ends.slice(0, -1)]);
  for (const [i, end] of ends.entries()) expect(end - (ends[i - 1] ?? 0)).toBeLessThanOrEqual(128);
  expect(ends.at(-1)).toBe(hashes.length);
  return ends;
}
