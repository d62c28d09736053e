/**
 * The promise of `date_from` while statuses are published live: a client that asks at any times for what changed since its last
 * answer holds what a whole list has, however slow the store is; and a list read page by page meanwhile has every Location once.
 */

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreFault } from '../../src/live/store/store.ts';
import { DeltaClient, valid } from '../publish/history/support/delta-client.ts';
import { runs } from '../support/sampled.ts';
import { type Ask, crawl, edgeOf, LOCATIONS, locationsAt, statusesIn } from './support/edge-of-store.ts';
import { feederOf, startNetwork } from './support/fed-network.ts';
import { createMemoryStore, type Memory } from './support/memory-store.ts';
import { slowed } from './support/slow-store.ts';

const FLUSHES = 60;
const RUNS = runs(4, 20);
/** Longer than any answer goes back. */
const A_WHILE_MS = 3000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 8), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Few EVSEs and statuses, so that much is taken back soon. */
const change = fc.record({ which: fc.nat(8), value: fc.nat(2) });
const flush = fc.record({
  changes: fc.array(change, { maxLength: 4 }),
  /** What happens while it is published. */
  meanwhile: fc.constantFrom('nothing', 'another change', 'all is taken back'),
  /** How long until it is published, in ms. */
  wait: fc.oneof(fc.nat(400), fc.nat(9000)),
  /** How long the store takes before and after it does what it is asked, in ms. Mostly nothing: after a slow one, times lie far ahead. */
  delays: fc.oneof(
    { weight: 16, arbitrary: fc.constant([0]) },
    { weight: 3, arbitrary: fc.array(fc.nat(300), { minLength: 1, maxLength: 9 }) },
    { weight: 1, arbitrary: fc.array(fc.oneof(fc.constant(0), fc.nat(7000)), { minLength: 1, maxLength: 9 }) },
  ),
  /** And before and after a swap. */
  swap: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 2000, max: 9000 }) },
  ),
});
const story = fc.record({
  flushes: fc.array(flush, { minLength: FLUSHES, maxLength: FLUSHES }),
  /** How long the clients wait between two questions, in ms. */
  gaps: fc.array(fc.oneof(fc.integer({ min: 50, max: 1500 }), fc.integer({ min: 50, max: 6000 })), {
    minLength: 20,
    maxLength: 20,
  }),
});

/** A client, and the edge that it asks. */
interface Polling {
  readonly client: DeltaClient;
  readonly ask: Ask;
  next: number;
}

test('a delta client holds what a whole list has', { timeout: 60_000 + 2000 * FLUSHES * RUNS.numRuns }, async () => {
  await fc.assert(fc.asyncProperty(story, follow), { ...RUNS, endOnFailure: true });
});

async function follow({ flushes, gaps }: typeof story extends fc.Arbitrary<infer S> ? S : never): Promise<void> {
  const memory: Memory = new Map();
  const store = createMemoryStore({ memory });
  using network = startNetwork(6);
  await network.publish(store);
  vi.setSystemTime(Date.now() + 60_000);

  const [shared, own] = [edgeOf(store), edgeOf(store)];
  const clients = [shared, shared, own].map((ask): Polling => ({ client: new DeltaClient(), ask, next: Date.now() }));
  let polls = 0;
  const poll = async (one: Polling) => {
    const { client, ask } = one;
    const since = Number.isFinite(client.from) ? `?date_from=${new Date(client.from).toISOString()}` : '';
    client.take({ locations: await locationsAt(ask, `${LOCATIONS}${since}`), tariffs: [] }, Date.now());
    one.next = Date.now() + (gaps[polls++ % gaps.length] ?? 0);
  };
  let passing = Promise.resolve();
  /** Lets time pass. Requests to the store that are under way together take as long as one after the other. */
  const pass = (ms: number) => {
    passing = passing.then(async () => {
      const end = Date.now() + ms;
      for (;;) {
        const [first] = clients.toSorted((a, b) => a.next - b.next);
        if (first === undefined || first.next > end) break;
        vi.setSystemTime(Math.max(Date.now(), first.next));
        await poll(first);
      }
      vi.setSystemTime(end);
    });
    return passing;
  };

  let [delays, swapDelay, turns]: [readonly number[], number, number] = [[0], 0, 0];
  const delayOf = (request: string) => (request === 'swap' ? swapDelay : (delays[turns++ % delays.length] ?? 0));
  const feeder = feederOf(slowed(store, (request) => pass(delayOf(request))));
  const publish = (meanwhile?: () => void) =>
    feeder
      .publish(async () => {
        const now = network.now();
        meanwhile?.();
        return now;
      })
      .catch((error: unknown) => {
        // The store was too slow. The next flush has it.
        if (!(error instanceof StoreFault)) throw error;
      });
  const expectSame = async () => {
    [delays, swapDelay] = [[0], 0];
    await publish();
    await pass(A_WHILE_MS);
    for (const one of clients) await poll(one);
    const whole = await locationsAt(edgeOf(store));
    expect(statusesIn(whole)).toEqual(
      new Map(network.uids().map((uid) => [uid, network.state.statuses.get(uid) ?? 'UNKNOWN'])),
    );
    for (const { client } of clients)
      expect(client.held(Date.now())).toEqual(valid({ locations: whole, tariffs: [] }, Date.now()));
  };

  for (const [i, { changes, meanwhile, wait, delays: own, swap }] of flushes.entries()) {
    await pass(wait);
    const before = new Map(network.state.statuses);
    for (const { which, value } of changes) network.change(which, value);
    [delays, swapDelay] = [own, swap];
    await publish(() => {
      if (meanwhile === 'another change') network.change(i, i >> 3);
      if (meanwhile === 'all is taken back') network.state.statuses = new Map(before);
    });
    if (i % 20 === 19 || swap > 0) await expectSame();
  }
  await expectSame();
}

test('a crawl during flushes has every Location once', { timeout: 120_000 }, async () => {
  const store = createMemoryStore();
  using network = startNetwork(60);
  await network.publish(store);
  const feeder = feederOf(store);
  const ask = edgeOf(store);
  let moved = 0;
  for (let round = 0; round < 5; round++) {
    const all = await crawl(ask, 10, async () => {
      vi.setSystemTime(Date.now() + 5000);
      for (let i = 0; i < 20; i++) network.change(moved++ * 7, moved);
      await feeder.publish(async () => network.now());
    });
    const ids = all.map(({ id }) => id).sort();
    expect(ids).toEqual(network.state.locations.map(({ id }) => id).sort());
  }
  expect(moved).toBeGreaterThan(100);
});
