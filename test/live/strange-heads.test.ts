/** Heads that this program did not expect: of another program, damaged, or an old one that somebody put back by hand. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NeedsBuild } from '../../src/live/publish/publish-statuses.ts';
import type { Store } from '../../src/live/store/store.ts';
import { NoHistory } from '../../src/publish/previous/no-history.ts';
import { LIVE_FORMAT } from '../../src/stored-format/live-head.ts';
import { MANIFEST_FORMAT, MANIFEST_PATH } from '../../src/stored-format/manifest.ts';
import { bytesOf } from './support/contents.ts';
import { edgeOf, LOCATIONS, locationsAt, statusesIn } from './support/edge-of-store.ts';
import { type FedNetwork, feederOf, startNetwork } from './support/fed-network.ts';
import { createMemoryStore, type Memory } from './support/memory-store.ts';
import { momentOfWholeHead } from './support/pulled-plug.ts';

let network: FedNetwork;
let memory: Memory;
let store: Store;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 8), toFake: ['Date'] });
  // What the edge logs is said elsewhere.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network = startNetwork(2);
  memory = new Map();
  store = createMemoryStore({ memory });
  await network.publish(store);
  pass(60);
});

afterEach(() => {
  network[Symbol.dispose]();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + 1000 * seconds);
const publish = (own = store) => feederOf(own).publish(async () => network.now());
const headNow = () => memory.get(MANIFEST_PATH)?.bytes ?? new Uint8Array();
const first = () => network.uids()[0] ?? '';

/** Writes a head as another program might. */
async function rewriteHead(change: (head: Record<string, unknown>) => Record<string, unknown>): Promise<void> {
  const head = change(JSON.parse(new TextDecoder().decode(headNow())));
  await store.put(MANIFEST_PATH, bytesOf(JSON.stringify(head)));
}

const STRANGE: Record<string, [rewrite: () => Promise<void>, why: string]> = {
  'another format': [
    () => rewriteHead((head) => ({ ...head, format: MANIFEST_FORMAT + 1 })),
    'it was written by another version',
  ],
  'no live member': [() => rewriteHead(({ live: _, ...head }) => head), 'its head is not that of a live network'],
  'another form of base and statuses': [
    () => rewriteHead((head) => ({ ...head, live: { ...(head.live as object), format: LIVE_FORMAT + 1 } })),
    'its base and statuses are of another version',
  ],
  'half a head': [
    () => store.put(MANIFEST_PATH, headNow().subarray(0, headNow().length / 2)),
    'its manifest is not JSON',
  ],
};

test.each(Object.entries(STRANGE))('%s: a feeder of this program says so, and leaves it', async (_, [rewrite, why]) => {
  await rewrite();
  const before = new Map(memory);
  network.change(0, 1);
  await expect(publish()).rejects.toThrow(new NeedsBuild('the memory', why));
  expect(memory).toEqual(before);
});

test('another program publishes between read and swap: its head stays', async () => {
  network.change(0, 1);
  let reads = 0;
  const raced: Store = {
    ...store,
    read: async (path) => {
      const found = await store.read(path);
      if (path === MANIFEST_PATH && reads++ === 0)
        await rewriteHead((head) => ({ ...head, format: MANIFEST_FORMAT + 1 }));
      return found;
    },
  };
  await expect(publish(raced)).rejects.toThrow(NeedsBuild);
  expect(reads).toBe(2);
  expect(JSON.parse(new TextDecoder().decode(headNow())).format).toBe(MANIFEST_FORMAT + 1);
});

test.each(['another format', 'half a head'])(
  '%s: an edge treats it as none, and a build is not published on it',
  async (name) => {
    const known = edgeOf(store, network.out);
    await locationsAt(known);
    network.change(0, 1);
    await publish();
    pass(5);
    expect(statusesIn(await locationsAt(known)).get(first())).toBe('CHARGING');
    await STRANGE[name]?.[0]();
    pass(5);
    expect(statusesIn(await locationsAt(known)).get(first())).toBe('CHARGING');
    const fresh = edgeOf(store, network.out);
    expect(statusesIn(await locationsAt(fresh)).get(first())).toBe('UNKNOWN');
    expect(await (await fresh('/_health.json')).json()).toMatchObject({ head: 'fallback' });
    await expect(network.publish(store)).rejects.toThrow(NoHistory);
    await network.publish(store, { isAnew: true });
    pass(60);
    for (const ask of [known, edgeOf(store, network.out)])
      expect(statusesIn(await locationsAt(ask)).get(first())).toBe('CHARGING');
  },
);

test('an old head put back by hand: edges keep the newer one, and a feeder that saw it publishes all statuses again', async () => {
  const [ask, feeder] = [edgeOf(store), feederOf(store)];
  await locationsAt(ask);
  const old = headNow();
  const publishAgain = () => feeder.publish(async () => network.now());
  network.change(0, 1);
  await publishAgain();
  const newer = await momentOfWholeHead(store);
  pass(5);
  expect(statusesIn(await locationsAt(ask)).get(first())).toBe('CHARGING');
  const seen = Date.now();
  await store.put(MANIFEST_PATH, old);
  pass(5);
  expect(statusesIn(await locationsAt(ask)).get(first())).toBe('CHARGING');
  // As the old head has it, so that nothing but its time says that it is new.
  network.state.statuses.clear();
  await publishAgain();
  expect((await momentOfWholeHead(store)) > newer).toBe(true);
  pass(5);
  expect(statusesIn(await locationsAt(ask)).get(first())).toBe('UNKNOWN');
  const news = await locationsAt(ask, `${LOCATIONS}?date_from=${new Date(seen).toISOString()}`);
  expect([...statusesIn(news).keys()].sort()).toEqual(network.uids().sort());
  expect((await publishAgain()).kind).toBe('nothing');
});

test('a feeder that never saw the newer head goes on from the old one, later than any edge has seen', async () => {
  const ask = edgeOf(store);
  const old = headNow();
  for (let i = 1; i <= 20; i++) {
    network.change(0, i);
    await publish();
  }
  const newer = await momentOfWholeHead(store);
  await locationsAt(ask);
  await store.put(MANIFEST_PATH, old);
  pass(30);
  network.change(0, 3);
  await publish();
  expect((await momentOfWholeHead(store)) > newer).toBe(true);
  pass(5);
  expect(statusesIn(await locationsAt(ask)).get(first())).toBe('BLOCKED');
});
