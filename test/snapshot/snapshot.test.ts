/** A snapshot after the previous one: what changed is rebuilt, the rest is carried over, and the bytes are the same. */

import { constants, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chunkList } from '../../src/snapshot/plan.ts';
import { packSnapshot } from '../../src/snapshot/snapshot.ts';
import { runs } from '../support/sampled.ts';
import {
  changedPaths,
  filesOf,
  formerOf,
  inputOf,
  makeLocations,
  manifestOf,
  NETWORK,
  recentOf,
  resolve,
  type TestLocation,
  toItems,
  WITHOUT_PLAIN_LISTS,
} from './support/small-snapshots.ts';

const LATER = Date.UTC(2026, 0, 2);
const LOCATIONS = 'api/ocpi/2.2/locations';

const changeOne = (locations: readonly TestLocation[], at: number) =>
  locations.with(at, { id: locations[at]?.id ?? '', name: 'changed', last_updated: '2026-01-02T00:00:00Z' });

const kindsOf = (paths: readonly string[]) => paths.map((path) => path.replace(/[0-9a-f]{32}/, '#')).sort();

describe('one changed object among 12,500', async () => {
  const locations = makeLocations(12_500, 'Zürich '.repeat(20));
  const before = await filesOf(inputOf(toItems(locations), { settings: WITHOUT_PLAIN_LISTS }));
  let texts = 0;
  const items = toItems(changeOne(locations, 4711), () => texts++);
  const changes = { settings: WITHOUT_PLAIN_LISTS, publishedAt: LATER, previousFiles: formerOf(before) };
  const tree = await packSnapshot(inputOf(items, changes));

  test('changes one pack, the index and the manifest', () => {
    expect(kindsOf(changedPaths(before, resolve(tree, before)))).toEqual([
      '_snapshot/#.gzip',
      '_snapshot/#.index',
      '_snapshot/manifest.json',
    ]);
  });

  test('only the objects of its pack are rendered', () => {
    expect(texts).toBe(100);
  });

  test('is the only object that differs', () => {
    const [body, previous] = [resolve(tree, before), before].map((files) => {
      const { locations: list } = manifestOf(files).by_version['2.2'] ?? {};
      const parts = list?.gzip.map(({ path }) => files.get(path.slice(1)) ?? Buffer.alloc(0)) ?? [];
      const text = gunzipSync(Buffer.concat(parts), { finishFlush: constants.Z_SYNC_FLUSH });
      return JSON.parse(`${text}"}`).data as TestLocation[];
    });
    expect(body?.filter((location, i) => location.name !== previous?.[i]?.name)).toEqual(
      [items[4711]].map((item) => JSON.parse(Buffer.from(item?.bytes() ?? []).toString())),
    );
  });
});

interface Edit {
  readonly kind: 'insert' | 'remove' | 'change' | 'move';
  readonly at: number;
  readonly to: number;
}

const edits = fc.array(
  fc.record<Edit>({ kind: fc.constantFrom('insert', 'remove', 'change', 'move'), at: fc.nat(), to: fc.nat() }),
  { maxLength: 6 },
);

function edit(locations: readonly TestLocation[], { kind, at, to }: Edit, name: string): readonly TestLocation[] {
  const [from, place] = [at % Math.max(locations.length, 1), to % (locations.length + 1)];
  const [chosen] = locations.slice(from, from + 1);
  switch (kind) {
    case 'insert':
      return locations.toSpliced(place, 0, { id: `NEW-${name}`, name, last_updated: '2026-01-02T00:00:00Z' });
    case 'remove':
      return locations.toSpliced(from, 1);
    case 'change':
      return chosen === undefined ? locations : locations.with(from, { ...chosen, name });
    case 'move':
      return chosen === undefined ? locations : locations.toSpliced(from, 1).toSpliced(place, 0, chosen);
    default:
      return kind satisfies never;
  }
}

test('over random edits, a build that carries files over gives the same bytes as one that does not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 400 }), fc.array(edits, { minLength: 1, maxLength: 4 }), async (count, steps) => {
      // Each changed at a time of its own, so that there are recent lists.
      let locations: readonly TestLocation[] = makeLocations(count).map((location, i) => ({
        ...location,
        last_updated: new Date(Date.UTC(2025, 0, 1) + 1000 * ((i * 7919) % 1000)).toISOString(),
      }));
      let files = await filesOf(inputOf(toItems(locations)));
      for (const [build, step] of steps.entries()) {
        for (const [i, one] of step.entries()) locations = edit(locations, one, `${build}.${i}`);
        const publishedAt = LATER + 1000 * build;
        const previousFiles = formerOf(files);
        const carrying = await filesOf(inputOf(toItems(locations), { publishedAt, previousFiles }), files);
        const whole = await filesOf(
          inputOf(toItems(locations), { publishedAt, previousFiles: { ...previousFiles, elsewhere: true } }),
        );
        expect([...carrying.keys()]).toEqual([...whole.keys()]);
        expect(changedPaths(whole, carrying)).toEqual([]);
        const list = manifestOf(carrying).by_version['2.2']?.locations;
        for (const { since, objects } of list ? recentOf(list, carrying) : []) {
          expect(objects).toEqual(locations.filter((location) => Date.parse(location.last_updated) >= since));
        }
        const first = await filesOf(inputOf(toItems(locations), { publishedAt }));
        const stored = changedPaths(first, carrying).filter((path) => !/^api\/|manifest\.json$/.test(path));
        expect(stored).toEqual([]);
        files = carrying;
      }
    }),
    runs(6, 80),
  );
});

test.each([
  ['first', 1, undefined],
  ['last', 0, -1],
] as const)('a list without its %s pack has other ends, and nobody can tell', async (_, begin, end) => {
  const items = toItems(makeLocations(2000));
  const before = await filesOf(inputOf(items));
  const packs = chunkList(items.length).slice(begin, end);
  const [first, last] = [packs.at(0)?.first, packs.at(-1)?.ends.at(-1)];
  const left = items.slice(first, last);
  const previousFiles = formerOf(before);
  const carrying = await filesOf(inputOf(left, { previousFiles }), before);
  expect(
    changedPaths(await filesOf(inputOf(left, { previousFiles: { ...previousFiles, elsewhere: true } })), carrying),
  ).toEqual([]);
  expect(JSON.parse(Buffer.from(carrying.get(LOCATIONS) ?? '').toString()).data).toHaveLength(left.length);
});

describe('a build without any change', () => {
  test('carries all but the manifest and what is under a path of its own, and renders nothing', async () => {
    const before = await filesOf(inputOf(toItems(makeLocations(300))));
    let texts = 0;
    const items = toItems(makeLocations(300), () => texts++);
    const tree = await packSnapshot(inputOf(items, { previousFiles: formerOf(before), publishedAt: LATER }));
    const fresh = [...tree].filter(([, file]) => file instanceof Uint8Array).map(([path]) => path);
    expect(fresh).toEqual([
      '.assetsignore',
      '_headers',
      '_snapshot/manifest.json',
      'api/ocpi/2.2/index.html',
      'api/ocpi/versions',
      'index.html',
    ]);
    expect(texts).toBe(0);
    expect(changedPaths(before, resolve(tree, before))).toEqual(['_snapshot/manifest.json']);
  });

  test('by another generator compresses everything again, and writes what came out different', async () => {
    const before = await filesOf(inputOf(toItems(makeLocations(300))));
    let texts = 0;
    const items = toItems(makeLocations(300), () => texts++);
    const changes = { generator: 'another', previousFiles: formerOf(before) };
    expect((await packSnapshot(inputOf(items, changes))).size).toBe(before.size);
    expect(texts).toBeGreaterThanOrEqual(300);
  });

  test('does not carry files that are elsewhere', async () => {
    const before = await filesOf(inputOf(toItems(makeLocations(300))));
    const tree = await packSnapshot(
      inputOf(toItems(makeLocations(300)), { previousFiles: { ...formerOf(before), elsewhere: true } }),
    );
    for (const file of tree.values()) expect(file).toBeInstanceOf(Uint8Array);
  });
});

test('objects with the same content and another time of creation change the ids, and no pack', async () => {
  const items = toItems(makeLocations(300));
  const before = await filesOf(inputOf(items));
  const older = items.map((item) => ({ ...item, created: item.created - 1000 }));
  const after = await filesOf(inputOf(older, { previousFiles: formerOf(before) }), before);
  expect(kindsOf(changedPaths(before, after))).toEqual([
    '_snapshot/#.ids',
    '_snapshot/#.index',
    '_snapshot/manifest.json',
  ]);
});

describe('the timestamp of plain files', () => {
  const timestamps = (files: ReadonlyMap<string, Uint8Array>) =>
    ['api/ocpi/versions', 'api/ocpi/2.2/index.html', LOCATIONS, 'api/ocpi/2.2/tariffs'].map(
      (path) => JSON.parse(Buffer.from(files.get(path) ?? '').toString()).timestamp,
    );

  test('is that of the last build that changed the content', async () => {
    const locations = makeLocations(20);
    const first = await filesOf(inputOf(toItems(locations)));
    expect(timestamps(first)).toEqual(Array(4).fill('2026-01-01T00:00:00.000Z'));
    const changed = inputOf(toItems(changeOne(locations, 3)), { previousFiles: formerOf(first), publishedAt: LATER });
    const second = await filesOf(changed, first);
    const [old, late] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
    expect(timestamps(second)).toEqual([old, old, late, old]);
    const third = await filesOf({ ...changed, previousFiles: formerOf(second), publishedAt: LATER + 1000 }, second);
    expect(timestamps(third)).toEqual([old, old, late, old]);
    expect(manifestOf(third)).toMatchObject({ moment: '2026-01-02T00:00:01Z' });
  });
});

describe('plain lists', () => {
  test('are left out where the settings say so, and come back with them', async () => {
    const items = toItems(makeLocations(20));
    const without = await filesOf(inputOf(items, { settings: WITHOUT_PLAIN_LISTS }));
    expect(without.has(LOCATIONS)).toBe(false);
    expect(without.has('api/ocpi/versions')).toBe(true);
    const back = await filesOf(inputOf(items, { settings: NETWORK, previousFiles: formerOf(without) }), without);
    expect(JSON.parse(Buffer.from(back.get(LOCATIONS) ?? '').toString()).data).toHaveLength(20);
  });

  test('of more than 25 MiB cannot be uploaded and are not written', async () => {
    const large = await filesOf(inputOf(toItems(makeLocations(27, 'x'.repeat(1_000_000)))));
    expect(large.has(LOCATIONS)).toBe(false);
    const { locations, tariffs } = manifestOf(large).by_version['2.2'] ?? {};
    expect(locations).toMatchObject({ plain: false, total: 27 });
    expect(tariffs).toMatchObject({ plain: true });
  });
});

test('two versions with the same list share its files', async () => {
  const items = toItems(makeLocations(300));
  const one = await filesOf(inputOf(items));
  const versions = (['2.2', '2.2.1'] as const).map((version) => ({ version, locations: items, tariffs: [] }));
  const both = await filesOf(inputOf(items, { versions }));
  const packs = (files: ReadonlyMap<string, Uint8Array>) => [...files.keys()].filter((path) => path.endsWith('.gzip'));
  expect(packs(both)).toEqual(packs(one));
});
