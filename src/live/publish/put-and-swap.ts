/** Publishes in a store: first the bodies that are missing, then the head, if it is still the one that was read. */

import { inTurns } from '../../snapshot/in-turns.ts';
import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import type { Head } from '../step/snapshot-and-change.ts';
import type { HeadPlace } from '../store/store.ts';

/** Requests to a store at the same time. A Worker may have six. */
const AT_A_TIME = 6;

/** @throws StoreFault */
export async function putBodies(store: HeadPlace, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await inTurns([...files], AT_A_TIME, ([path, bytes]) => store.putIfAbsent(path, bytes));
}

/**
 * All that the head names must be in the store.
 *
 * @param expected the version of the head that this one was made from
 * @returns the version of the new head; undefined if another writer was first
 * @throws StoreFault
 */
export function swapHead(store: HeadPlace, head: Head, expected: string | undefined): Promise<string | undefined> {
  return store.swap(MANIFEST_PATH, new TextEncoder().encode(JSON.stringify(head)), expected);
}
