/** Lists of many packs on every host: joined to the byte, and what happens when one of them is not there. */

import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { crc32, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOfId } from '../../../src/stored-format/list-index.ts';
import type { Manifest } from '../../../src/stored-format/manifest.ts';
import { ask, envelopeOf } from '../support/http.ts';
import { type RunningEdge, startWithAssets } from '../support/running-edge.ts';
import { GONE, makeForgettableSite, type Site, unfinishedEnvelope } from '../support/site.ts';

const PATH = '/api/ocpi/2.2/locations';

interface Location {
  readonly id: string;
  readonly name: string;
  readonly last_updated: string;
}

const LOCATIONS: readonly Location[] = Array.from({ length: 5000 }, (_, i) => ({
  id: `LOC-${String(i).padStart(5, '0')}`,
  name: `Zürich ${'x'.repeat((i * 7919) % 400)}`,
  last_updated: '2026-01-01T00:00:00Z',
}));
const CHANGED = LOCATIONS.with(4000, { id: 'LOC-04000', name: 'changed', last_updated: '2026-02-01T00:00:00Z' });

const listOf = ({ by_version }: Manifest) => {
  const list = by_version['2.2']?.locations;
  if (list === undefined) throw new Error('The site is without 2.2.');
  return list;
};

let edge: RunningEdge;
let before: { site: Site; manifest: Manifest };
let after: { site: Site; manifest: Manifest };
let site: ReadonlyMap<string, Uint8Array>;
let asked: string[];
/** What the runtime has logged since the test began. */
let logged: () => readonly string[];

beforeAll(async () => {
  edge = await startWithAssets((path) => {
    asked.push(path);
    return site.get(path) ?? 404;
  });
  before = await makeForgettableSite({ locations: LOCATIONS, tariffs: [] });
  after = await makeForgettableSite({ locations: CHANGED, tariffs: [] });
});

afterAll(() => edge?.stop());

beforeEach(async () => {
  // A site without anything makes the worker read the manifest again: every test begins with the first snapshot.
  asked = [];
  site = new Map();
  await ask(edge.url, GONE);
  site = before.site;
  await ask(edge.url, PATH, { method: 'HEAD' });
  asked = [];
  const start = edge.logged.length;
  logged = () => edge.logged.slice(start);
});

describe('the whole list', () => {
  test.each(['gzip', 'identity'] as const)('in %s is its packs one behind the other', async (coding) => {
    const list = listOf(before.manifest);
    expect(list.gzip.length).toBeGreaterThan(40);
    const answer = await ask(edge.url, PATH, { headers: { 'Accept-Encoding': coding } });
    const packs = Buffer.concat(list.gzip.map(({ path }) => before.site.get(path) ?? Buffer.alloc(0)));
    if (coding === 'gzip') expect(answer.body.subarray(0, packs.length).equals(packs)).toBe(true);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    const text = coding === 'gzip' ? gunzipSync(answer.body) : answer.body;
    const unfinished = unfinishedEnvelope(LOCATIONS);
    expect(text.subarray(0, unfinished.length).equals(unfinished)).toBe(true);
    expect(text.subarray(unfinished.length).toString()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"}$/);
    if (coding === 'gzip') {
      // RFC 1952, 2.3.1: the last eight bytes.
      expect(answer.body.readUInt32LE(answer.body.length - 8)).toBe(crc32(text));
      expect(answer.body.readUInt32LE(answer.body.length - 4)).toBe(text.length);
    }
  });

  test.each([
    ['br, gzip;q=0.5', 'gzip'],
    ['br', undefined],
  ])('is not there in brotli: %s gets %s', async (accepted, coding) => {
    const answer = await ask(edge.url, PATH, { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(envelopeOf(answer)).toMatchObject({ data: LOCATIONS });
  });

  test('HEAD has the length of GET, and opens no pack', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const head = await ask(edge.url, PATH, { method: 'HEAD', headers });
    expect(asked.filter((path) => path.endsWith('.gzip'))).toEqual([]);
    expect(head).toEqual({ ...(await ask(edge.url, PATH, { headers })), body: Buffer.alloc(0) });
  });
});

describe('one object', () => {
  /** Long enough to be shorter in gzip. */
  const whole = LOCATIONS.find(({ name }) => name.length > 300);
  const path = `${PATH}/${whole?.id}`;

  test('that was asked for before is in the coding that each client takes, with a timestamp of its own', async () => {
    for (const coding of ['gzip', 'identity', 'gzip', 'identity']) {
      const begun = Date.now();
      const answer = await ask(edge.url, path, { headers: { 'Accept-Encoding': coding } });
      expect(answer.headers['content-encoding']).toBe(coding === 'gzip' ? 'gzip' : undefined);
      const { data, timestamp } = envelopeOf(answer);
      expect(data).toEqual(whole);
      expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(begun);
    }
  });

  test('that was asked for before is another one in the next snapshot', async () => {
    const nameNow = async () => (envelopeOf(await ask(edge.url, `${PATH}/LOC-04000`)).data as Location).name;
    expect(await nameNow()).toBe(LOCATIONS[4000]?.name);
    site = new Map();
    await ask(edge.url, GONE);
    site = after.site;
    expect(await nameNow()).toBe('changed');
  });
});

describe('a site that was replaced', () => {
  test('is answered from whole when packs are streamed, though the first one is the same', async () => {
    const [old, fresh] = [listOf(before.manifest), listOf(after.manifest)];
    expect(fresh.gzip[0]).toEqual(old.gzip[0]);
    site = after.site;
    const answer = await ask(edge.url, PATH);
    expect(answer.headers.etag).toBe(`W/"${fresh.etag}"`);
    expect(envelopeOf(answer)).toMatchObject({ data: CHANGED });
  });

  test('is answered from when a pack is neither in memory nor there', async () => {
    const fresh = await publish('FRESH');
    site = after.site;
    const answer = await ask(edge.url, PATH, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers.etag).not.toBe(`W/"${fresh.etag}"`);
    expect(envelopeOf(answer)).toMatchObject({ data: CHANGED });
  });
});

describe('a pack that is missing', () => {
  test('in the middle ends the answer early and is logged, and the next answer is complete', async () => {
    const missing = listOf(before.manifest).gzip[20]?.path;
    site = new Map([...before.site].filter(([path]) => path !== missing));
    await expect(ask(edge.url, PATH)).rejects.toThrow(/aborted|hang up|ECONNRESET/);
    site = before.site;
    expect(envelopeOf(await ask(edge.url, PATH))).toMatchObject({ data: LOCATIONS });
    expect(logged()).toEqual([expect.stringContaining('A file of the published snapshot is missing.')]);
  });

  test('at the beginning is an error with an envelope', async () => {
    const missing = listOf(before.manifest).gzip[0]?.path;
    site = new Map([...before.site].filter(([path]) => path !== missing));
    const answer = await ask(edge.url, PATH);
    expect([answer.status, envelopeOf(answer).status_code]).toEqual([503, 3000]);
  });
});

test('a pack that is shorter than it was built is an error, and no body with a wrong length', async () => {
  const fresh = await publish('SHORT');
  const path = fresh.gzip[1]?.path ?? '';
  site = new Map([...site, [path, (site.get(path) ?? Buffer.alloc(0)).subarray(0, 7)]]);
  const answer = await ask(edge.url, PATH, { headers: { 'Accept-Encoding': 'gzip' } });
  expect([answer.status, envelopeOf(answer).status_code]).toEqual([500, 3000]);
});

/** A client that leaves as soon as the answer begins. */
function leave(coding: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(edge.url.port), edge.url.hostname);
    socket.write(`GET ${PATH} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${coding}\r\n\r\n`);
    socket.on('error', reject);
    socket.once('data', () => socket.destroy());
    socket.once('close', () => resolve());
  });
}

test('clients that leave between two packs disturb nobody', async () => {
  await Promise.all(Array.from({ length: 20 }, () => leave('identity')));
  expect(envelopeOf(await ask(edge.url, PATH))).toMatchObject({ data: LOCATIONS });
  expect(logged()).toEqual([]);
});

test('a list that is long in gzip too, so that clients share its bytes, comes whole, whoever leaves', async () => {
  const name = (i: number) => createHash('shake256', { outputLength: 900 }).update(`${i}`).digest('base64');
  const locations = Array.from({ length: 4000 }, (_, i) => ({ id: `LOC-${i}`, name: name(i) }));
  const long = await makeForgettableSite({ locations, tariffs: [] });
  site = new Map();
  await ask(edge.url, GONE);
  site = long.site;
  const begin = edge.logged.length;
  for (let turn = 0; turn < 2; turn++) {
    const answer = await ask(edge.url, PATH, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.body.length).toBeGreaterThan(3 * 1024 * 1024);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(envelopeOf(answer).data).toEqual(locations);
    await Promise.all(Array.from({ length: 5 }, () => leave('gzip')));
  }
  expect(edge.logged.slice(begin)).toEqual([]);
});

test('pages, and whole lists in gzip, read a pack once', async () => {
  const { gzip } = await publish('READ');
  const packs = () => asked.filter((path) => path.endsWith('.gzip'));
  await ask(edge.url, `${PATH}?offset=600&limit=10`);
  expect(packs().length).toBeGreaterThanOrEqual(1);
  expect(packs().length).toBeLessThanOrEqual(2);
  const again = await ask(edge.url, `${PATH}?offset=601&limit=5`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(envelopeOf(again).data).toHaveLength(5);
  for (const _ of [1, 2]) await ask(edge.url, PATH, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(packs().sort()).toEqual(gzip.map(({ path }) => path).sort());
});

test('an id that has the hash of another one is not taken for it', async () => {
  const SAME_HASH = ['LOC-46258', 'LOC-281406'] as const;
  expect(hashOfId(SAME_HASH[0])).toBe(hashOfId(SAME_HASH[1]));
  const publish = async (ids: readonly string[]) => {
    const made = await makeForgettableSite({ locations: ids.map((id) => ({ ...LOCATIONS[0], id })), tariffs: [] });
    site = new Map();
    await ask(edge.url, GONE);
    site = made.site;
    return Promise.all(SAME_HASH.map(async (id) => ask(edge.url, `${PATH}/${id}`)));
  };
  for (const [i, answer] of (await publish(SAME_HASH)).entries()) {
    expect(envelopeOf(answer)).toMatchObject({ data: { id: SAME_HASH[i] } });
  }
  expect((await publish([SAME_HASH[0]])).map(({ status }) => status)).toEqual([200, 404]);
});

describe('the ETag of a page', () => {
  const tagsOf = async ({ site: published }: typeof before, queries: readonly string[]) => {
    site = new Map();
    await ask(edge.url, PATH);
    site = published;
    const pages = await Promise.all(queries.map((query) => ask(edge.url, `${PATH}?${query}`)));
    return pages.map(({ headers }) => String(headers.etag));
  };
  const eachOf = (first: number, count: number) =>
    Array.from({ length: count }, (_, i) => `offset=${first + i}&limit=1`);

  test('changes with its objects, and not with others of the same pack', async () => {
    const pages = ['offset=4000&limit=1', 'offset=4040&limit=1'];
    const [old, fresh] = [await tagsOf(before, pages), await tagsOf(after, pages)];
    expect(fresh[0]).not.toBe(old[0]);
    expect(fresh[1]).toBe(old[1]);
  });

  test('changes with the total, though the objects are the same', async () => {
    const more = await makeForgettableSite({
      locations: [...LOCATIONS, { ...CHANGED[0], id: 'LOC-99999' }],
      tariffs: [],
    });
    const page = ['offset=600&limit=20'];
    expect(await tagsOf(more, page)).not.toEqual(await tagsOf(before, page));
  });

  test('is that of no other page, where objects of one segment are next to each other', async () => {
    expect(new Set(await tagsOf(before, eachOf(600, 70))).size).toBe(70);
  });

  test('changes when the same objects move on by one place', async () => {
    const moved = [...LOCATIONS.slice(1), { ...CHANGED[0], id: 'LOC-99999' }];
    const shifted = await makeForgettableSite({ locations: moved, tariffs: [] });
    const [old, fresh] = [await tagsOf(before, eachOf(600, 70)), await tagsOf(shifted, eachOf(600, 70))];
    for (const [i, tag] of old.entries()) expect(fresh[i]).not.toBe(tag);
  });

  test('changes with the requested limit, which is in the answer', async () => {
    const [ten, twenty] = await tagsOf(before, ['offset=4995&limit=10', 'offset=4995&limit=20']);
    expect(ten).not.toBe(twenty);
  });
});

/** Publishes a thousand locations whose packs nobody has read yet, and lets the worker read the manifest. */
async function publish(prefix: string) {
  const locations = LOCATIONS.slice(0, 1000).map((location) => ({ ...location, id: `${prefix}-${location.id}` }));
  const fresh = await makeForgettableSite({ locations, tariffs: [] });
  site = new Map();
  await ask(edge.url, GONE);
  site = fresh.site;
  await ask(edge.url, PATH, { method: 'HEAD' });
  asked = [];
  return listOf(fresh.manifest);
}
