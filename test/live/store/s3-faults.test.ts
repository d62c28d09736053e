/** A bucket that refuses, is slow, loses answers or breaks its word. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { demandConditionalPuts } from '../../../src/live/store/open-store.ts';
import { createS3Store } from '../../../src/live/store/s3.ts';
import { type Store, StoreFault } from '../../../src/live/store/store.ts';
import { bytesOf, pathsIn, textOf } from '../support/contents.ts';
import { type FakeS3, type Fault, startFakeS3 } from '../support/fake-s3.ts';

const HEAD = '/_snapshot/manifest.json';

let server: FakeS3;
let store: Store;
let waited: number[] = [];

beforeEach(async () => {
  server = await startFakeS3();
  waited = [];
  store = connect();
});

afterEach(() => server[Symbol.asyncDispose]());

function connect(): Store {
  return createS3Store(server.access, { deadline: server.deadline, wait: async (ms) => void waited.push(ms) });
}

function fail(method: string, ...faults: Fault[]): void {
  server.faults.push(...faults.map((fault) => ({ method, fault })));
}

async function create(text: string): Promise<string> {
  const version = await store.swap(HEAD, bytesOf(text), undefined);
  if (version === undefined) throw new Error('There is one already.');
  return version;
}

/** What a promise rejects with, in words. */
async function faultOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('It was done.'),
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(StoreFault);
  return String(error.message);
}

const OFTEN = <T>(fault: T): T[] => Array.from({ length: 5 }, () => fault);

test.each([
  { status: 409, code: 'ConditionalRequestConflict' },
  { status: 429, code: 'TooManyRequests' },
  { status: 500, code: 'InternalError' },
  { status: 503, code: 'SlowDown' },
])('after $status it tries again, for a put, a swap, a read, a list', async (fault) => {
  const version = await create('1');
  fail('PUT', fault, fault);
  expect(await store.swap(HEAD, bytesOf('2'), version)).toBeTypeOf('string');
  expect(waited).toEqual([100, 300]);
  fail('PUT', fault);
  await store.put('/_sources/a', bytesOf('a'));
  fail('GET', fault);
  expect(textOf(await store.read(HEAD))).toBe('2');
  fail('GET', fault);
  expect(await pathsIn(store, '/_sources/')).toEqual(['/_sources/a']);
});

test('it tries five times, within four seconds', async () => {
  fail('GET', ...OFTEN({ status: 503, code: 'SlowDown' }));
  const words = `the bucket at ${server.access.url} answers 503 (SlowDown)`;
  expect(await faultOf(store.read(HEAD))).toBe(words);
  expect(server.asked).toHaveLength(5);
  expect(waited.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(4000);
});

test.each([
  { status: 403, code: 'AccessDenied' },
  { status: 403, code: 'SignatureDoesNotMatch' },
  { status: 404, code: 'NoSuchBucket' },
  { status: 501, code: 'NotImplemented' },
  { status: 301, code: 'PermanentRedirect' },
])('$status $code is said at once, without the key', async (fault) => {
  fail('GET', fault);
  fail('PUT', fault, fault);
  for (const work of [
    () => store.read(HEAD),
    () => store.put('/_sources/a', bytesOf('a')),
    () => store.swap(HEAD, bytesOf('1'), undefined),
  ]) {
    const message = await faultOf(work());
    expect(message).toContain(`answers ${fault.status} (${fault.code})`);
    expect(message).not.toMatch(/KEYID|SECRET|AWS4/);
  }
  expect(server.asked).toHaveLength(3);
});

test('412: another writer was first, and it does not try again', async () => {
  const version = await create('1');
  await connect().swap(HEAD, bytesOf('2'), version);
  const before = server.asked.length;
  expect(await store.swap(HEAD, bytesOf('3'), version)).toBeUndefined();
  expect(server.asked.length - before).toBe(1);
});

test('a swap whose answer was lost has won', async () => {
  const version = await create('1');
  fail('PUT', 'done and lost');
  const newer = await store.swap(HEAD, bytesOf('2'), version);
  expect(await store.read(HEAD)).toEqual({ bytes: bytesOf('2'), version: newer });
});

test('a creation whose answer was lost has won', async () => {
  fail('PUT', 'done and lost');
  expect(await store.swap(HEAD, bytesOf('1'), undefined)).toBe((await store.read(HEAD))?.version);
});

test('a swap that was done, answered with 500, has won', async () => {
  const version = await create('1');
  fail('PUT', 'done and lost', ...OFTEN({ status: 500, code: 'InternalError' }).slice(1));
  expect(await store.swap(HEAD, bytesOf('2'), version)).toBe((await store.read(HEAD))?.version);
});

test('a swap that was lost on the way is done again', async () => {
  const version = await create('1');
  fail('PUT', 'lost');
  expect(await store.swap(HEAD, bytesOf('2'), version)).toBeTypeOf('string');
  expect(textOf(await store.read(HEAD))).toBe('2');
});

test('a swap that was lost on the way, while another writer was first, is not done', async () => {
  const version = await create('1');
  fail('PUT', 'lost', ...OFTEN({ status: 412, code: 'PreconditionFailed' }).slice(0, 1));
  server.objects.set('_snapshot/manifest.json', { bytes: Buffer.from('other'), putAt: new Date() });
  expect(await store.swap(HEAD, bytesOf('2'), version)).toBeUndefined();
  expect(textOf(await store.read(HEAD))).toBe('other');
});

test('a swap that is always lost is a fault, and nothing was done', async () => {
  const version = await create('1');
  fail('PUT', ...OFTEN('lost' as const));
  expect(await faultOf(store.swap(HEAD, bytesOf('2'), version))).toMatch(/cannot be reached: no answer in time$/);
  expect((await store.read(HEAD))?.version).toBe(version);
});

test('half an object is never read', async () => {
  await create('a whole head');
  fail('GET', 'half');
  expect(textOf(await store.read(HEAD))).toBe('a whole head');
  fail('GET', ...OFTEN('half' as const));
  expect(await faultOf(store.read(HEAD))).toContain('cannot be reached');
});

test('an answer that is shorter than it says is refused', async () => {
  const short: typeof fetch = async () => new Response('half', { headers: { 'content-length': '8', etag: '"1"' } });
  const cut = createS3Store(server.access, { fetch: short, wait: async () => {} });
  expect(await faultOf(cut.read(HEAD))).toContain('gave only a part');
});

test('a service that cannot be reached is named with the reason', async () => {
  const { access } = server;
  await server[Symbol.asyncDispose]();
  expect(await faultOf(store.read(HEAD))).toBe(`the bucket at ${access.url} cannot be reached: ECONNREFUSED`);
  server = await startFakeS3();
});

test('a removal is asked for once', async () => {
  await store.put('/_sources/a', bytesOf('a'));
  fail('DELETE', 'done and lost');
  await faultOf(store.remove(['/_sources/a']));
  expect(server.asked.filter((line) => line.startsWith('DELETE'))).toHaveLength(1);
});

test('a list is read as it is written', async () => {
  server.objects.set('_sources/a&b', { bytes: Buffer.from(''), putAt: new Date() });
  expect(await pathsIn(store, '/_sources/')).toEqual(['/_sources/a&b']);
});

test.each([
  '<html>It works!</html>',
  '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>',
  '<ListBucketResult><Contents><Key>a</Key></Contents></ListBucketResult>',
  '<ListBucketResult>',
])('a list that is none, or breaks off, is refused: %s', async (xml) => {
  const odd = createS3Store(server.access, { fetch: async () => new Response(xml), wait: async () => {} });
  await faultOf(pathsIn(odd, '/_sources/'));
});

test('an address that holds a key is refused, and not repeated', async () => {
  const words = (url: string) => faultOf(Promise.resolve().then(() => createS3Store({ ...server.access, url })));
  expect(await words('https://KEYID:SECRET@example.com/bucket')).not.toMatch(/KEYID|SECRET/);
  expect(await words('SECRET')).toBe('The address of the bucket is no URL');
});

test('a server that ignores conditions is found out, and nothing is left there', async () => {
  server.ignoresConditions = true;
  expect(await faultOf(demandConditionalPuts(store))).toMatch(
    /ignores If-None-Match.*nothing is published live through it$/,
  );
  expect(server.objects.size).toBe(0);
});

test('one that ignores only If-Match is found out too', async () => {
  const { swap } = store;
  const careless: Store = {
    ...store,
    swap: async (path, bytes, expected) => {
      if (expected === undefined) return swap(path, bytes, undefined);
      return swap(path, bytes, (await store.read(path))?.version);
    },
  };
  expect(await faultOf(demandConditionalPuts(careless))).toContain('ignores If-Match:');
  expect(server.objects.size).toBe(0);
});

test('so is one that reads what was there before', async () => {
  const late = new Map<string, Awaited<ReturnType<Store['read']>>>();
  const stale: Store = {
    ...store,
    swap: async (path, bytes, expected) => {
      late.set(path, await store.read(path));
      return store.swap(path, bytes, expected);
    },
    read: async (path) => late.get(path),
  };
  expect(await faultOf(demandConditionalPuts(stale))).toContain('what was there before the last put');
});
