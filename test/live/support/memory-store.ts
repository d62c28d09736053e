/** A store in memory, for tests: no faults, and a clock of its own. */

import { putIfAbsent } from '../../../src/live/store/put-if-absent.ts';
import type { ListedObject, Store, StoredObject } from '../../../src/live/store/store.ts';

/** Objects by path. Several stores can share one map. */
export type Memory = Map<string, StoredObject & ListedObject>;

export function createMemoryStore(memory: Memory = new Map(), now: () => number = Date.now): Store {
  let puts = 0;
  const write = (path: string, bytes: Uint8Array) => {
    puts += 1;
    const version = `${puts}-${crypto.randomUUID()}`;
    memory.set(path, { path, bytes: new Uint8Array(bytes), version, putAt: now() });
    return version;
  };
  const read = async (path: string) => {
    const found = memory.get(path);
    return found && { bytes: found.bytes, version: found.version };
  };
  const put = async (path: string, bytes: Uint8Array) => void write(path, bytes);
  const find = async (path: string) => {
    const found = memory.get(path);
    return found && { bytes: found.bytes.length, age: now() - found.putAt };
  };
  const wait = async () => {};
  return {
    words: 'the memory',
    read,
    put,
    putIfAbsent: (path, bytes) => putIfAbsent(path, bytes, { store: { read, put }, find, wait, now }),
    swap: async (path, bytes, expected) => {
      return memory.get(path)?.version === expected ? write(path, bytes) : undefined;
    },
    async *list(prefix) {
      for (const { path, putAt } of [...memory.values()]) if (path.startsWith(prefix)) yield { path, putAt };
    },
    remove: async (paths) => {
      for (const path of paths) memory.delete(path);
    },
  };
}
