/**
 * A store that is away, refuses, loses answers or gives half of them while statuses are published: each publishing succeeds or says
 * in words why not, nothing is torn, and the edge goes on answering.
 */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NeedsBuild } from '../../src/live/publish/publish-statuses.ts';
import { findHead } from '../../src/live/step/head-in-store.ts';
import { StoreFault } from '../../src/live/store/store.ts';
import { sampled, sampledBelow } from '../support/sampled.ts';
import { edgeOf, LOCATIONS, locationsAt, statusesIn } from './support/edge-of-store.ts';
import { FAULTY_PLACES, type FaultyPlace, type StoreTrouble } from './support/faulty-places.ts';
import { type FedNetwork, feederOf, startNetwork } from './support/fed-network.ts';
import { createMemoryStore, type Memory } from './support/memory-store.ts';
import { momentOfWholeHead } from './support/pulled-plug.ts';

/** More requests than any publishing has. */
const ALL_REQUESTS = 10_000;

const PASSING: readonly StoreTrouble[] = ['away', '409', '503', '412', 'done and lost', 'half'];

beforeEach(() => {
  // What the edge logs is said elsewhere.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(Object.entries(FAULTY_PLACES))('%s', (kind, open) => {
  let place: FaultyPlace;
  let network: FedNetwork;

  beforeAll(async () => {
    [place, network] = [await open(), startNetwork(1)];
    await network.publish(place.store);
  });
  afterAll(async () => {
    network[Symbol.dispose]();
    await place[Symbol.asyncDispose]();
  });

  const published = async () => statusesIn(await locationsAt(edgeOf(place.store)));
  const truth = () => new Map(network.uids().map((uid) => [uid, network.state.statuses.get(uid) ?? 'UNKNOWN']));
  let turn = 0;
  /** Always another status than before. */
  const publish = () => {
    turn += 1;
    network.change(turn, turn);
    return feederOf(place.store).publish(async () => network.now());
  };

  /** Numbers of requests of a publishing before one comes to this: the first, the last, and some in between. */
  const moments = async (trouble: StoreTrouble) => {
    const plan = { trouble, after: ALL_REQUESTS };
    place.plan = plan;
    await publish();
    place.plan = undefined;
    return sampledBelow(`${kind} ${trouble}`, ALL_REQUESTS - plan.after, 3);
  };

  // How a store is asked, and what its answers mean, is the same in each: that of this process is quick.
  const passing = sampled(`troubles ${kind}`, PASSING, kind === 'in S3' ? 4 : 2);

  test.each(passing)('one request comes to this: %s', async (trouble) => {
    const tried = await moments(trouble);
    expect(tried).not.toEqual([]);
    for (const after of tried) {
      place.plan = { trouble, after };
      await publish();
      place.plan = undefined;
      await momentOfWholeHead(place.store);
      expect(await published(), `${trouble} after ${after}`).toEqual(truth());
    }
  });

  test.each(['away', '403'] as const)('all requests come to this from some on: %s', async (trouble) => {
    let refused = 0;
    for (const after of await moments(trouble)) {
      const before = await momentOfWholeHead(place.store);
      place.plan = { trouble, after, forEver: true };
      const done = await publish().catch((error: unknown) => error);
      place.plan = undefined;
      const moment = await momentOfWholeHead(place.store);
      if (done instanceof Error) {
        refused += 1;
        expect(done).toBeInstanceOf(StoreFault);
        expect(done.message).toMatch(/^the bucket .* (refuses|answers|cannot be reached)/);
        expect(moment).toBe(before);
        await publish();
      }
      expect(await published()).toEqual(truth());
    }
    expect(refused).toBeGreaterThan(0);
  });

  test('a build, too', async () => {
    place.plan = { trouble: '403', after: 10, forEver: true };
    await expect(network.publish(place.store)).rejects.toThrow(StoreFault);
    place.plan = { trouble: '503', after: 10 };
    await network.publish(place.store);
    expect(place.plan).toBeUndefined();
    await momentOfWholeHead(place.store);
    expect(await published()).toEqual(truth());
  });

  test('an edge goes on with what it knows, and a new one with what was deployed', async () => {
    const known = edgeOf(place.store, network.out);
    await locationsAt(known);
    for (const trouble of ['away', '403', '503', 'half'] as const) {
      place.plan = { trouble, after: 0, forEver: true };
      for (const ask of [known, edgeOf(place.store, network.out)]) {
        for (const path of [LOCATIONS, `${LOCATIONS}?limit=2&offset=3`, '/_health.json', '/api/ocpi/versions'])
          expect((await ask(path)).status, `${trouble}: ${path}`).toBe(200);
      }
      place.plan = undefined;
    }
  });
});

test('half a file of the head: a live step says that a build is needed, and a build repairs it', async () => {
  const memory: Memory = new Map();
  using network = startNetwork(2);
  const store = createMemoryStore({ memory });
  await network.publish(store);
  for (const [i, file] of (['base', 'statuses'] as const).entries()) {
    const path = (await findHead(store)).head?.live[file] ?? '';
    const whole = memory.get(path)?.bytes ?? new Uint8Array();
    await store.put(path, whole.subarray(0, whole.length / 2));
    network.change(1, i);
    const publish = () => feederOf(store).publish(async () => network.now());
    const why = `${path.slice(1)} does not hold what its name says`;
    await expect(publish()).rejects.toThrow(new NeedsBuild('the memory', why));
    await network.publish(store);
    await momentOfWholeHead(store);
    network.change(1, i + 1);
    expect((await publish()).kind).toBe('changed');
  }
});
