/**
 * From where the texts of a page come: what a date filter picks is read from the recent objects, and no pack is opened.
 *
 * @module-tag alone: it mocks modules.
 */

import { beforeAll, describe, expect, test, vi } from 'vitest';
import { inflate } from '../../src/edge/deflate.ts';
import { textsOfRuns } from '../../src/edge/run-texts.ts';
import { select } from '../../src/edge/selection.ts';
import { createBlobStore } from '../../src/publish/snapshot/blob-store.ts';
import { packList } from '../../src/publish/snapshot/list.ts';
import { type ListIndex, nameAt, packOf, storedPath, viewIndex } from '../../src/stored-format/list-index.ts';
import { siteOf, toItem } from './support/site.ts';

/** Every tenth location changed an hour after the one before it, the others long ago. */
const LOCATIONS = Array.from({ length: 20_000 }, (_, i) => ({
  id: `LOC-${i}`,
  last_updated: new Date(i % 10 === 0 ? Date.UTC(2026, 0, 1) + i * 360_000 : Date.UTC(2025, 0, 1)).toISOString(),
}));
const lastChanged = (count: number) => Date.parse(LOCATIONS[LOCATIONS.length - 10 * count]?.last_updated ?? '');

vi.mock(import('../../src/edge/deflate.ts'), async (original) => {
  const actual = await original();
  return { ...actual, inflate: vi.fn(actual.inflate) };
});

let index: ListIndex;
let opened: number[];
let openPack: (pack: number) => Promise<Uint8Array>;

beforeAll(async () => {
  const blobs = createBlobStore();
  const { list } = await packList(LOCATIONS.map(toItem), blobs);
  const files = siteOf(blobs.files);
  index = viewIndex(Uint8Array.from(files.get(list.index) ?? []).buffer);
  openPack = async (pack) => {
    opened.push(pack);
    return files.get(storedPath(nameAt(index.gzipNames, pack), 'gzip')) ?? new Uint8Array();
  };
});

async function read(from: number, to: number, limit: number): Promise<unknown[]> {
  opened = [];
  const { runs } = select(index, { from, to }, 0, limit);
  const texts = await textsOfRuns(index, runs, openPack);
  return [...texts.values()].map((parts) => JSON.parse(Buffer.concat(parts).toString()));
}

test.each([1, 33, 1000, 1250])('the %i objects that changed last are read without opening a pack', async (count) => {
  const expected = LOCATIONS.filter((_, i) => i % 10 === 0).slice(-count);
  expect(await read(lastChanged(count), Number.POSITIVE_INFINITY, 5000)).toEqual(expected);
  expect(opened).toEqual([]);
});

test('objects that are not all recent are read from their segments', async () => {
  const expected = LOCATIONS.filter((_, i) => i % 10 === 0).slice(-1300);
  expect(await read(lastChanged(1300), Number.POSITIVE_INFINITY, 5000)).toEqual(expected);
  expect(opened.length).toBeGreaterThan(0);
});

test('a few neighbours are read from their segment, if they lie deep in the recent objects', async () => {
  const [from, to] = [lastChanged(1250), lastChanged(1248)];
  expect(await read(from, to, 10)).toEqual(LOCATIONS.filter((_, i) => i % 10 === 0).slice(-1250, -1248));
  expect(new Set(opened).size).toBe(1);
});

describe('runs that are read from segments', () => {
  const runsOf = (limit: number) =>
    select(index, { from: lastChanged(1300), to: Number.POSITIVE_INFINITY }, 0, limit).runs;

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
    const texts = [...(await textsOfRuns(index, runsOf(1000), openPack)).values()].flat();
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
});
