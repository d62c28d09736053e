/** A process is killed between any two of its writes: what is public is the old or the new, whole, and the next process goes on. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STEPS } from '../support/companions.ts';
import { sampledBelow } from '../support/sampled.ts';
import { edgeOf, locationsAt, statusesIn } from './support/edge-of-store.ts';
import { type FedNetwork, feederOf, startNetwork } from './support/fed-network.ts';
import { createMemoryStore, type Memory } from './support/memory-store.ts';
import { Killed, killedAfter, momentOfWholeHead } from './support/pulled-plug.ts';

let network: FedNetwork;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 8), toFake: ['Date'] });
  // So many that not all that changes is of a few bytes, which stand in the head.
  network = startNetwork(300);
});

afterEach(() => {
  network[Symbol.dispose]();
  vi.useRealTimers();
});

const later = () => vi.setSystemTime(Date.now() + 60_000);

/** More than any work makes. */
const ALL_WRITES = 1000;

/**
 * Kills work before its first write, before its last, which swaps the head, and in between, each time on a copy of a store.
 *
 * @returns how many writes it makes
 */
async function killEverywhere(
  what: string,
  before: Memory,
  work: (store: ReturnType<typeof createMemoryStore>) => Promise<unknown>,
): Promise<number> {
  const old = await momentOfWholeHead(createMemoryStore({ memory: before }));
  const published = statusesIn(await locationsAt(edgeOf(createMemoryStore({ memory: before }))));
  const whole = killedAfter(createMemoryStore({ memory: new Map(before) }), ALL_WRITES);
  await work(whole);
  const all = ALL_WRITES - whole.left();
  for (const writes of sampledBelow(what, all, 4)) {
    const store = createMemoryStore({ memory: new Map(before) });
    await expect(work(killedAfter(store, writes))).rejects.toThrow(Killed);
    // The head is swapped last, so it is the old one.
    expect(await momentOfWholeHead(store), `after ${writes} writes`).toBe(old);
    expect(statusesIn(await locationsAt(edgeOf(store)))).toEqual(published);
    await work(store);
    expect((await momentOfWholeHead(store)) > old).toBe(true);
    later();
    expect(statusesIn(await locationsAt(edgeOf(store)))).toEqual(new Map(network.uids().map(statusOf)));
  }
  return all;
}

const statusOf = (uid: string) => [uid, network.state.statuses.get(uid) ?? 'UNKNOWN'] as const;

test('a live step', async () => {
  const memory: Memory = new Map();
  await network.publish(createMemoryStore({ memory }));
  later();
  for (const [which, value] of [0, 1, 2].entries()) network.change(which, value);
  const writes = await killEverywhere('a live step', memory, (store) =>
    feederOf(store).publish(async () => network.now()),
  );
  // Each that is plugged in has a file of its own to write.
  expect(writes).toBeGreaterThan(5 + STEPS.length);
});

test('a build', async () => {
  const memory: Memory = new Map();
  await network.publish(createMemoryStore({ memory }));
  later();
  network.change(1, 1);
  network.state.locations.push({ id: 'NEW', name: 'New', publish: true, evses: [] });
  const writes = await killEverywhere('a build', memory, (store) => network.publish(store));
  expect(writes).toBeGreaterThan(10);
});

test('the first build: then there is no head, and the next one creates it', async () => {
  const memory: Memory = new Map();
  for (const writes of [0, 1, 5]) {
    await expect(network.publish(killedAfter(createMemoryStore({ memory }), writes))).rejects.toThrow(Killed);
    expect([...memory.keys()]).not.toContain('/_snapshot/manifest.json');
  }
  const store = createMemoryStore({ memory });
  await network.publish(store);
  await momentOfWholeHead(store);
});

test('one that dies after a swap of which it heard nothing: the next one finds it done', async () => {
  const store = createMemoryStore();
  await network.publish(store);
  later();
  network.change(1, 1);
  const deaf = feederOf({
    ...store,
    swap: async (...swapped) => {
      await store.swap(...swapped);
      throw new Killed();
    },
  });
  await expect(deaf.publish(async () => network.now())).rejects.toThrow(Killed);
  const done = await feederOf(store).publish(async () => network.now());
  expect(done.kind).toBe('nothing');
  expect(statusesIn(await locationsAt(edgeOf(store))).get(network.uids()[1] ?? '')).toBe('CHARGING');
  await momentOfWholeHead(store);
});
