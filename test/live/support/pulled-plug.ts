/** For tests: a process that is killed between two writes, and what it leaves in a store. */

import { createHash } from 'node:crypto';
import { findHead } from '../../../src/live/step/head-in-store.ts';
import { referencesOfHead } from '../../../src/live/store/remove-old.ts';
import type { Store } from '../../../src/live/store/store.ts';

export class Killed extends Error {}

/** A store to whose writer nothing happens any more after so many writes, of which it says how many are left. */
export function killedAfter(store: Store, writes: number): Store & { left(): number } {
  let left = writes;
  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    if (left === 0) throw new Killed();
    left -= 1;
    return work();
  };
  return {
    ...store,
    left: () => left,
    put: (path, bytes) => write(() => store.put(path, bytes)),
    putIfAbsent: (path, bytes) => write(() => store.putIfAbsent(path, bytes)),
    swap: (path, bytes, expected) => write(() => store.swap(path, bytes, expected)),
    remove: (paths) => write(() => store.remove(paths)),
  };
}

/** The time of the head in a store. @throws if something that the head names is missing, or is not what its name says */
export async function momentOfWholeHead(store: Store): Promise<string> {
  const { head, why } = await findHead(store);
  if (head === undefined) throw new Error(why);
  const bytes = new TextEncoder().encode(JSON.stringify(head));
  for (const path of await referencesOfHead(bytes, store)) {
    const found = await store.read(path);
    const hash = createHash('sha256')
      .update(found?.bytes ?? new Uint8Array())
      .digest('hex')
      .slice(0, 32);
    if (found === undefined || !path.includes(`/${hash}.`)) throw new Error(`${path} is missing or damaged`);
  }
  return head.moment;
}
