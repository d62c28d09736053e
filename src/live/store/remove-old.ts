/** Removes what is of no use any more from the store of a live network. Whoever feeds it calls this now and then. */

import { MANIFEST_PATH } from '../../stored-format/manifest.ts';
import { referencesOfHead } from './references-of-head.ts';
import { removeUnreferenced } from './remove-unreferenced.ts';
import type { Store } from './store.ts';

/** How often, in ms: each time is a list of all objects. At least every ten hours, or nothing is removed. */
export const REMOVE_EVERY_MS = 6 * 3_600_000;

/** @param now in ms since 1970 @returns as removeUnreferenced @throws StoreFault */
export function removeOld(store: Store, now: () => number): Promise<number | undefined> {
  return removeUnreferenced({ store, head: MANIFEST_PATH, referredTo: (head) => referencesOfHead(head, store), now });
}
