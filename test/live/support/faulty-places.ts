/** For tests: stores of several kinds, one of whose next requests fails in a way of one's choice. */

import { type BoundBucket, createR2Store } from '../../../src/live/store/r2.ts';
import { createS3Store } from '../../../src/live/store/s3.ts';
import type { Access } from '../../../src/live/store/s3-requests.ts';
import type { Store } from '../../../src/live/store/store.ts';
import { startFakeS3 } from './fake-s3.ts';
import { startBucket } from './miniflare-bucket.ts';

/** `half`: of what was asked for. `done and lost`: nothing is heard of what was done. */
export type StoreTrouble = 'away' | '403' | '409' | '503' | '412' | 'done and lost' | 'half';

export interface FaultyPlace extends AsyncDisposable {
  readonly store: Store;
  /** A request fails so, after so many others; or, if `forEver`, all from then on. */
  plan: { trouble: StoreTrouble; after: number; forEver?: boolean } | undefined;
}

/** Says what a request is to come to. `412`: only one with a condition. */
type Take = (hasCondition?: boolean) => StoreTrouble | undefined;

function placeOf(open: (take: Take) => Store, end: () => Promise<void>): FaultyPlace {
  const place: FaultyPlace = {
    store: open((hasCondition = false) => {
      const { plan } = place;
      if (plan === undefined || (plan.trouble === '412' && !hasCondition)) return undefined;
      plan.after -= 1;
      if (plan.after >= 0) return undefined;
      if (plan.forEver !== true) place.plan = undefined;
      return plan.trouble;
    }),
    plan: undefined,
    [Symbol.asyncDispose]: end,
  };
  return place;
}

export const FAULTY_PLACES: Record<string, () => Promise<FaultyPlace>> = {
  'in S3': async () => {
    const server = await startFakeS3();
    return placeOf(
      (take) => overS3(server.access, take),
      async () => server[Symbol.asyncDispose](),
    );
  },
  'in R2, by S3': async () => {
    const bucket = await startBucket();
    return placeOf(
      (take) => overS3(bucket.access, take),
      async () => bucket[Symbol.asyncDispose](),
    );
  },
  'in R2, by binding': async () => {
    const bucket = await startBucket();
    return placeOf(
      (take) => overBinding(bucket.bound, take),
      async () => bucket[Symbol.asyncDispose](),
    );
  },
};

const wait = async () => {};

function overS3(access: Access, take: Take): Store {
  const send: typeof fetch = async (input, init) => {
    const trouble = take(new Headers(init?.headers).has('if-match'));
    const refusal = (status: number, code: string) => new Response(`<Error><Code>${code}</Code></Error>`, { status });
    switch (trouble) {
      case undefined:
        return fetch(input, init);
      case 'away':
        throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
      case '403':
        return refusal(403, 'AccessDenied');
      case '409':
        return refusal(409, 'ConditionalRequestConflict');
      case '503':
        return refusal(503, 'SlowDown');
      case '412':
        return refusal(412, 'PreconditionFailed');
      case 'done and lost':
        await (await fetch(input, init)).arrayBuffer();
        throw new DOMException('The operation timed out.', 'TimeoutError');
      case 'half': {
        const { status, headers, bytes } = await whole(await fetch(input, init));
        const half = bytes.subarray(0, bytes.length / 2);
        return new Response(init?.method === 'HEAD' ? null : half, { status, headers });
      }
      default:
        return trouble satisfies never;
    }
  };
  return createS3Store(access, { fetch: send, wait });
}

async function whole(answer: Response) {
  const { status, headers } = answer;
  return { status, headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

function overBinding(bucket: BoundBucket, take: Take): Store {
  const ask = async <T>(work: () => Promise<T>, trouble = take()): Promise<T> => {
    switch (trouble) {
      case 'away':
        throw new Error('We encountered an internal error. Please try again. (10001)');
      case '403':
        throw new Error('Access denied. (10004)');
      case '409':
      case '503':
        throw new Error('Reduce your concurrent request rate for the same object. (10058)');
      case 'done and lost':
        await work();
        throw new Error('Network connection lost.');
      default:
        return work();
    }
  };
  const faulty: BoundBucket = {
    get: async (key) => {
      const trouble = take();
      const found = await bucket.get(key);
      const { size } = found ?? {};
      if (trouble === undefined || found === null || size === undefined) return found;
      if (trouble !== 'half') throw new Error('We encountered an internal error. Please try again. (10001)');
      const { etag, uploaded } = found;
      const arrayBuffer = async () => (await found.arrayBuffer()).slice(0, size / 2);
      return { key, etag, size, uploaded, arrayBuffer };
    },
    head: (key) => ask(() => bucket.head(key)),
    put: (key, bytes, options) => {
      const trouble = take(options !== undefined);
      return trouble === '412' ? Promise.resolve(null) : ask(() => bucket.put(key, bytes, options), trouble);
    },
    delete: (keys) => ask(() => bucket.delete(keys)),
    list: (options) => ask(() => bucket.list(options)),
  };
  return createR2Store(faulty, 'bucket', { wait });
}
