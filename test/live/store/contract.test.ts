/** What every store promises (src/live/store/store.ts), on each of them. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RENEWED_MS } from '../../../src/live/store/bucket.ts';
import { demandConditionalPuts } from '../../../src/live/store/open-store.ts';
import { createR2Store } from '../../../src/live/store/r2.ts';
import { removeOld } from '../../../src/live/store/remove-old.ts';
import { createS3Store } from '../../../src/live/store/s3.ts';
import type { Store } from '../../../src/live/store/store.ts';
import { MANIFEST_PATH } from '../../../src/stored-format/manifest.ts';
import { bytesOf, pathsIn, textOf } from '../support/contents.ts';
import { startFakeS3 } from '../support/fake-s3.ts';
import { createMemoryStore, type Memory } from '../support/memory-store.ts';
import { startBucket } from '../support/miniflare-bucket.ts';

interface Place extends AsyncDisposable {
  /** A store of the place, as another process would have it, with a clock that is wrong by so many ms. */
  connect(ahead?: number): Store;
}

const PLACES: Record<string, () => Promise<Place>> = {
  'in memory': async () => {
    const memory: Memory = new Map();
    return {
      connect: (ahead = 0) => createMemoryStore({ memory, now: () => Date.now() + ahead }),
      [Symbol.asyncDispose]: async () => {},
    };
  },
  'in R2, by binding': async () => {
    const bucket = await startBucket();
    return {
      connect: (ahead = 0) => createR2Store(bucket.bound, 'bucket', { now: () => Date.now() + ahead }),
      [Symbol.asyncDispose]: () => bucket[Symbol.asyncDispose](),
    };
  },
  'in R2, by S3': async () => {
    const bucket = await startBucket();
    return {
      connect: (ahead = 0) => ofS3(bucket.access, ahead),
      [Symbol.asyncDispose]: () => bucket[Symbol.asyncDispose](),
    };
  },
  'in S3': async () => {
    const server = await startFakeS3();
    return {
      connect: (ahead = 0) => ofS3(server.access, ahead),
      [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    };
  },
};

/** S3 goes by the clock of the service, so its answers say another time. */
function ofS3(access: Parameters<typeof createS3Store>[0], ahead: number): Store {
  const later: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const headers = new Headers(answer.headers);
    headers.set('date', new Date(Date.now() + ahead).toUTCString());
    return new Response(answer.body, { status: answer.status, headers });
  };
  return createS3Store(access, { fetch: ahead === 0 ? fetch : later });
}

describe.each(Object.entries(PLACES))('a store %s', (_, open) => {
  let place: Place;
  let store: Store;
  let folder = '';
  let tests = 0;

  beforeAll(async () => {
    place = await open();
    store = place.connect();
  });
  afterAll(() => place[Symbol.asyncDispose]());
  beforeEach(() => {
    tests += 1;
    folder = `/_snapshot/${tests}/`;
  });

  test('reads what was put last, byte for byte, and nothing where nothing is', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, position) => position % 256);
    expect(await store.read(`${folder}a`)).toBeUndefined();
    await store.put(`${folder}a`, bytesOf('old'));
    await store.put(`${folder}a`, bytes);
    expect(Buffer.from((await store.read(`${folder}a`))?.bytes ?? []).equals(bytes)).toBe(true);
    await store.put(`${folder}empty`, new Uint8Array());
    expect((await store.read(`${folder}empty`))?.bytes.length).toBe(0);
  });

  test('creates once, and swaps only what was read', async () => {
    const path = `${folder}head.json`;
    const gone = await store.swap(path, bytesOf('0'), undefined);
    await store.remove([path]);
    expect(await store.swap(path, bytesOf('0'), gone)).toBeUndefined();
    const created = await store.swap(path, bytesOf('1'), undefined);
    expect(created).toBeTypeOf('string');
    expect(await store.swap(path, bytesOf('2'), undefined)).toBeUndefined();
    const swapped = await store.swap(path, bytesOf('3'), created);
    expect(await store.swap(path, bytesOf('4'), created)).toBeUndefined();
    const found = await store.read(path);
    expect([textOf(found), found?.version]).toEqual(['3', swapped]);
    expect(swapped).not.toBe(created);
  });

  test('lists by prefix with the time of the put, page after page, and removes', async () => {
    const before = Date.now();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store.put(`${folder}${name}.json`, bytesOf(name));
    await store.put(`/_pushed/${tests}`, bytesOf('pushed'));
    expect(await pathsIn(store, folder)).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `${folder}${name}.json`));
    expect(await pathsIn(store, `${folder}c`)).toEqual([`${folder}c.json`]);
    expect(await pathsIn(store, '/none/')).toEqual([]);
    // Times of S3 are in whole seconds.
    for await (const { putAt } of store.list(folder)) expect(putAt).toBeGreaterThan(before - 2000);
    await store.remove([`${folder}a.json`, `${folder}b.json`, `${folder}none.json`]);
    expect(await pathsIn(store, folder)).toEqual(['c', 'd', 'e'].map((name) => `${folder}${name}.json`));
  });

  test('puts what is absent; what is there stays, unless it is old or cut off', async () => {
    const path = `${folder}body`;
    await store.putIfAbsent(path, bytesOf('body'));
    expect(textOf(await store.read(path))).toBe('body');
    // Other bytes of the same length show whether it was put.
    await store.putIfAbsent(path, bytesOf('BODY'));
    expect(textOf(await store.read(path))).toBe('body');
    await place.connect(RENEWED_MS + 60_000).putIfAbsent(path, bytesOf('BODY'));
    expect(textOf(await store.read(path))).toBe('BODY');
    await store.putIfAbsent(path, bytesOf('longer'));
    expect(textOf(await store.read(path))).toBe('longer');
  });

  test.each([2, 3])('of %i writers, one wins each round, and no update is lost', async (writers) => {
    const path = `${folder}count.json`;
    const rounds = 8;
    const count = async (own: Store, writer: number) => {
      let won = 0;
      while (won < rounds) {
        const found = await own.read(path);
        const lines = textOf(found)?.split(' ') ?? [];
        const next = [...lines, `${writer}-${won}`].join(' ');
        if ((await own.swap(path, bytesOf(next), found?.version)) !== undefined) won += 1;
      }
    };
    const names = Array.from({ length: writers }, (_, writer) => writer);
    await Promise.all(names.map((writer) => count(place.connect(), writer)));
    const expected = names.flatMap((writer) => Array.from({ length: rounds }, (_, round) => `${writer}-${round}`));
    expect(
      textOf(await store.read(path))
        ?.split(' ')
        .sort(),
    ).toEqual(expected.sort());
  });

  test('of writers that swap the same version, exactly one wins', async () => {
    const path = `${folder}race.json`;
    const version = await store.swap(path, bytesOf('start'), undefined);
    const stores = [place.connect(), place.connect(), place.connect()];
    const won = await Promise.all(stores.map((own, writer) => own.swap(path, bytesOf(`by ${writer}`), version)));
    expect(won.filter((newer) => newer !== undefined)).toHaveLength(1);
    expect((await store.read(path))?.version).toBe(won.find((newer) => newer !== undefined));
  });

  test('passes its test of itself, which leaves nothing behind', async () => {
    await demandConditionalPuts(store);
    expect(await pathsIn(store, '/_live/')).toEqual([]);
  });

  test('loses what no head of the last days named, and nothing else', async () => {
    const [head, named, dropped] = [MANIFEST_PATH, `${folder}named`, `${folder}dropped`];
    for (const path of [named, dropped]) await store.putIfAbsent(path, bytesOf(path));
    await store.put(head, bytesOf('head'));
    const removeAfter = (hours: number) =>
      removeOld(
        store,
        () => Date.now() + hours * 3_600_000,
        async () => new Set([named]),
      );
    expect([await removeAfter(0), await removeAfter(28)]).toEqual([0, 0]);
    expect(await removeAfter(56)).toBeGreaterThan(0);
    expect(await pathsIn(store, '/_snapshot/')).toEqual([head, named].sort());
  });
});
