/** For tests: a store in memory, in which a test can let things go wrong. */

import type { ListedObject, Store, StoredObject } from '../../../src/live/store/store.ts';

export class MemoryStore implements Store {
  readonly words = 'the store of a test';
  readonly objects = new Map<string, { bytes: Uint8Array; version: string; putAt: number }>();
  /** Called before each write and removal; may throw, or wait. */
  before: (what: string, path: string) => Promise<void> | void = () => {};
  /** ms since 1970. */
  now = 0;
  #versions = 0;

  async read(path: string): Promise<StoredObject | undefined> {
    await this.before('read', path);
    return this.objects.get(path);
  }
  async putIfAbsent(path: string, bytes: Uint8Array): Promise<void> {
    await this.before('put', path);
    if (!this.objects.has(path)) this.#set(path, bytes);
  }
  async put(path: string, bytes: Uint8Array): Promise<void> {
    await this.before('put', path);
    this.#set(path, bytes);
  }
  async swap(path: string, bytes: Uint8Array, expected: string | undefined): Promise<string | undefined> {
    await this.before('swap', path);
    return this.objects.get(path)?.version === expected ? this.#set(path, bytes) : undefined;
  }
  async *list(prefix: string): AsyncIterable<ListedObject> {
    for (const [path, { putAt }] of this.objects) if (path.startsWith(prefix)) yield { path, putAt };
  }
  async remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await this.before('remove', path);
      this.objects.delete(path);
    }
  }

  #set(path: string, bytes: Uint8Array): string {
    this.#versions += 1;
    const version = `v${this.#versions}`;
    this.objects.set(path, { bytes: Uint8Array.from(bytes), version, putAt: this.now });
    return version;
  }
}
