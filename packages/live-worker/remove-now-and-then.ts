/** A feeder in a Worker removes what no head of the last day named: every six hours, whether or not it was in memory all the time. */

import { REMOVE_EVERY_MS, removeOld, type Store } from '../../src/live/worker.ts';

/** What is remembered of it: in the storage of the object that feeds. */
interface Memory {
  get(key: string): Promise<number | undefined>;
  put(key: string, value: number): Promise<void>;
}

const KEY = 'removedAt';

/** @returns how many objects were removed; undefined if it is not time @throws StoreFault */
export async function removeNowAndThen(store: Store, memory: Memory, clock: () => number): Promise<number | undefined> {
  const before = (await memory.get(KEY)) ?? Number.NEGATIVE_INFINITY;
  if (clock() - before < REMOVE_EVERY_MS) return undefined;
  // First, so that a run that fails is not begun again each time.
  await memory.put(KEY, clock());
  return removeOld(store, clock);
}
