/**
 * The note that old objects are being removed. It is in the store, so that one process removes at a time, and so that writers see it
 * (bucket.ts). A killed process leaves a note that runs out.
 */

import { readOfAnyFormat } from './json-with-format.ts';
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
  return { version: found?.version, until: found === undefined ? 0 : untilIn(found.bytes) };
}

/** Whichever version of this program wrote it: while another one removes something, nothing is put either. */
function untilIn(note: Uint8Array): number {
  const { until } = readOfAnyFormat(note) ?? {};
  return typeof until === 'number' ? until : 0;
}

/** @returns the version of the note; undefined if another process was first */
export function noteRemoval(store: Store, until: number, before: string | undefined): Promise<string | undefined> {
  return store.swap(REMOVAL_PATH, new TextEncoder().encode(JSON.stringify({ until, by: crypto.randomUUID() })), before);
}
