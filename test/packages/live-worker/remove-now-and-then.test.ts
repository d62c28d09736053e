/** Old objects are removed every six hours. */

import { expect, test } from 'vitest';
import { removeNowAndThen } from '../../../packages/live-worker/remove-now-and-then.ts';
import { createMemoryStore, type Memory } from '../../live/support/memory-store.ts';
import { publishNetwork } from '../../live/support/published-network.ts';

const HOUR = 3_600_000;

test('what no head of the last day named is removed, at the first round after six hours', async () => {
  let now = Date.parse('2026-11-23T12:00:00Z');
  using network = await publishNetwork({ now });
  const memory: Memory = new Map();
  const store = createMemoryStore({ memory, now: () => now });
  for (const [path, bytes] of [...network.objects, ['/_snapshot/old.json', Uint8Array.of(1)]] as const)
    await store.put(path, bytes);
  const remembered = new Map<string, number>();
  const storage = {
    get: async (key: string) => remembered.get(key),
    put: async (key: string, value: number) => void remembered.set(key, value),
  };
  const runs: number[] = [];
  for (let hour = 0; hour <= 54; hour++, now += HOUR) {
    const removed = await removeNowAndThen(store, storage, () => now);
    if (removed !== undefined) runs.push(hour);
  }
  expect(runs).toEqual([0, 6, 12, 18, 24, 30, 36, 42, 48, 54]);
  expect(memory.has('/_snapshot/old.json')).toBe(false);
  for (const path of network.objects.keys()) expect(memory.has(path), path).toBe(true);
});
