/**
 * A store in a bucket, whatever its requests are: they are asked again after a fault that may pass, and a put that is done only if the
 * object is still the one that was read stays that where answers get lost. Whoever hears nothing may have won, so he reads and compares.
 */

import { readRemoval } from './removal.ts';
import { type ListedObject, PassingFault, type Store, type StoredObject, StoreFault } from './store.ts';

/** Each function asks once, and throws as a Store does. */
export interface Bucket extends Pick<Store, 'words' | 'read' | 'put' | 'swap' | 'remove'> {
  /** The length of an object, and how long ago it was put, in ms. */
  readonly find: (path: string) => Promise<{ readonly bytes: number; readonly age: number } | undefined>;
  /** @param from where the page before said that it goes on */
  readonly listPage: (prefix: string, from: string | undefined) => Promise<ListPage>;
}

export interface ListPage {
  readonly objects: readonly ListedObject[];
  /** Where the next page begins; undefined after the last. */
  readonly next: string | undefined;
}

/** Waits so many ms. */
export type Wait = (ms: number) => Promise<void>;

export const waitFor: Wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** What tests replace. */
export interface BucketOptions {
  readonly wait?: Wait;
  /** ms since 1970. */
  readonly now?: () => number;
}

/** From which age an object is put anew, in ms. */
export const RENEWED_MS = 12 * 3_600_000;

/** How often a writer looks whether a removal has ended, in ms. */
const POLL_MS = 1000;

export function storeIn(bucket: Bucket, { wait = waitFor, now = Date.now }: BucketOptions): Store {
  const read = (path: string) => patiently(() => bucket.read(path), wait);
  const put = (path: string, bytes: Uint8Array) => patiently(() => bucket.put(path, bytes), wait);

  /** Puts an object that may just be about to be removed, at a time when none are: remove-old.ts says why nothing is lost. */
  async function putAnew(path: string, bytes: Uint8Array): Promise<void> {
    for (;;) {
      const before = await readRemoval({ read });
      if (before.until <= now()) {
        await put(path, bytes);
        if ((await readRemoval({ read })).version === before.version) return;
      } else await wait(POLL_MS);
    }
  }

  return {
    words: bucket.words,
    read,
    put,
    async putIfAbsent(path, bytes) {
      const found = await patiently(() => bucket.find(path), wait);
      // A removal lists objects first, and removes each once. So it cannot remove one that was not there while it ran.
      if (found === undefined) await put(path, bytes);
      else if (found.bytes !== bytes.length || found.age >= RENEWED_MS) await putAnew(path, bytes);
    },
    async swap(path, bytes, expected) {
      let mayBeDone = false;
      const swapOnce = () =>
        bucket.swap(path, bytes, expected).catch((error: unknown) => {
          mayBeDone ||= error instanceof PassingFault && error.mayBeDone;
          throw error;
        });
      try {
        const version = await patiently(swapOnce, wait);
        if (version !== undefined || !mayBeDone) return version;
      } catch (error) {
        if (!mayBeDone || !(error instanceof StoreFault)) throw error;
        const own = ownVersion(await read(path), bytes);
        if (own === undefined) throw error;
        return own;
      }
      // Refused after an answer was lost: perhaps because of one's own put.
      return ownVersion(await read(path), bytes);
    },
    async *list(prefix): AsyncGenerator<ListedObject> {
      let from: string | undefined;
      do {
        const page: ListPage = await patiently(() => bucket.listPage(prefix, from), wait);
        yield* page.objects;
        from = page.next;
      } while (from !== undefined);
    },
    remove: bucket.remove,
  };
}

/** How long to wait before the next try, in ms: more than three seconds in all, as R2 takes one write a second to a key. */
const PAUSES_MS = [100, 300, 900, 2000];

/** Does it again, a few times, while it fails with a fault that may pass. */
async function patiently<T>(work: () => Promise<T>, wait: Wait): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PassingFault)) throw error;
    }
    await wait(pause);
  }
  return work();
}

function ownVersion(found: StoredObject | undefined, bytes: Uint8Array): string | undefined {
  return found !== undefined && areEqual(found.bytes, bytes) ? found.version : undefined;
}

function areEqual(some: Uint8Array, others: Uint8Array): boolean {
  return some.length === others.length && some.every((byte, position) => byte === others[position]);
}
