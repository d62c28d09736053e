/** A store in memory, so that no network counts, which counts what is put. */

import type { Store } from '../../src/live/store/store.ts';

export function memoryStore() {
  const objects = new Map<string, { bytes: Uint8Array; version: string }>();
  const puts = { count: 0 };
  const put = async (path: string, bytes: Uint8Array) => {
    puts.count++;
    objects.set(path, { bytes, version: String(Math.random()) });
  };
  const store: Store = {
    words: 'memory',
    read: async (path) => objects.get(path),
    put,
    putIfAbsent: put,
    async swap(path, bytes, expected) {
      if (objects.get(path)?.version !== expected) return undefined;
      await put(path, bytes);
      return objects.get(path)?.version;
    },
    async *list() {},
    remove: async () => {},
  };
  return { store, puts };
}
