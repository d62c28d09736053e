/**
 * A put that is done only if the object is still the one that was read, and answers that get lost on the way. Whoever hears nothing
 * may have won, so he reads and compares.
 */

import { PassingFault, type StoredObject, StoreFault } from './store.ts';

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
