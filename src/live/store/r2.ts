/** A store in an R2 bucket that a Worker is bound to. */

import { type BucketOptions, storeIn } from './bucket.ts';
import { PassingFault, type Store, StoreFault } from './store.ts';

/** What is used of the runtime's R2Bucket. */
export interface BoundBucket {
  get(key: string): Promise<(BucketObject & { arrayBuffer(): Promise<ArrayBuffer> }) | null>;
  head(key: string): Promise<BucketObject | null>;
  put(key: string, bytes: Uint8Array, options?: { onlyIf: Condition }): Promise<BucketObject | null>;
  delete(keys: string[]): Promise<void>;
  list(options: { prefix: string; cursor?: string }): Promise<BucketPage>;
}

interface BucketObject {
  readonly key: string;
  readonly etag: string;
  readonly size: number;
  readonly uploaded: Date;
}

interface BucketPage {
  readonly objects: readonly BucketObject[];
  readonly truncated: boolean;
  readonly cursor?: string;
}

/** The put is done if the object has this etag, or if none has any (`*`). Else it resolves to null. */
type Condition = { readonly etagMatches: string } | { readonly etagDoesNotMatch: '*' };

/** How many keys `delete` takes. */
const KEYS_AT_ONCE = 1000;

/** @param name of the bucket, or of its binding, for messages */
export function createR2Store(bucket: BoundBucket, name: string, options: BucketOptions = {}): Store {
  const { now = Date.now } = options;
  const words = `the bucket "${name}"`;
  const ask = <T>(request: () => Promise<T>): Promise<T> =>
    inTime(request(), words).catch((error) =>
      error instanceof StoreFault ? Promise.reject(error) : refuse(words, error),
    );

  return storeIn(
    {
      words,
      async read(path) {
        const found = await ask(() => bucket.get(keyOf(path)));
        if (found === null) return undefined;
        const bytes = new Uint8Array(await ask(() => found.arrayBuffer()));
        if (bytes.length !== found.size) throw new PassingFault(`${words} gave only a part of ${path}`, false);
        return { bytes, version: found.etag };
      },
      async find(path) {
        const found = await ask(() => bucket.head(keyOf(path)));
        return found === null ? undefined : { bytes: found.size, age: now() - found.uploaded.getTime() };
      },
      async put(path, bytes) {
        await ask(() => bucket.put(keyOf(path), bytes));
      },
      async swap(path, bytes, expected) {
        const onlyIf: Condition = expected === undefined ? { etagDoesNotMatch: '*' } : { etagMatches: expected };
        return (await ask(() => bucket.put(keyOf(path), bytes, { onlyIf })))?.etag;
      },
      async listPage(prefix, from) {
        const cursor = from === undefined ? {} : { cursor: from };
        const page = await ask(() => bucket.list({ prefix: keyOf(prefix), ...cursor }));
        const objects = page.objects.map(({ key, uploaded }) => ({ path: `/${key}`, putAt: uploaded.getTime() }));
        return { objects, next: page.truncated ? page.cursor : undefined };
      },
      async remove(paths) {
        for (let start = 0; start < paths.length; start += KEYS_AT_ONCE) {
          const keys = paths.slice(start, start + KEYS_AT_ONCE).map(keyOf);
          await ask(() => bucket.delete(keys));
        }
      },
    },
    options,
  );
}

/** How long the runtime may take for a request, in ms. */
const PATIENCE_MS = 30_000;

/** A binding has no timeout of its own, and a request that never ends would stop whoever waits for it for ever. */
async function inTime<T>(request: Promise<T>, words: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const fault = () => reject(new PassingFault(`${words} does not answer`, true));
    timer = setTimeout(fault, PATIENCE_MS);
  });
  try {
    return await Promise.race([request, late]);
  } finally {
    clearTimeout(timer);
  }
}

function keyOf(path: string): string {
  return path.slice(1);
}

/** The runtime puts R2's code at the end of its messages: `… (10058)`. Those below 10100 that are named here will not pass. */
function refuse(words: string, error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const code = /\((\d+)\)$/.exec(message)?.[1];
  const text = `${words} refuses: ${message}`;
  throw code !== undefined && LASTING.test(code) ? new StoreFault(text) : new PassingFault(text, true);
}

/** No such bucket, not allowed, an object that is too large, a key or a digest that is wrong, an invalid request. */
const LASTING = /^100(02|04|06|11|14|20|22|37|39)$/;
