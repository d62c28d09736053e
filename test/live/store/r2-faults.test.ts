/** R2 by binding, when it fails: the messages are those of the runtime. */

import { expect, test } from 'vitest';
import { type BoundBucket, createR2Store } from '../../../src/live/store/r2.ts';
import { StoreFault } from '../../../src/live/store/store.ts';
import { bytesOf, textOf } from '../support/contents.ts';

const HEAD = '/_snapshot/manifest.json';
const BUSY = 'put: Reduce your concurrent request rate for the same object. (10058)';
const BROKEN = 'put: We encountered an internal error. Please try again. (10001)';

/** A bucket of one object, whose puts fail so; those that begin with `done` after they were done. */
function bucketThatFails(...failures: string[]) {
  let found: { bytes: Uint8Array<ArrayBuffer>; etag: string } | null = null;
  let puts = 0;
  const describe = ({ bytes, etag }: { bytes: Uint8Array; etag: string }) => ({
    key: HEAD.slice(1),
    etag,
    size: bytes.length,
    uploaded: new Date(),
  });
  const bucket: BoundBucket = {
    get: async () => found && { ...describe(found), arrayBuffer: async () => found?.bytes.buffer ?? new ArrayBuffer() },
    head: async () => found && describe(found),
    put: async (_, bytes, options) => {
      const failure = failures.shift();
      if (failure !== undefined && !failure.startsWith('done ')) throw new Error(failure);
      const condition = options?.onlyIf;
      if (condition !== undefined) {
        const holds = 'etagMatches' in condition ? found?.etag === condition.etagMatches : found === null;
        if (!holds) return null;
      }
      puts += 1;
      found = { bytes: new Uint8Array(bytes), etag: String(puts) };
      if (failure !== undefined) throw new Error(failure.replace('done ', ''));
      return describe(found);
    },
    delete: async () => {},
    list: async () => ({ objects: [], truncated: false }),
  };
  const waited: number[] = [];
  const store = createR2Store(bucket, 'charging', { wait: async (ms) => void waited.push(ms) });
  return { store, waited };
}

test('it tries again when it is busy or broken', async () => {
  const { store, waited } = bucketThatFails(BUSY, BROKEN);
  expect(await store.swap(HEAD, bytesOf('1'), undefined)).toBe('1');
  expect(waited).toEqual([100, 300]);
});

test('a put that was done, without an answer, has won', async () => {
  const { store } = bucketThatFails(`done ${BROKEN}`);
  expect(await store.swap(HEAD, bytesOf('1'), undefined)).toBe('1');
  expect(textOf(await store.read(HEAD))).toBe('1');
});

test('what does not pass is said at once', async () => {
  const { store, waited } = bucketThatFails('put: The specified bucket does not exist. (10006)');
  const error = await store.put(HEAD, bytesOf('1')).catch((thrown) => thrown);
  expect(error).toEqual(
    new StoreFault('the bucket "charging" refuses: put: The specified bucket does not exist. (10006)'),
  );
  expect(waited).toEqual([]);
});
