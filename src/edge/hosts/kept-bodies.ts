/**
 * Compressed bodies, each made once for all who ask for it, and kept up to a bound, because compressing takes longer than sending,
 * and a stream of its own for each slow client takes much memory.
 */

import { Kept } from '../rule/kept.ts';

/** How much is kept, in bytes. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** The longest text that is compressed, in bytes. Cloudflare takes no larger file (LARGEST_ASSET). */
export const LARGEST = 25 * 1024 * 1024;

/** Takes up to twice as long as gzip; lists of much that is alike become a third of that. */
export const BROTLI_QUALITY = 5;

/** Gives the compressed body of that name, and makes it if it is not there. One that could not be made is tried again. */
export type KeepBody = (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

export function keepBodies(): KeepBody {
  const kept = new Kept<Uint8Array>(KEPT_BYTES, ({ length }) => length);
  const underWay = new Map<string, Promise<Uint8Array>>();
  const begin = (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const body = make()
      .then((made) => kept.add(name, made))
      .finally(() => underWay.delete(name));
    underWay.set(name, body);
    return body;
  };
  return async (name, make) => kept.get(name) ?? underWay.get(name) ?? begin(name, make);
}
