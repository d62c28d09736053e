/** Which EVSEs the published network has: whoever takes pushes says at once how many of the reported ones it has not. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { plainEvseId } from '../../ocpi/evse-id.ts';
import { SnapshotDamaged } from '../../snapshot/read-snapshot.ts';
import type { KnownEvses } from '../../sources/statuses/known-evses.ts';
import { findHead, snapshotReader } from '../step/head-in-store.ts';
import type { Store } from '../store/store.ts';
import type { IsKnown } from './pushed-statuses.ts';
import { knownEvsesOf } from './statuses-now.ts';

/** Only a build changes it, so it is read again after so many ms. */
const KEPT_MS = 60_000;

/** Of files, nothing is kept: what was read of them is. */
const NO_FILES = 0;

/** A function that says which EVSEs are known; undefined as long as nothing is published. It throws StoreFault. */
export function knownInStore(store: Store, clock: () => number): () => Promise<IsKnown | undefined> {
  const reader = snapshotReader(store, NO_FILES);
  let kept: { readonly at: number; readonly isKnown: IsKnown } | undefined;
  return async () => {
    if (kept && Math.abs(clock() - kept.at) < KEPT_MS) return kept.isKnown;
    const { head } = await findHead(store);
    if (head === undefined) return undefined;
    try {
      const { base } = await reader.open(head);
      kept = { at: clock(), isKnown: isKnownTo(knownEvsesOf(base)) };
      return kept.isKnown;
    } catch (error) {
      if (error instanceof SnapshotDamaged) return undefined;
      throw error;
    }
  };
}

export function isKnownTo({ listed, uidsByEvseId }: Pick<KnownEvses, 'listed' | 'uidsByEvseId'>): IsKnown {
  return (id) => listed().has(foldCase(id)) || uidsByEvseId().has(plainEvseId(id));
}
