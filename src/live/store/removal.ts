/**
 * The note that old objects are being removed. It is in the store, so that one process removes at a time, and so that writers see it
 * (conditional-put.ts). A killed process leaves a note that runs out.
 */

import type { Store, StoredObject } from './store.ts';

/** One note, swapped at the start and at the end of each removal, so its version tells whether there was one in between. */
const REMOVAL_PATH = '/_live/removal.json';

export interface Removal {
  /** The note as it was read; undefined if there was never a removal. */
  readonly version: string | undefined;
  /** Until when objects may be removed, in ms since 1970. */
  readonly until: number;
}

export async function readRemoval(store: Pick<Store, 'read'>): Promise<Removal> {
  const found = await store.read(REMOVAL_PATH);
  return { version: found?.version, until: found === undefined ? 0 : parseUntil(found) };
}

/** @returns the version of the note; undefined if another process was first */
export async function noteRemoval(
  store: Store,
  until: number,
  before: string | undefined,
): Promise<string | undefined> {
  const by = crypto.randomUUID();
  return store.swap(REMOVAL_PATH, new TextEncoder().encode(JSON.stringify({ until, by })), before);
}

/** A damaged note counts as one that has run out. */
function parseUntil({ bytes }: StoredObject): number {
  try {
    const note: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const until = typeof note === 'object' && note !== null && 'until' in note ? note.until : 0;
    return typeof until === 'number' ? until : 0;
  } catch {
    return 0;
  }
}
