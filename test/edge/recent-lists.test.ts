/**
 * From where an answer with a date filter comes: the smallest recent list that goes back far enough, whose segments are copied if
 * it begins at the very time that is asked for.
 *
 * @module-tag alone: it mocks modules.
 */

import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toResponse } from '../../src/edge/hosts/directory.ts';
import { answerRequest } from '../../src/edge/rule/answer-request.ts';
import { inflate } from '../../src/edge/rule/compose-body.ts';
import type { Host } from '../../src/edge/rule/host.ts';
import { indexSince, viewIndex } from '../../src/stored-format/list-index.ts';
import { MANIFEST_PATH, type StoredList } from '../../src/stored-format/manifest.ts';
import { makeSite, type Site } from './support/site.ts';

const COUNT = 3000;
const START = Date.UTC(2026, 0, 1);

/** Each changed at a time of its own, all over the list. */
const LOCATIONS = Array.from({ length: COUNT }, (_, i) => ({
  id: `LOC-${String(i).padStart(4, '0')}`,
  name: `Zürich ${'x'.repeat((i * 7919) % 400)}`,
  last_updated: new Date(START + 1000 * ((i * 7919) % COUNT)).toISOString(),
}));
const since = (time: number) => LOCATIONS.filter(({ last_updated }) => Date.parse(last_updated) >= time);

vi.mock(import('../../src/edge/rule/compose-body.ts'), async (original) => {
  const actual = await original();
  return { ...actual, inflate: vi.fn(actual.inflate) };
});

let site: Site;
let list: StoredList;
let opened: string[];
let host: Host;

beforeAll(async () => {
  const made = await makeSite({ locations: LOCATIONS, tariffs: [] }, { max_limit: COUNT });
  site = made.site;
  const own = made.manifest.by_version['2.2']?.locations;
  if (own === undefined) throw new Error('the test site publishes 2.2');
  list = own;
});

beforeEach(() => {
  opened = [];
  vi.mocked(inflate).mockClear();
  host = {
    open: async (path) => new Blob([Uint8Array.from(site.get(path) ?? [])]).stream(),
    async read(path) {
      if (path !== MANIFEST_PATH) opened.push(path);
      const bytes = site.get(path);
      return bytes && Uint8Array.from(bytes).buffer;
    },
    has: async (path) => site.has(path),
    isReplaceable: false,
    passage: () => new TransformStream(),
    perClient: 1 << 20,
    acceptEncoding: () => 'gzip',
    sha256: async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', Buffer.from(text))),
    keepAlive: () => {},
  };
});

async function ask(from: number, more = ''): Promise<unknown[]> {
  const date = new Date(from).toISOString();
  const request = new Request(`https://ocpi.test/api/ocpi/2.2/locations?date_from=${date}${more}`);
  const answer = toResponse(await answerRequest(request, host, Date.now()));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('X-Total-Count')).toBe(String(since(from).length));
  return JSON.parse(gunzipSync(await answer.arrayBuffer()).toString()).data;
}

/** The recent list that goes back furthest. */
const longest = () => list.recent?.at(-1) ?? { since: 0, index: '' };
const packsIn = (path: string) => viewIndex(Uint8Array.from(site.get(path) ?? []).buffer).packs;

describe('what changed since', () => {
  test('the beginning of a recent list is copied from it, and nothing is decompressed', async () => {
    const { since: from, index } = longest();
    const changed = since(from);
    expect(changed.length).toBeGreaterThan(512);
    expect(await ask(from)).toEqual(changed);
    expect(opened).toHaveLength(1 + packsIn(index));
    expect(opened[0]).toBe(index);
    expect(inflate).not.toHaveBeenCalled();
  });

  test('a later time is cut out of the same list, or a shorter one', async () => {
    const from = longest().since + 1000;
    expect(await ask(from)).toEqual(since(from));
    expect(opened.length).toBeLessThanOrEqual(1 + packsIn(longest().index));
    expect(opened).not.toContain(list.index);
  });

  test('an earlier time is read from the whole list', async () => {
    const from = longest().since - 1000;
    expect(await ask(from, '&limit=50')).toEqual(since(from).slice(0, 50));
    expect(opened[0]).toBe(list.index);
  });

  test('a moment ago needs no more than the shortest list, also with an end and on a later page', async () => {
    const from = START + 1000 * (COUNT - 10);
    expect(await ask(from)).toEqual(since(from));
    expect(await ask(from, '&offset=4&limit=3')).toEqual(since(from).slice(4, 7));
    const shortest = list.recent?.[0]?.index ?? '';
    expect(opened[0]).toBe(shortest);
    expect(opened.length).toBeLessThanOrEqual(1 + packsIn(shortest));
  });
});

describe('the ETag of a delta', () => {
  const answerTo = async (query: string) =>
    toResponse(await answerRequest(new Request(`https://ocpi.test/api/ocpi/2.2/locations?${query}`), host, Date.now()));

  test('is the same whichever list it is cut from', async () => {
    const queries = [0, 10, 1000, 2900].flatMap((back) => {
      const from = new Date(longest().since + 1000 * back).toISOString();
      return [`date_from=${from}`, `date_from=${from}&limit=7&offset=3`];
    });
    const tags = async () => Promise.all(queries.map(async (query) => (await answerTo(query)).headers.get('ETag')));
    const recent = await tags();
    const text = Buffer.from(site.get(MANIFEST_PATH) ?? []).toString();
    const without = JSON.stringify(JSON.parse(text), (key, value) => (key === 'recent' ? [] : value));
    const before = site;
    site = new Map([...site, [MANIFEST_PATH, Buffer.from(without)]]);
    host = { ...host };
    expect(await tags()).toEqual(recent);
    site = before;
  });

  test('stands for one body, whatever the query', async () => {
    // Few of each, so that queries often differ in one thing alone.
    const time = fc.constantFrom(-5, 1000, 1001, 2990, COUNT + 5).map((s) => new Date(START + 1000 * s).toISOString());
    const query = fc.record(
      { date_from: time, date_to: time, offset: fc.nat(2), limit: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: [] },
    );
    const bodies = new Map<string | null, string>();
    await fc.assert(
      fc.asyncProperty(query, async (parameters) => {
        const words = Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]);
        if (words.length === 0) return;
        const answer = await answerTo(String(new URLSearchParams(words)));
        const tag = answer.headers.get('ETag');
        const { data } = JSON.parse(gunzipBody(answer, await answer.arrayBuffer()));
        const body = JSON.stringify([answer.headers.get('X-Total-Count'), data]);
        expect(bodies.get(tag) ?? body).toBe(body);
        bodies.set(tag, body);
      }),
      { numRuns: 300 },
    );
    expect(bodies.size).toBeGreaterThan(50);
  });
});

function gunzipBody({ headers }: Response, bytes: ArrayBuffer): string {
  return (headers.get('Content-Encoding') === 'gzip' ? gunzipSync(bytes) : Buffer.from(bytes)).toString();
}

test.each([
  ['before all of them', 5, 'whole'],
  ['at the longest', 10, 'a'],
  ['between two', 15, 'a'],
  ['at the shortest', 20, 'b'],
  ['after all', 25, 'b'],
  ['not at all', Number.NEGATIVE_INFINITY, 'whole'],
])('the smallest index for a date_from %s', (_, from, index) => {
  const recent = [
    { since: 20, index: 'b' },
    { since: 10, index: 'a' },
  ];
  expect(indexSince({ ...list, index: 'whole', recent }, from)).toBe(index);
});
