/**
 * Days of statuses, and at night a month of them, with a look for what nobody names any more every six hours: all that the head names stays, however old, and
 * the store does not grow.
 */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { referencesOfHead, removeOld } from '../../src/live/store/remove-old.ts';
import { MANIFEST_PATH } from '../../src/stored-format/manifest.ts';
import { often } from '../support/sampled.ts';
import { edgeOf, locationsAt, statusesIn } from './support/edge-of-store.ts';
import { feederOf, startNetwork } from './support/fed-network.ts';
import { createMemoryStore, type Memory } from './support/memory-store.ts';
import { momentOfWholeHead } from './support/pulled-plug.ts';

const HOUR_MS = 3_600_000;
/** Some times the longest that something is kept; a whole month at night. */
const DAYS = often(12, 30);
/** The longest time for which something is kept that no head names: it is a day old, then it is recorded, and a day later removed. */
const KEPT_MS = (24 + 2 * (24 + 6)) * HOUR_MS;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { title: 'with no build', builds: 0 },
  { title: 'with a build every day', builds: 24 },
])('days $title', async ({ builds }) => {
  const memory: Memory = new Map();
  const store = createMemoryStore({ memory, turn: () => new Promise(setImmediate) });
  const clean = () => removeOld(store, () => Date.now());
  using network = startNetwork(4);
  const feeder = feederOf(store);
  const start = Date.now();
  await network.publish(store);
  let [removed, hours] = [0, 0];
  for (; hours < 24 * DAYS; hours++) {
    vi.setSystemTime(start + HOUR_MS * (hours + 1));
    // Two statuses that come and go, so that files come back which nobody named for hours, or for days.
    network.change(1, hours % 60 < 30 ? hours : 0);
    const cleaning = hours % 6 === 0 ? clean() : undefined;
    if (builds > 0 && hours % builds === builds - 1) await network.publish(store);
    else await feeder.publish(async () => network.now());
    removed += (await cleaning) ?? 0;
    if (hours % 6 === 5) await momentOfWholeHead(store);
  }
  const named = await referencesOfHead(memory.get(MANIFEST_PATH)?.bytes ?? new Uint8Array(), store);
  const others = [...memory.values()].filter(({ path }) => !named.has(path) && path !== MANIFEST_PATH);
  expect(others.filter(({ putAt }) => Date.now() - putAt > KEPT_MS).map(({ path }) => path)).toEqual([]);
  expect(removed).toBeGreaterThan(hours);
  expect(memory.size).toBeLessThan(removed / 2);
  if (builds === 0) expect([...named].filter((path) => memory.get(path)?.putAt === start).length).toBeGreaterThan(5);
  vi.setSystemTime(Date.now() + 10_000);
  const truth = new Map(network.uids().map((uid) => [uid, network.state.statuses.get(uid) ?? 'UNKNOWN']));
  expect(statusesIn(await locationsAt(edgeOf(store)))).toEqual(truth);
});
