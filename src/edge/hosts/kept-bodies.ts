/**
 * Compressed bodies, each made once for all who ask for it, and kept up to a bound, because compressing takes longer than sending,
 * and a stream of its own for each slow client takes much memory.
 */

/** How much is kept, in bytes. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** The longest text that is compressed, in bytes. Cloudflare takes no larger file (LARGEST_ASSET). */
export const LARGEST = 25 * 1024 * 1024;

/** Takes up to twice as long as gzip; lists of much that is alike become a third of that. */
export const BROTLI_QUALITY = 5;

export interface Uncompressed {
  /** One body is kept for each name, */
  readonly name: string;
  /** and made again when this is another. */
  readonly mark: string;
  /** Length of the text in bytes. */
  readonly size: number;
}

/** Gives the compressed body, and makes it if it is not there. One that could not be made is tried again. */
export type KeepBody = (text: Uncompressed, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

export function keepBodies(): KeepBody {
  const kept = new Map<string, { readonly mark: string; readonly body: Promise<Uint8Array>; bytes: number }>();
  return ({ name, mark, size }, make) => {
    const before = kept.get(name);
    const entry = before?.mark === mark ? before : { mark, body: make(), bytes: size };
    // Those asked for last stand at the end.
    kept.delete(name);
    kept.set(name, entry);
    if (entry === before) return entry.body;
    entry.body.then(
      (body) => {
        entry.bytes = body.length;
        removeOldest();
      },
      () => kept.get(name) === entry && kept.delete(name),
    );
    return entry.body;
  };

  function removeOldest(): void {
    let bytes = [...kept.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    for (const [name, entry] of kept) {
      if (bytes <= KEPT_BYTES) return;
      kept.delete(name);
      bytes -= entry.bytes;
    }
  }
}
