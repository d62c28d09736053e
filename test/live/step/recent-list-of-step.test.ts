/**
 * After a live step, what changed last lies together as after a build, for two more files at most.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { changeList } from '../../../src/live/step/next-list.ts';
import { createBlobStore } from '../../../src/snapshot/blob-store.ts';
import { packList } from '../../../src/snapshot/list.ts';
import { indexSince, packPaths, viewIndex } from '../../../src/stored-format/list-index.ts';
import type { StoredList } from '../../../src/stored-format/manifest.ts';
import { siteOf, toObjects } from '../../edge/support/site.ts';

const START = Date.UTC(2026, 0, 1);
const time = (seconds: number) => new Date(START + 1000 * seconds).toISOString().replace('.000', '');

/** Each changed at a time of its own, all over the list. */
const LOCATIONS = Array.from({ length: 3000 }, (_, i) => {
  const last_updated = time((i * 7919) % 3000);
  return { id: `L-${i}`, last_updated, evses: [{ uid: `E-${i}`, status: 'AVAILABLE', connectors: [], last_updated }] };
});

async function network() {
  const blobs = createBlobStore();
  const { list } = await packList(toObjects(LOCATIONS), blobs);
  const files = siteOf(blobs.files);
  const asked: string[] = [];
  const read = async (path: string) => {
    asked.push(path);
    return files.get(path) ?? Promise.reject(new Error(`${path} is missing`));
  };
  let now: StoredList = { ...list, changed: time(0) };
  return {
    asked,
    /** Sets an EVSE, and gives the files that this made. */
    async step(number: number, seconds: number, status = 'CHARGING', uid = `E-${number}`) {
      const made = new Map<string, Uint8Array>();
      const changes = new Map([[`L-${number}`, new Map([[uid, status as 'CHARGING']])]]);
      now = await changeList(now, changes, { publishedAt: time(seconds), read, files: made });
      for (const [path, bytes] of made) files.set(path, bytes);
      return { list: now, made: [...made.keys()] };
    },
    indexAt: (path = '') => viewIndex(Uint8Array.from(files.get(path) ?? []).buffer),
  };
}

test('a step that changes no site makes no file', async () => {
  const { step } = await network();
  expect((await step(5, 4000, 'CHARGING', 'OF-NOBODY')).made).toEqual([]);
});

describe('recent lists after a step', () => {
  test('are two, of at most 64 and 256 objects, and an index and a pack or two of each are all that is new for them', async () => {
    const { step, indexAt } = await network();
    const { list, made } = await step(1234, 4000);
    const views = list.recent.map(({ index }) => indexAt(index));
    expect(views).toHaveLength(2);
    for (const [i, [least, most]] of [[16, 64] as const, [64, 256] as const].entries()) {
      expect(views[i]?.objects).toBeGreaterThan(least);
      expect(views[i]?.objects).toBeLessThanOrEqual(most);
      expect(views[i]?.lastUpdated.includes(START + 4_000_000)).toBe(true);
    }
    const whole = new Set(packPaths(indexAt(list.index)));
    const forRecent = made.filter((path) => path !== list.index && !whole.has(path));
    const indexes = forRecent.filter((path) => path.endsWith('.index'));
    expect(indexes.sort()).toEqual(list.recent.map(({ index }) => index).sort());
    expect(forRecent.length).toBeLessThanOrEqual(6);
  });

  test('live on through a thousand steps, for two files more each, and none reads more than the packs that change', async () => {
    const { step, indexAt, asked } = await network();
    let files = 0;
    for (let turn = 0; turn < 1000; turn++) {
      asked.length = 0;
      const { list, made } = await step((turn * 104_729) % 3000, 4000 + turn, turn % 2 ? 'BLOCKED' : 'CHARGING');
      files += made.length;
      const times = indexAt(list.index).lastUpdated;
      for (const [i, { index, since }] of list.recent.entries()) {
        const view = indexAt(index);
        expect([...view.lastUpdated]).toEqual([...times.filter((at) => at >= since)]);
        expect(view.objects).toBeLessThanOrEqual([64, 256][i] ?? 0);
        expect(view.objects).toBeGreaterThan([16, 64][i] ?? 0);
      }
      expect(list.recent).toHaveLength(2);
      // What a client asks for who was here a moment ago.
      const view = indexAt(indexSince(list, times.toSorted().at(-30) ?? 0));
      expect([view.objects <= 64, view.packs <= 2]).toEqual([true, true]);
      expect(asked.filter((path) => path.endsWith('.gzip')).length).toBeLessThanOrEqual(6);
    }
    // A pack and the index of the list; of each recent list, an index and now and then a second pack.
    expect(files / 1000).toBeLessThan(6.5);
  });
});
