/**
 * The texts of a page that are not whole segments: how often packs are opened and segments decompressed for them.
 *
 * @module-tag alone: it mocks modules.
 */

import { beforeAll, expect, test, vi } from 'vitest';
import { inflate } from '../../src/edge/rule/compose-body.ts';
import { select, textsOfRuns } from '../../src/edge/rule/page.ts';
import { createBlobStore } from '../../src/snapshot/blob-store.ts';
import { packList } from '../../src/snapshot/list.ts';
import { type ListIndex, packOf, packPath, viewIndex } from '../../src/stored-format/list-index.ts';
import { siteOf, toObjects } from './support/site.ts';

/** Every tenth location changed an hour after the one before it, the others long ago. */
const LOCATIONS = Array.from({ length: 20_000 }, (_, i) => ({
  id: `LOC-${i}`,
  last_updated: new Date(i % 10 === 0 ? Date.UTC(2026, 0, 1) + i * 360_000 : Date.UTC(2025, 0, 1)).toISOString(),
}));
const lastChanged = (count: number) => Date.parse(LOCATIONS[LOCATIONS.length - 10 * count]?.last_updated ?? '');

vi.mock(import('../../src/edge/rule/compose-body.ts'), async (original) => {
  const actual = await original();
  return { ...actual, inflate: vi.fn(actual.inflate) };
});

let index: ListIndex;
let opened: number[];
let openPack: (pack: number) => Promise<Uint8Array>;

beforeAll(async () => {
  const blobs = createBlobStore();
  const { list } = await packList(toObjects(LOCATIONS), blobs);
  const files = siteOf(blobs.files);
  index = viewIndex(Uint8Array.from(files.get(list.index) ?? []).buffer);
  openPack = async (pack) => {
    opened.push(pack);
    return files.get(packPath(index, pack)) ?? new Uint8Array();
  };
});

const runsOf = (limit: number) =>
  select(index, { from: lastChanged(1300), to: Number.POSITIVE_INFINITY }, 0, limit).runs;

test('each run has the text of its objects, in any number of segments', async () => {
  opened = [];
  const texts = [...(await textsOfRuns(index, runsOf(5000), openPack)).values()];
  const expected = LOCATIONS.filter((_, i) => i % 10 === 0).slice(-1300);
  expect(texts.map((text) => JSON.parse(Buffer.from(text).toString()))).toEqual(expected);
});

test('each pack is opened and each segment decompressed once', async () => {
  const runs = runsOf(12);
  opened = [];
  vi.mocked(inflate).mockClear();
  await textsOfRuns(index, runs, openPack);
  const segments = new Set(runs.map(({ segment }) => segment));
  expect(runs.length).toBeGreaterThan(segments.size);
  expect(inflate).toHaveBeenCalledTimes(segments.size);
  expect(opened).toEqual([...new Set([...segments].map((segment) => packOf(index, segment)))]);
});

test('what stays in memory is their text, and not that of their segments', async () => {
  const texts = [...(await textsOfRuns(index, runsOf(1000), openPack)).values()];
  const held = new Set(texts.map(({ buffer }) => buffer));
  const bytes = (parts: Iterable<{ readonly byteLength: number }>) =>
    [...parts].reduce((sum, part) => sum + part.byteLength, 0);
  expect(bytes(held)).toBe(bytes(texts));
});

test('only a few packs are open at the same time', async () => {
  let [open, most] = [0, 0];
  await textsOfRuns(index, runsOf(1300), async (pack) => {
    most = Math.max(most, ++open);
    const bytes = await openPack(pack);
    open--;
    return bytes;
  });
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(8);
});
