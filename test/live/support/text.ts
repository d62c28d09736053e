/** Texts in and out of stores. */

import type { StoredObject } from '../../../src/live/store/store.ts';

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function textOf(found: StoredObject | undefined): string | undefined {
  return found && new TextDecoder().decode(found.bytes);
}
