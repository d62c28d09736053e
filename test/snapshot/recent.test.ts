/** The recent lists of a list: what is in them, how seldom they begin at another time, and how little of them changes. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recentTimes, recentTimesOfStep } from '../../src/snapshot/plan.ts';
import { packSnapshot } from '../../src/snapshot/snapshot.ts';
import { runs } from '../support/sampled.ts';
import {
  changedPaths,
  type Files,
  filesOf,
  formerOf,
  inputOf,
  makeLocations,
  manifestOf,
  recentOf,
  resolve,
  type TestLocation,
  toItems,
} from './support/small-snapshots.ts';

const START = Date.UTC(2026, 0, 1);
const at = (seconds: number) => new Date(START + 1000 * seconds).toISOString();

/** Locations of 2 kB that changed so many seconds into 2026. */
const changedAt = (seconds: readonly number[]): TestLocation[] =>
  makeLocations(seconds.length, 'Zürich '.repeat(250)).map((location, i) => ({
    ...location,
    last_updated: at(seconds[i] ?? 0),
  }));

/** Each of so many changed at a time of its own, all over the list. */
const scattered = (count: number) => changedAt(Array.from({ length: count }, (_, i) => (i * 7919) % count));

const listOf = (files: Files) => {
  const list = manifestOf(files).by_version['2.2']?.locations;
  if (list === undefined) throw new Error('the snapshot is without 2.2');
  return list;
};

test('each has the objects that changed since its time, in the order of the list, and the shortest is the first', async () => {
  const seconds = fc.array(fc.nat({ max: 60 }), { minLength: 0, maxLength: 600, size: 'max' });
  await fc.assert(
    fc.asyncProperty(seconds, async (times) => {
      const locations = changedAt(times).map((location) => ({ ...location, name: 'Zürich' }));
      const files = await filesOf(inputOf(toItems(locations)));
      const recent = recentOf(listOf(files), files);
      for (const { since, objects } of recent) {
        expect(objects).toEqual(locations.filter((location) => Date.parse(location.last_updated) >= since));
      }
      const lengths = recent.map(({ objects }) => objects.length);
      expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
      expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(0.75 * times.length);
    }),
    runs(15, 100),
  );
});

describe('how long they are', () => {
  const lengthsOf = (count: number) => {
    const times = Float64Array.from({ length: count }, (_, i) => START + 1000 * i);
    return recentTimes(times).map((since) => times.filter((time) => time >= since).length);
  };

  test.each([
    [0, 0, 0],
    [42, 0, 0],
    [64, 1, 32],
    [3000, 7, 2048],
    [12_500, 7, 2048],
    [50_000, 7, 2048],
    [1_000_000, 9, 8192],
  ])(
    'of %i objects, %i lists of up to %i, each with about twice the objects of the one before',
    (count, lists, most) => {
      const lengths = lengthsOf(count);
      expect(lengths).toHaveLength(lists);
      for (const [i, length] of lengths.reverse().entries()) {
        expect(length).toBeLessThanOrEqual(most / 2 ** i);
        expect(length).toBeGreaterThan(most / 2 ** (i + 1));
      }
    },
  );

  test('objects that all changed at the same time are no recent list', () => {
    expect(recentTimes(new Float64Array(3000).fill(START))).toEqual([]);
  });

  test('they begin at another time only after many changes', () => {
    const changed = Float64Array.from({ length: 3000 }, (_, i) => START + 1000 * ((i * 7919) % 3000));
    const begun = new Set<number>();
    for (let change = 0; change < 200; change++) {
      changed[(change * 104_729) % 3000] = START + 1000 * (3000 + change);
      begun.add(recentTimes(changed).at(-1) ?? 0);
    }
    expect(begun.size).toBeLessThan(10);
  });
});

describe('after one change', async () => {
  const locations = scattered(3000);
  const before = await filesOf(inputOf(toItems(locations)));
  const changed = { ...(locations[1234] as TestLocation), name: 'changed', last_updated: at(5000) };
  const next = (previousFiles = formerOf(before)) => {
    let texts = 0;
    const items = toItems(locations.with(1234, changed), () => texts++);
    const input = inputOf(items, { publishedAt: START + 5_000_000, previousFiles });
    return packSnapshot(input).then((tree) => ({ files: resolve(tree, before), rendered: texts }));
  };

  test('one or two packs of each list are new', async () => {
    const { files } = await next();
    const [old, fresh] = [listOf(before), listOf(files)];
    const kept = fresh.recent.filter(({ since }) => old.recent.some((list) => list.since === since));
    expect(kept.length).toBeGreaterThanOrEqual(4);
    const news = changedPaths(before, files).filter((path) => path.endsWith('.gzip'));
    const others = fresh.recent.length - kept.length;
    // A new object changes one or two packs; a short list that begins elsewhere has at most three.
    expect(news.length).toBeLessThanOrEqual(1 + 2 * kept.length + 3 * others);
  });

  test('only the texts of one pack of the list are rendered: the others come from the packs before', async () => {
    const { rendered } = await next();
    // The list is also a plain file, for which each of them is rendered.
    expect(rendered - locations.length).toBeLessThanOrEqual(256);
  });

  test.each([
    ['are missing', () => undefined],
    ['are damaged', () => Buffer.alloc(300, 0xff)],
  ])('packs of the previous snapshot that %s are not used', async (_, content) => {
    const former = formerOf(before);
    const read = (path: string) => (path.endsWith('.gzip') ? content() : former.read?.(path));
    const [whole, without] = [await next(), await next({ ...former, read })];
    expect(changedPaths(whole.files, without.files)).toEqual([]);
    expect(without.rendered).toBeGreaterThan(whole.rendered);
  });

  test('nothing is taken from a snapshot that this process has not asserted, and the bytes are the same', async () => {
    const [whole, without] = [await next(), await next({ ...formerOf(before), isAsserted: false })];
    expect(changedPaths(whole.files, without.files)).toEqual([]);
    expect(without.rendered).toBeGreaterThan(whole.rendered);
  });
});

describe('since when the recent lists of a live step go back', () => {
  const times = (...groups: readonly (readonly [objects: number, time: number])[]) =>
    Float64Array.from(groups.flatMap(([objects, time]) => new Array<number>(objects).fill(time)));
  const since = (lastUpdated: Float64Array, ...before: readonly number[]) =>
    recentTimesOfStep(
      lastUpdated,
      before.map((time) => ({ since: time })),
    );
  const each = Float64Array.from({ length: 1000 }, (_, i) => i);

  test('as far as lists before them that are short enough, also where many have one time', () => {
    expect(since(times([5000, 1], [50, 7]), 7, 1)).toEqual([7]);
    expect(since(times([5000, 1], [100, 5], [50, 7]), 7, 5, 1)).toEqual([7, 5]);
    expect(since(times([100, 1]), 1)).toEqual([1]);
    expect(since(each, 960, 936, 860, 744, 10)).toEqual([936, 744]);
  });

  test('where all before it are too long, half as far as fits', () => {
    expect(since(each, 500, 10)).toEqual([968, 872]);
    expect(since(times([5000, 1], [50, 7]), 1)).toEqual([7]);
    expect(since(times([5000, 1], [200, 7]), 1)).toEqual([7]);
  });

  test('a short one does not stand for a long one, nor one of a few objects for a short one', () => {
    expect(since(each, 940, 740)).toEqual([940, 872]);
    expect(since(each, 990, 800, 10)).toEqual([968, 800]);
  });

  test('there is none where more have changed at once, or where there was none', () => {
    expect(since(times([5000, 1]), 1)).toEqual([]);
    expect(since(times([5000, 1], [300, 7]), 7, 1)).toEqual([]);
    expect(since(times([5000, 1], [50, 7]))).toEqual([]);
  });

  test('the shorter first, of at most 64 and 256 objects, none longer than those before', () => {
    const time = fc.integer({ min: 0, max: 300 });
    const long = fc.array(time, { minLength: 1, maxLength: 900, size: 'max' });
    fc.assert(
      fc.property(long, fc.uniqueArray(time, { maxLength: 6 }), (own, before) => {
        const lastUpdated = Float64Array.from(own);
        const latestFirst = before.sort((a, b) => b - a);
        const made = since(lastUpdated, ...latestFirst);
        const lengths = made.map((from) => lastUpdated.filter((at) => at >= from).length);
        expect(made).toEqual([...new Set(made)].sort((a, b) => b - a));
        expect(made.length).toBeLessThanOrEqual(2);
        if (made.length === 2) expect(lengths[0]).toBeLessThanOrEqual(64);
        for (const [i, from] of made.entries()) {
          expect(lengths[i]).toBeLessThanOrEqual(256);
          expect(from).toBeGreaterThanOrEqual(latestFirst.at(-1) ?? Number.POSITIVE_INFINITY);
        }
      }),
      runs(100, 1000),
    );
  });
});
