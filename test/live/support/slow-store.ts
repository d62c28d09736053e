/** For tests: stores that take their time, or that somebody pulls the plug of. */

import type { Store } from '../../../src/live/store/store.ts';

/** @param turn waited for before and after each request */
export function slowed(store: Store, turn: (request: keyof Store) => Promise<void>): Store {
  const around = async <T>(request: keyof Store, work: () => Promise<T>): Promise<T> => {
    await turn(request);
    const done = await work();
    await turn(request);
    return done;
  };
  return {
    words: store.words,
    read: (path) => around('read', () => store.read(path)),
    put: (path, bytes) => around('put', () => store.put(path, bytes)),
    putIfAbsent: (path, bytes) => around('putIfAbsent', () => store.putIfAbsent(path, bytes)),
    swap: (path, bytes, expected) => around('swap', () => store.swap(path, bytes, expected)),
    list: (prefix) => store.list(prefix),
    remove: (paths) => around('remove', () => store.remove(paths)),
  };
}
