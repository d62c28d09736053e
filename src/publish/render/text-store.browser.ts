/** Texts one by one: browsers have no Buffer, and nobody checks a network there that is too large for the heap. */

import type { TextStore } from './text-store.ts';

const ENCODER = new TextEncoder();

export function textStore(): TextStore {
  return { add: (text) => ENCODER.encode(text) };
}

export function detached<T>(value: T): T {
  return value;
}
