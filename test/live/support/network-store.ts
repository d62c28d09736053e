/** A store of a network whose heads are lists of paths, and a clock that tests put forward. */

import { removeOld } from '../../../src/live/store/remove-old.ts';
import type { Store } from '../../../src/live/store/store.ts';
import { createMemoryStore, type Memory } from './memory-store.ts';

export const HOUR_MS = 3_600_000;
export const NOW = Date.UTC(2026, 10, 23);
export const HEAD = '/_snapshot/manifest.json';

export function startNetwork() {
  const memory: Memory = new Map();
  const clock = { now: NOW };
  const now = () => clock.now;
  const store = createMemoryStore({ memory, now });
  const referredTo = async (head: Uint8Array) => new Set(namesIn(head));
  const clean = (own: Store = store) => removeOld(own, now, referredTo);
  return { memory, clock, store, clean };
}

export function namesIn(head: Uint8Array): string[] {
  return JSON.parse(new TextDecoder().decode(head));
}
