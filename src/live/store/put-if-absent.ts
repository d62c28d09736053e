/**
 * Puts what is named after its content, in any store. What is there already is good for half a day. Older objects are put anew, at a
 * time when none are removed: remove-unreferenced.ts says why nothing is lost.
 */

import type { Wait } from './conditional-put.ts';
import { readRemoval } from './removal.ts';
import type { Store } from './store.ts';

/** From which age an object is put anew, in ms. */
export const RENEWED_MS = 12 * 3_600_000;

/** How often a writer looks whether a removal has ended, in ms. */
const POLL_MS = 1000;

/** What a store knows of an object without reading it. */
export interface FoundObject {
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
