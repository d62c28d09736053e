/**
 * The note that old objects are being removed, and how writers put objects beside it. It is in the store, so that one process removes at
 * a time, and so that writers see it. A killed process leaves a note that runs out.
 */

import type { Wait } from './bucket.ts';
import { readOwn, writeOwn } from './own-json.ts';
import type { Store } from './store.ts';

/** One note, swapped at the start and at the end of each removal, so its version tells whether there was one in between. */
const REMOVAL_PATH = '/_live/removal.json';

export interface Removal {
  /** The note as it was read; undefined if there was never a removal. */
  readonly version: string | undefined;
  /** Until when objects may be removed, in ms since 1970. A damaged note counts as one that has run out. */
  readonly until: number;
}

export async function readRemoval(store: Pick<Store, 'read'>): Promise<Removal> {
  const found = await store.read(REMOVAL_PATH);
  const { until = 0 } = readOwn<Partial<Removal>>(found?.bytes) ?? {};
  return { version: found?.version, until };
}

/** @returns the version of the note; undefined if another process was first */
export function noteRemoval(store: Store, until: number, before: string | undefined): Promise<string | undefined> {
  return store.swap(REMOVAL_PATH, writeOwn({ until, by: crypto.randomUUID() }), before);
}

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
