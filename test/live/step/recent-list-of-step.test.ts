/**
 * After a live step, what changed last lies together as after a build, for two more files at most.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { changeList } from '../../../src/live/step/next-list.ts';
import { createBlobStore } from '../../../src/snapshot/blob-store.ts';
import { packList } from '../../../src/snapshot/list.ts';
import { packPaths, viewIndex } from '../../../src/stored-format/list-index.ts';
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

describe('a recent list after a step', () => {
  test('is one, of at most 256 objects, and its index and one or two packs are all that is new for it', async () => {
    const { step, indexAt } = await network();
    const { list, made } = await step(1234, 4000);
    expect(list.recent).toHaveLength(1);
    const view = indexAt(list.recent[0]?.index);
    expect(view.objects).toBeGreaterThan(64);
    expect(view.objects).toBeLessThanOrEqual(256);
    expect(view.lastUpdated.includes(START + 4_000_000)).toBe(true);
    const whole = new Set(packPaths(indexAt(list.index)));
    const forRecent = made.filter((path) => path !== list.index && !whole.has(path));
    expect(forRecent.filter((path) => path.endsWith('.index'))).toEqual([list.recent[0]?.index]);
    expect(forRecent.length).toBeLessThanOrEqual(3);
  });

  test('lives on through a thousand steps, and none reads more than the packs that change', async () => {
    const { step, indexAt, asked } = await network();
    for (let turn = 0; turn < 1000; turn++) {
      asked.length = 0;
      const { list } = await step((turn * 104_729) % 3000, 4000 + turn, turn % 2 ? 'BLOCKED' : 'CHARGING');
      const [recent] = list.recent;
      const view = indexAt(recent?.index);
      const since = recent?.since ?? 0;
      const expected = indexAt(list.index).lastUpdated.filter((at) => at >= since);
      expect([...view.lastUpdated]).toEqual([...expected]);
      expect(view.objects).toBeLessThanOrEqual(256);
      expect(view.objects).toBeGreaterThan(32);
      expect(asked.filter((path) => path.endsWith('.gzip')).length).toBeLessThanOrEqual(6);
    }
  });
});
