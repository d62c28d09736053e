/** A store in memory, for tests: no faults, and a clock of its own. */

import { type Bucket, storeIn } from '../../../src/live/store/bucket.ts';
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
  const bucket: Bucket = {
    words: 'the memory',
    async read(path) {
      await turn();
      const found = memory.get(path);
      return found && { bytes: found.bytes, version: found.version };
    },
    async put(path, bytes) {
      await turn();
      write(path, bytes);
    },
    async find(path) {
      await turn();
      const found = memory.get(path);
      return found && { bytes: found.bytes.length, age: now() - found.putAt };
    },
    async swap(path, bytes, expected) {
      await turn();
      return memory.get(path)?.version === expected ? write(path, bytes) : undefined;
    },
    async listPage(prefix) {
      await turn();
      return { objects: [...memory.values()].filter(({ path }) => path.startsWith(prefix)), next: undefined };
    },
    async remove(paths) {
      for (const path of paths) {
        await turn();
        memory.delete(path);
      }
    },
  };
  return storeIn(bucket, { wait: turn, now });
}
