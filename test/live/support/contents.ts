/** What is in a store. */

import type { Store, StoredObject } from '../../../src/live/store/store.ts';

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function textOf(found: StoredObject | undefined): string | undefined {
  return found && new TextDecoder().decode(found.bytes);
}

export async function pathsIn(store: Store, prefix: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of store.list(prefix)) paths.push(path);
  return paths.sort();
}
