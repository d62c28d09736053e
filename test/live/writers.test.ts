/** Several writers at one head: feeders of different EVSEs, and builds. Nothing is lost, nothing torn, and time only goes on. */

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Head, LiveSnapshot } from '../../src/live/step/head-in-store.ts';
import type { StatusesNow } from '../../src/live/step/live-step.ts';
import { readLine } from '../../src/live/step/stored-parts.ts';
import { type Store, StoreFault } from '../../src/live/store/store.ts';
import { foldCase } from '../../src/ocpi/ci-string.ts';
import type { FoundPrevious } from '../../src/publish/previous/find-previous.ts';
import { statusOfCode } from '../../src/publish/render/template.ts';
import { MANIFEST_PATH } from '../../src/stored-format/manifest.ts';
import { STATUS_PATH, type StatusFile } from '../../src/stored-format/status-file.ts';
import { runs } from '../support/sampled.ts';
import { edgeOf, LOCATIONS, locationsAt, statusesIn } from './support/edge-of-store.ts';
import { type FedNetwork, feederOf, STATUSES, startNetwork } from './support/fed-network.ts';
import { createMemoryStore, type Memory } from './support/memory-store.ts';
import { momentOfWholeHead } from './support/pulled-plug.ts';

const RUNS = runs(8, 40);

let network: FedNetwork;
let memory: Memory;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 8), toFake: ['Date'] });
  network = startNetwork(6);
  memory = new Map();
});

afterEach(() => {
  network[Symbol.dispose]();
  vi.useRealTimers();
});

/** What is published, with another status of one EVSE: whoever feeds this knows nothing of the others. */
function withStatus({ base, statuses: { codes } }: LiveSnapshot, uid: string, status: string): StatusesNow {
  const uids = base.locations.flatMap((location) => location.uids);
  const own = new Map(uids.map((known, i) => [known, { status: statusOfCode(codes[i] ?? '') as string }] as const));
  const [name = ''] = uids.filter((_, i) => base.locations.flatMap(({ ownUids }) => ownUids)[i] === uid);
  return { statuses: own.set(name, { status }), readings: [], findings: {} };
}

/** A store that looks at each head that is swapped into it. */
function watched(store: Store): { readonly store: Store; readonly moments: string[] } {
  const moments: string[] = [];
  const swap: Store['swap'] = async (path, ...rest) => {
    const swapped = await store.swap(path, ...rest);
    // Nothing comes in between: the store in memory that is asked here never waits.
    if (swapped !== undefined && path === MANIFEST_PATH)
      moments.push(await momentOfWholeHead(createMemoryStore({ memory })));
    return swapped;
  };
  return { store: { ...store, swap }, moments };
}

const published = async () => statusesIn(await locationsAt(edgeOf(createMemoryStore({ memory }))));
const truth = () => new Map(network.uids().map((uid) => [uid, network.state.statuses.get(uid) ?? 'UNKNOWN']));

/** Others may be first again and again; then it is tried in the next round. */
async function atLast(publish: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      return void (await publish());
    } catch (error) {
      if (!(error instanceof StoreFault && error.message.includes('others were first'))) throw error;
    }
  }
}

const races = fc.record({
  writers: fc.constantFrom(2, 3),
  /** Statuses that each writer publishes one after the other. */
  values: fc.array(fc.nat(4), { minLength: 3, maxLength: 8 }),
  /** How often others come first at each request to the store. */
  turns: fc.array(fc.nat(6), { minLength: 10, maxLength: 40 }),
  /** After how many statuses of the first writer a build begins, which adds a site. */
  builds: fc.array(fc.nat(5), { maxLength: 1 }),
});

test('of two or three feeders and a build, nobody loses anything', {
  timeout: 60_000 + 10_000 * RUNS.numRuns,
}, async () => {
  await fc.assert(
    fc.asyncProperty(races, async ({ writers, values, turns, builds }) => {
      memory.clear();
      await network.publish(createMemoryStore({ memory }));
      vi.setSystemTime(Date.now() + 60_000);
      let asked = 0;
      const turn = async () => {
        for (let i = turns[asked++ % turns.length] ?? 0; i > 0; i--) await new Promise(setImmediate);
        vi.setSystemTime(Date.now() + 7);
      };
      const { store, moments } = watched(createMemoryStore({ memory, turn }));
      const work: Promise<unknown>[] = [];
      const feed = async (writer: number) => {
        const feeder = feederOf(store);
        for (const [i, value] of values.entries()) {
          const uid = network.uids()[writer + 3 * (i % 2)] ?? '';
          const status = STATUSES[value] ?? '';
          network.state.statuses.set(uid, status);
          if (writer === 0 && builds.includes(i)) {
            network.state.locations.push({ id: `NEW-${Date.now()}`, name: 'New', publish: true, evses: [] });
            work.push(atLast(() => network.publish(store)));
          }
          await atLast(() => feeder.publish(async (snapshot) => withStatus(snapshot, uid, status)));
        }
      };
      for (let writer = 0; writer < writers; writer++) work.push(feed(writer));
      for (const one of work) await one;
      expect(await published()).toEqual(truth());
      const ids = (await locationsAt(edgeOf(createMemoryStore({ memory })))).map(({ id }) => id).sort();
      expect(ids).toEqual(network.state.locations.map(({ id }) => id).sort());
      expect(moments.length).toBeGreaterThan(0);
      expect(moments).toEqual([...new Set(moments)].sort());
    }),
    { ...RUNS, endOnFailure: true },
  );
});

test.each([1, 9])('statuses during a build (%i): they are brought onto it, and it is not made again', async (count) => {
  const store = createMemoryStore({ memory });
  await network.publish(store);
  vi.setSystemTime(Date.now() + 60_000);
  const [feeder, uid] = [feederOf(store), network.uids()[2] ?? ''];
  network.state.locations.push({ id: 'NEW', name: 'New', publish: true, evses: [] });
  let [builds, flushes, statusAt] = [0, 0, ''];
  /** Each time that the build wants to swap the head, a status is quicker. */
  const racing: Store = {
    ...store,
    swap: async (...head) => {
      if (flushes < count) {
        network.state.statuses.set(uid, STATUSES[flushes++ % 2] ?? '');
        await feeder.publish(async () => network.now());
        statusAt = await momentOfWholeHead(store);
      }
      return store.swap(...head);
    },
  };
  const build = (history: FoundPrevious | undefined) => {
    builds++;
    return network.build(history);
  };
  await network.publish(racing, { build });
  expect([builds, flushes]).toEqual([1, count]);
  const locations = await locationsAt(edgeOf(store));
  const evse = locations.flatMap(({ evses = [] }) => evses).find((one) => one.uid === uid);
  expect(evse?.status).toBe(network.state.statuses.get(uid));
  // Whoever asked after the status was public, and before the build was, asks for it again.
  expect(Date.parse(evse?.last_updated ?? '')).toBeGreaterThan(Date.parse(statusAt));
  expect(locations.map(({ id }) => id)).toContain('NEW');
});

test('the time of a report that a build has read is not told of another status that was published meanwhile', async () => {
  const store = createMemoryStore({ memory });
  const uid = network.uids()[2] ?? '';
  network.state.statuses.set(uid, 'BLOCKED');
  await network.publish(store);
  const reported = Date.now() + 10_000;
  vi.setSystemTime(Date.now() + 60_000);
  const build = async (history: FoundPrevious | undefined) => {
    const built = await network.build(history);
    const statuses = new Map(built.data.statuses).set(foldCase(uid), { status: 'BLOCKED', lastUpdated: reported });
    return { ...built, data: { ...built.data, statuses } };
  };
  let isQuicker = true;
  const racing: Store = {
    ...store,
    swap: async (...head) => {
      if (isQuicker) {
        isQuicker = false;
        network.state.statuses.set(uid, 'CHARGING');
        await feederOf(store).publish(async () => network.now());
      }
      return store.swap(...head);
    },
  };
  network.state.locations.push({ id: 'NEW', name: 'New', publish: true, evses: [] });
  await network.publish(racing, { build });
  const read = async (path: string) => (await store.read(path))?.bytes ?? new Uint8Array();
  const file = (JSON.parse(new TextDecoder().decode(await read(MANIFEST_PATH))) as Head).live.files[STATUS_PATH];
  const { evses } = JSON.parse((await readLine(file, 0, read)) + (await readLine(file, 1, read))) as StatusFile;
  expect(evses[uid]?.status).toBe('CHARGING');
  expect(Date.parse(evses[uid]?.since ?? '')).toBeGreaterThan(reported);
});

test('a feeder that still has the head before a build erases no new site', async () => {
  const store = createMemoryStore({ memory });
  await network.publish(store);
  vi.setSystemTime(Date.now() + 60_000);
  const uid = network.uids()[2] ?? '';
  network.state.statuses.set(uid, 'BLOCKED');
  let asked = 0;
  const done = await feederOf(store).publish(async (snapshot) => {
    if (asked++ === 0) {
      network.state.statuses.delete(uid);
      network.state.locations.push({ id: 'NEW', name: 'New', publish: true, evses: [] });
      await network.publish(store);
    }
    return withStatus(snapshot, uid, 'BLOCKED');
  });
  expect([asked, done.kind, done.changed]).toEqual([2, 'changed', [uid]]);
  expect((await locationsAt(edgeOf(store))).map(({ id }) => id)).toContain('NEW');
  expect((await published()).get(uid)).toBe('BLOCKED');
});

test.each(['BLOCKED', 'UNKNOWN'])(
  'a status that was public too late reaches who asked before, if it is %s in the end',
  async (last) => {
    const store = createMemoryStore({ memory });
    await network.publish(store);
    vi.setSystemTime(Date.now() + 60_000);
    const [uid, seen] = [network.uids()[2] ?? '', Date.now() + 60_000];
    let swaps = 0;
    const sleepy = feederOf({
      ...store,
      swap: async (...swapped) => {
        if (swaps++ === 0) vi.setSystemTime(Date.now() + 8 * 3_600_000);
        return store.swap(...swapped);
      },
    });
    await sleepy.publish(async (snapshot) => withStatus(snapshot, uid, swaps === 0 ? 'BLOCKED' : last));
    expect((await published()).get(uid)).toBe(last);
    const news = await locationsAt(edgeOf(store), `${LOCATIONS}?date_from=${new Date(seen).toISOString()}`);
    expect(statusesIn(news).get(uid)).toBe(last);
    // A machine that slept for a night does not make the next times lie a night ahead.
    expect(Date.parse(await momentOfWholeHead(store)) - Date.now()).toBeLessThan(120_000);
  },
);

test('a build that was public too late is published again with a later time', async () => {
  const store = createMemoryStore({ memory });
  await network.publish(store);
  vi.setSystemTime(Date.now() + 60_000);
  const [seen, told, heads]: [number, string[], unknown[]] = [Date.now() + 60_000, [], []];
  // Of L-6.
  network.change(2, 3);
  network.state.locations.push({ id: 'NEW', name: 'New', publish: true, evses: [] });
  const sleepy: Store = {
    ...store,
    swap: async (path, ...rest) => {
      if (heads.push(path) === 1) vi.setSystemTime(Date.now() + 120_000);
      return store.swap(path, ...rest);
    },
  };
  await network.publish(sleepy, { note: (text) => told.push(text) });
  expect(told).toEqual(['again: it was in the store only after its own timestamp']);
  const news = await locationsAt(edgeOf(store), `${LOCATIONS}?date_from=${new Date(seen).toISOString()}`);
  expect(news.map(({ id }) => id)).toEqual(['L-6', 'NEW']);
});
