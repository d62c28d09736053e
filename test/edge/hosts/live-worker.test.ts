/** A live network in workerd: the head and the bodies that follow each other in a bucket, what was deployed in the assets. */

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HEADERS_PATH } from '../../../src/stored-format/header-rules.ts';
import { MANIFEST_KEPT_MS, MANIFEST_PATH } from '../../../src/stored-format/manifest.ts';
import { LIVE_FILES } from '../../support/companions.ts';
import { ask, envelopeOf, textOfExchange } from '../support/http.ts';
import { type Head, makeHead } from '../support/live-site.ts';
import { makeSite, writeSite } from '../support/site.ts';
import { type LiveEdge, startLive } from '../support/workerd.ts';

const LIST = '/api/ocpi/2.2/locations';
const COUNT = 500;
const namesOf = (name: string) => ({
  locations: Array.from({ length: COUNT }, (_, i) => ({ id: `L-${i}`, name: `${name} ${i % 7}` })),
  tariffs: [],
});
const FUTURE = '2099-01-01T00:00:00Z';
const PLAIN = LIVE_FILES.map((pattern) => pattern.replace('*', '12'));

let folder: string;
let edge: LiveEdge;
let heads: readonly Head[];

beforeAll(async () => {
  const { site } = await makeSite(namesOf('deployed'), { moment: '2026-01-01T00:00:00Z' });
  for (const path of PLAIN) site.set(path, Buffer.from(`{"deployed":"${path}"}`));
  site.set(
    HEADERS_PATH,
    Buffer.from('/*\n  X-Content-Type-Options: nosniff\n/status.json\n  Access-Control-Allow-Origin: *\n'),
  );
  folder = await writeSite(site);
  heads = await Promise.all(
    [1, 2].map((i) => {
      const live = Object.fromEntries(PLAIN.map((path) => [path, `{"head":${i},"path":"${path}"}`]));
      return makeHead(namesOf(`head ${i}`), { moment: `2026-01-02T00:00:0${i}Z`, expires: FUTURE }, live);
    }),
  );
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  // What an isolate has seen, it never forgets.
  edge = await startLive(folder);
  return () => edge.stop();
});

async function publish(i: number, change: (path: string, bytes: Uint8Array) => Uint8Array | undefined = (_, b) => b) {
  for (const [path, bytes] of heads[i - 1]?.files ?? []) {
    const changed = change(path, bytes);
    if (changed) await edge.bucket.put(path.slice(1), changed);
  }
}

async function nameOf(path = LIST, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await ask(edge.url, path, { headers });
  expect(answer.status).toBe(200);
  const { data } = envelopeOf(answer) as unknown as { data: { name: string }[] };
  expect(new Set(data.map(({ name }) => name.slice(0, -2))).size).toBe(1);
  return data[0]?.name.slice(0, -2) ?? 'nothing';
}

const health = async (query = '') => {
  const { status, body } = await ask(edge.url, `/_health.json${query}`);
  return { status, ...(JSON.parse(body.toString()) as { head: string; expires?: string }) };
};

/** Until the manifest that a worker keeps is read again: its clock is that of the machine. */
async function until(name: string): Promise<void> {
  await expect.poll(() => nameOf(), { timeout: 20_000, interval: MANIFEST_KEPT_MS / 10 }).toBe(name);
}

test('a head that is put into the bucket is answered from, whole, in pages, as an object, in gzip and plain', async () => {
  expect(await nameOf()).toBe('deployed');
  expect(await health('?strict')).toMatchObject({ status: 503, head: 'fallback' });
  await publish(1);
  await until('head 1');
  for (const headers of [{}, { 'Accept-Encoding': 'gzip' }]) {
    expect(await nameOf(LIST, headers)).toBe('head 1');
    expect(await nameOf(`${LIST}?offset=3&limit=400`, headers)).toBe('head 1');
    expect(await nameOf(`${LIST}?date_from=2020-01-01T00:00:00Z`, headers)).toBe('head 1');
  }
  expect(JSON.stringify(envelopeOf(await ask(edge.url, `${LIST}/L-3`)).data)).toContain('head 1 3');
  expect(await health('?strict')).toMatchObject({ status: 200, head: 'live', expires: FUTURE });
});

test('no answer is torn, and none fails, while the head is swapped', async () => {
  await publish(1);
  await until('head 1');
  let isDone = false;
  const asking = (async () => {
    const seen: string[] = [];
    while (!isDone) seen.push(...(await Promise.all(['', '?limit=300', '?offset=50'].map((q) => nameOf(LIST + q)))));
    return seen;
  })();
  await publish(2);
  await until('head 2');
  isDone = true;
  expect([...new Set(await asking)].sort()).toEqual(['head 1', 'head 2']);
});

describe('what is wrong in the bucket', () => {
  test('a head that is half, and then an old one: the newest that was seen stays', async () => {
    await publish(2);
    await until('head 2');
    await publish(1);
    await expect.poll(async () => (await health()).head, { timeout: 20_000 }).toBe('kept');
    expect(await nameOf()).toBe('head 2');
    await edge.bucket.put(MANIFEST_PATH.slice(1), '{"format":');
    const logged = async () => {
      expect(await nameOf()).toBe('head 2');
      return edge.logged.join('\n');
    };
    await expect.poll(logged, { timeout: 20_000 }).toContain('damaged');
  });

  test.each([
    ['half', 'is damaged', (bytes: Uint8Array) => bytes.subarray(0, bytes.length >> 1)],
    ['missing', 'is missing', () => undefined],
  ])('bodies that are %s: what was deployed is answered, whole', async (_, words, change) => {
    await publish(1, (path, bytes) => (path === MANIFEST_PATH ? bytes : change(bytes)));
    for (const headers of [{}, { 'Accept-Encoding': 'gzip' }]) {
      expect(await nameOf(LIST, headers)).toBe('deployed');
      expect(await nameOf(`${LIST}?limit=300`, headers)).toBe('deployed');
    }
    expect(edge.logged.join('\n')).toContain(words);
  });
});

describe('the plain files that change with a status', () => {
  test('are those of the head, in gzip and plain, with ETag, 304 and the headers of plain files', async () => {
    await publish(1);
    await until('head 1');
    for (const path of PLAIN) {
      for (const coding of ['gzip', 'identity']) {
        const answer = await ask(edge.url, path, { headers: { 'Accept-Encoding': coding } });
        expect(JSON.parse(textOfExchange(answer))).toEqual({ head: 1, path });
        expect(answer.headers).toMatchObject({
          'content-type': 'application/json',
          'cache-control': 'public, max-age=0, must-revalidate',
          'x-content-type-options': 'nosniff',
        });
        expect(answer.headers['access-control-allow-origin']).toBe(path === '/status.json' ? '*' : undefined);
        const known = { 'If-None-Match': String(answer.headers.etag) };
        expect((await ask(edge.url, path, { headers: known })).status).toBe(304);
      }
    }
  });

  test('are those that were deployed while there is no head, as if no worker stood before them', async () => {
    for (const path of PLAIN) {
      const answer = await ask(edge.url, path);
      expect(answer.status).toBe(200);
      expect(JSON.parse(textOfExchange(answer))).toEqual({ deployed: path });
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      const known = { 'If-None-Match': String(answer.headers.etag) };
      expect((await ask(edge.url, path, { headers: known })).status).toBe(304);
    }
    expect((await ask(edge.url, '/status.json')).headers['access-control-allow-origin']).toBe('*');
    expect((await ask(edge.url, '/_site/statuses-99.json')).status).toBe(404);
  });
});

test('the cache in front of the worker keeps no answer of a live network', async () => {
  await publish(1);
  await until('head 1');
  for (const path of [LIST, `${LIST}?limit=1`, '/_health.json', '/status.json'])
    expect((await ask(edge.url, path)).headers['cloudflare-cdn-cache-control'], path).toBe('no-store');
});
