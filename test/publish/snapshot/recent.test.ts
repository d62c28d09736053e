/** The recent objects of an index: which they are, and that a beginning of their stream is enough. */

import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { packRecent } from '../../../src/publish/snapshot/recent.ts';
import { BATCH, type RecentObjects } from '../../../src/stored-format/recent-objects.ts';
import { makeLocations, type TestLocation, toItems } from './support/small-snapshots.ts';

/** Locations that changed so many seconds into 2026. */
const changedAt = (seconds: readonly number[]): TestLocation[] =>
  makeLocations(seconds.length).map((location, i) => ({
    ...location,
    last_updated: new Date(Date.UTC(2026, 0, 1, 0, 0, seconds[i])).toISOString(),
  }));

/** The objects of the first batches, decompressed from the beginning of the stream alone. */
function readBatches({ textEnd, batchEnd, blocks }: RecentObjects, count: number): unknown[] {
  const text = inflateRawSync(blocks.subarray(0, batchEnd[count - 1]), { finishFlush: constants.Z_SYNC_FLUSH });
  const ends = textEnd.subarray(0, count * BATCH);
  expect(text.length).toBe(ends.at(-1));
  return Array.from(ends, (end, slot) => JSON.parse(text.toString('utf8', textEnd[slot - 1] ?? 0, end)));
}

test('each beginning of the stream holds the newest objects, equally new ones in the order of the list', async () => {
  const seconds = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(seconds, async (times) => {
      const locations = changedAt(times);
      const recent = await packRecent(toItems(locations));
      const newest = [...locations.keys()].sort((a, b) => (times[b] ?? 0) - (times[a] ?? 0));
      expect([...recent.positions]).toEqual(newest);
      for (let count = 1; count <= recent.batchEnd.length; count++) {
        const expected = newest.slice(0, count * BATCH).map((position) => locations[position]);
        expect(readBatches(recent, count)).toEqual(expected);
      }
    }),
    { numRuns: 100 },
  );
});

describe('how many objects are recent', () => {
  test.each([
    [0, 0],
    [1, 1],
    [1024, 1024],
    [5000, 1024],
    [32_000, 2000],
    [200_000, 8192],
  ])('of %i objects %i', async (count, recent) => {
    const { positions, textEnd, blocks, batchEnd } = await packRecent(toItems(makeLocations(count)));
    expect([positions.length, textEnd.length]).toEqual([recent, recent]);
    expect(batchEnd.at(-1) ?? 0).toBe(blocks.length);
  });
});

test('recent objects of the previous snapshot are taken over without reading a text, if they are the same', async () => {
  const locations = changedAt([3, 1, 2]);
  const onText = vi.fn();
  const previous = await packRecent(toItems(locations));
  expect(await packRecent(toItems(locations, onText), previous)).toBe(previous);
  expect(onText).not.toHaveBeenCalled();
  const changed = locations.with(1, { id: 'LOC-00001', name: 'changed', last_updated: '2026-01-01T00:00:01Z' });
  expect(readBatches(await packRecent(toItems(changed), previous), 1)).toContainEqual(changed[1]);
});

test.each([
  ['that cannot be decompressed', Buffer.alloc(300, 0xff)],
  ['of another length', deflateRawSync('{}', { finishFlush: constants.Z_SYNC_FLUSH })],
])('blocks of the previous snapshot %s are not used', async (_, blocks) => {
  const locations = changedAt([3, 1, 2]);
  const previous = { ...(await packRecent(toItems(locations))), blocks };
  const changed = locations.with(1, { id: 'LOC-00001', name: 'changed', last_updated: '2026-01-01T00:00:09Z' });
  expect(readBatches(await packRecent(toItems(changed), previous), 1)).toEqual([changed[1], changed[0], changed[2]]);
});
