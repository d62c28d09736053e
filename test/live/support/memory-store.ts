/** A store in memory, for tests: no faults, and a clock of its own. */

import { putIfAbsent } from '../../../src/live/store/removal.ts';
import type { ListedObject, Store, StoredObject } from '../../../src/live/store/store.ts';

/** Objects by path. Several stores can share one map. */
export type Memory = Map<string, StoredObject & ListedObject>;

export interface MemoryOptions {
  readonly memory?: Memory;
  readonly now?: () => number;
  /** Waited for before each request. */
  readonly turn?: () => Promise<void>;
}

export function createMemoryStore({
  memory = new Map(),
  now = Date.now,
  turn = async () => {},
}: MemoryOptions = {}): Store {
  const write = (path: string, bytes: Uint8Array) => {
    const version = crypto.randomUUID();
    memory.set(path, { path, bytes: new Uint8Array(bytes), version, putAt: now() });
    return version;
  };
  const read: Store['read'] = async (path) => {
    await turn();
    const found = memory.get(path);
    return found && { bytes: found.bytes, version: found.version };
  };
  const put: Store['put'] = async (path, bytes) => {
    await turn();
    write(path, bytes);
  };
  const find = async (path: string) => {
    await turn();
    const found = memory.get(path);
    return found && { bytes: found.bytes.length, age: now() - found.putAt };
  };
  return {
    words: 'the memory',
    read,
    put,
    putIfAbsent: (path, bytes) => putIfAbsent(path, bytes, { store: { read, put }, find, wait: turn, now }),
    swap: async (path, bytes, expected) => {
      await turn();
      return memory.get(path)?.version === expected ? write(path, bytes) : undefined;
    },
    async *list(prefix) {
      await turn();
      for (const { path, putAt } of [...memory.values()]) if (path.startsWith(prefix)) yield { path, putAt };
    },
    remove: async (paths) => {
      for (const path of paths) {
        await turn();
        memory.delete(path);
      }
    },
  };
}
