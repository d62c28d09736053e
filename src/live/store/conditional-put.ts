/**
 * A put that is done only if the object is still the one that was read, and answers that get lost on the way. Whoever hears nothing
 * may have won, so he reads and compares.
 */

import { readRemoval } from './removal.ts';
import { PassingFault, type Store, type StoredObject, StoreFault } from './store.ts';

/** Waits so many ms. */
export type Wait = (ms: number) => Promise<void>;

export const waitFor: Wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** How long to wait before the next try, in ms: more than three seconds in all, as R2 takes one write a second to a key. */
const PAUSES_MS = [100, 300, 900, 2000];

/** Does it again, a few times, while it fails with a fault that may pass. */
export async function patiently<T>(work: () => Promise<T>, wait: Wait): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PassingFault)) throw error;
    }
    await wait(pause);
  }
  return work();
}

interface ConditionalPut {
  /** Asks once. Returns the new version, or undefined if the condition does not hold. */
  readonly put: () => Promise<string | undefined>;
  readonly read: () => Promise<StoredObject | undefined>;
  /** What is put. */
  readonly bytes: Uint8Array;
  readonly wait: Wait;
}

/** @returns the new version; undefined if another writer was first */
export async function putConditionally({ put, read, bytes, wait }: ConditionalPut): Promise<string | undefined> {
  let mayBeDone = false;
  const once = async (): Promise<string | undefined> => {
    try {
      return await put();
    } catch (error) {
      mayBeDone ||= error instanceof PassingFault && error.mayBeDone;
      throw error;
    }
  };
  try {
    const version = await patiently(once, wait);
    if (version !== undefined || !mayBeDone) return version;
  } catch (error) {
    if (!mayBeDone || !(error instanceof StoreFault)) throw error;
    const own = ownVersion(await read(), bytes);
    if (own === undefined) throw error;
    return own;
  }
  // Refused after an answer was lost: perhaps because of one's own put.
  return ownVersion(await read(), bytes);
}

function ownVersion(found: StoredObject | undefined, bytes: Uint8Array): string | undefined {
  return found !== undefined && areEqual(found.bytes, bytes) ? found.version : undefined;
}

function areEqual(some: Uint8Array, others: Uint8Array): boolean {
  return some.length === others.length && some.every((byte, position) => byte === others[position]);
}

/** From which age an object is put anew, in ms. */
export const RENEWED_MS = 12 * 3_600_000;

/** How often a writer looks whether a removal has ended, in ms. */
const POLL_MS = 1000;

/** What a store knows of an object without reading it. */
interface FoundObject {
  readonly bytes: number;
  /** How long ago it was put, in ms. */
  readonly age: number;
}

interface Surroundings {
  readonly store: Pick<Store, 'put' | 'read'>;
  readonly find: (path: string) => Promise<FoundObject | undefined>;
  readonly wait: Wait;
  readonly now: () => number;
}

/**
 * Puts what is named after its content, in any store. What is there already is good for half a day. Older objects are put anew, at a time
 * when none are removed: remove-old.ts says why nothing is lost.
 */
export async function putIfAbsent(path: string, bytes: Uint8Array, around: Surroundings): Promise<void> {
  const found = await around.find(path);
  // A removal lists objects first, and removes each once. So it cannot remove one that was not there while it ran.
  if (found === undefined) await around.store.put(path, bytes);
  else if (found.bytes !== bytes.length || found.age >= RENEWED_MS) await putAnew(path, bytes, around);
}

/** Puts an object that may just be about to be removed. */
async function putAnew(path: string, bytes: Uint8Array, { store, wait, now }: Surroundings): Promise<void> {
  for (;;) {
    const before = await readRemoval(store);
    if (before.until <= now()) {
      await store.put(path, bytes);
      if ((await readRemoval(store)).version === before.version) return;
    } else await wait(POLL_MS);
  }
}
