/** JSON for eyes on every host: the paths of OCPI answer JSON to browsers too, and `?pretty` indents it. */

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, ask, type Envelope, type Exchange, envelopeOf } from '../support/http.ts';
import { type RunningEdge, startWithAssets, startWithFolder } from '../support/running-edge.ts';
import { makeSite, writeSite } from '../support/site.ts';

const LOCATIONS = '/api/ocpi/2.2/locations';

const ALL = Array.from({ length: 250 }, (_, i) => ({
  id: `LOC-${String(i).padStart(3, '0')}`,
  name: `Zürich "${i}" \u2028 🔌`,
  evses: [{ uid: `E-${i}`, connectors: [{ id: '1', max_electric_power: 22_000.5 }] }],
  last_updated: new Date(Date.UTC(2026, 0, 1 + i)).toISOString().replace('.000Z', 'Z'),
}));

const ADDRESS_BAR = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

let edge: RunningEdge;
let folder: string;

beforeAll(async () => {
  const lists = { locations: ALL, tariffs: [{ id: 'T-1', currency: 'EUR' }] };
  folder = await writeSite((await makeSite(lists, { licence_url: 'https://example.com/terms' })).site);
  edge = await startWithFolder(folder);
});

afterAll(async () => {
  await edge?.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Ask['headers'] = {}) => ask(edge.url, path, { headers });

/** The text of an answer without compression, its time replaced: two answers are made at two times. */
const timeless = ({ body }: Exchange) =>
  body.toString().replace(/("timestamp": ?|_seconds": ?)("[^"]+"|\d+)/g, '$1"then"');

/** Each kind of answer but for whole lists, with its HTTP status. */
const PATHS: readonly (readonly [path: string, status: number])[] = [
  ['/api/ocpi/versions', 200],
  ['/api/ocpi/2.2', 200],
  [`${LOCATIONS}?limit=3&offset=2`, 200],
  [`${LOCATIONS}?date_from=2026-03-01T00:00:00Z&limit=60`, 200],
  [`${LOCATIONS}/LOC-007`, 200],
  [`${LOCATIONS}/LOC-007/E-7/1`, 200],
  ['/api/ocpi/2.2/tariffs/T-1', 200],
  [`${LOCATIONS}?limit=0`, 200],
  [`${LOCATIONS}/NO`, 404],
  ['/api/nowhere', 404],
  ['/_health.json', 200],
];

const withPretty = (path: string, form = 'pretty') => `${path}${path.includes('?') ? '&' : '?'}${form}`;

test.each(PATHS)('GET %s is JSON for the address bar of a browser, and the same as for a program', async (path) => {
  const [browser, program] = [await get(path, ADDRESS_BAR), await get(path, { Accept: 'application/json' })];
  expect(browser.headers['content-type']).toBe('application/json');
  expect([browser.status, timeless(browser)]).toEqual([program.status, timeless(program)]);
});

describe.each(PATHS)('GET %s, indented', (path, status) => {
  test.each(['pretty', 'pretty=', 'pretty=true'])('by ?%s', async (form) => {
    const [indented, compact] = [await get(withPretty(path, form)), await get(path)];
    const expected = JSON.stringify(JSON.parse(timeless(compact)), undefined, 2);
    expect([indented.status, timeless(indented)]).toEqual([status, `${expected}\n`]);
    expect(indented.headers['content-length']).toBe(String(indented.body.length));
    const { 'content-length': _, etag: own, link: next, ...headers } = indented.headers;
    const { 'content-length': __, etag, link, ...others } = compact.headers;
    expect(headers).toEqual(others);
    expect(own).toBe(etag?.replace(/"$/, '-pretty"'));
    expect(String(next)).toBe(String(link).replace('>; rel="next"', '&pretty=true>; rel="next"'));
  });

  test('is the same in gzip, and HEAD has the headers of GET', async () => {
    const plain = await get(withPretty(path), { 'X-Request-ID': 'r1' });
    for (const coding of ['gzip', 'br, gzip', 'identity']) {
      const headers = { 'Accept-Encoding': coding, 'X-Request-ID': 'r1' };
      const answer = await get(withPretty(path), headers);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(answer.body.length).toBeLessThanOrEqual(plain.body.length);
      const [one, other] = [envelopeOf(answer), envelopeOf(plain)];
      if (path !== '/_health.json') expect({ ...one, timestamp: '' }).toEqual({ ...other, timestamp: '' });
      const head = await ask(edge.url, withPretty(path), { method: 'HEAD', headers });
      const { 'content-length': __, ...ofGet } = answer.headers;
      const { 'content-length': length, ...ofHead } = head.headers;
      expect([head.status, head.body.length, ofHead]).toEqual([status, 0, ofGet]);
      // Compressed, another time may take another byte.
      expect(Math.abs(Number(length) - answer.body.length)).toBeLessThan(8);
    }
  });

  test('the ETag answers 304; that of the compact text does not', async () => {
    const { etag = '' } = (await get(withPretty(path))).headers;
    if (etag === '') return;
    const compact = (await get(path)).headers.etag ?? '';
    for (const [tags, expected] of [
      [etag, 304],
      [`"x", ${etag.slice(2)}`, 304],
      ['*', 304],
      [compact, 200],
      ['W/"-pretty"', 200],
    ] as const) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(edge.url, withPretty(path), { method, headers: { 'If-None-Match': tags } });
        expect([tags, answer.status]).toEqual([tags, expected]);
        expect(answer.headers.etag).toBe(etag);
        if (expected === 304) expect(answer.body.length).toBe(0);
      }
    }
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(200);
  });

  test.each(['pretty=false', 'pretty=0', 'pretty=no', 'Pretty', 'prettyish=true'])(
    'not by ?%s, which is ignored',
    async (form) => {
      expect(timeless(await get(withPretty(path, form)))).toBe(timeless(await get(path)));
    },
  );
});

describe('a list without a limit', () => {
  const linkOf = ({ headers }: Exchange) =>
    /^<https:\/\/ocpi\.example\.com(.*)>; rel="next"$/.exec(String(headers.link))?.[1];

  test('comes in pages of 100, whose links stay indented', async () => {
    const found: unknown[] = [];
    const sizes: unknown[] = [];
    for (let path: string | undefined = `${LOCATIONS}?pretty`; path !== undefined; ) {
      const answer: Exchange = await get(path);
      expect(answer.body.toString()).toMatch(/^\{\n {2}"data": \[\n {4}\{\n {6}"id": "LOC-/);
      expect([answer.headers['x-total-count'], answer.headers['x-limit']]).toEqual(['250', '100']);
      const data = envelopeOf(answer).data as unknown[];
      found.push(...data);
      sizes.push(data.length);
      path = linkOf(answer);
    }
    expect(sizes).toEqual([100, 100, 50]);
    expect(found).toEqual(ALL);
  });

  test('an empty one is a page too', async () => {
    const { headers, body } = await get(`/api/ocpi/2.2/tariffs?date_from=2030-01-01T00:00:00Z&pretty`);
    expect(headers['x-total-count']).toBe('0');
    expect(body.toString()).toContain('"data": [],\n');
  });

  test('a limit that is given counts, up to 100', async () => {
    for (const [limit, size] of [
      [7, 7],
      [100, 100],
      [5000, 100],
    ]) {
      const answer = await get(`${LOCATIONS}?pretty&limit=${limit}`);
      expect((envelopeOf(answer) as Envelope & { data: unknown[] }).data).toHaveLength(size ?? 0);
    }
  });
});

test.each([
  [{ default_limit: 30 }, '30'],
  [{ max_limit: 20 }, '20'],
  [{ default_limit: 500 }, '100'],
])('a network with %o has these pages', async (settings, limit) => {
  const { site } = await makeSite({ locations: ALL, tariffs: [] }, settings);
  const own = await startWithAssets((path) => site.get(path) ?? 404);
  try {
    const { headers } = await ask(own.url, `${LOCATIONS}?pretty`);
    expect([headers['x-limit'], headers.link]).toEqual([
      limit,
      `<https://ocpi.example.com${LOCATIONS}?offset=${limit}&limit=${limit}&pretty=true>; rel="next"`,
    ]);
  } finally {
    await own.stop();
  }
});

test('a method that is refused is refused in indented JSON', async () => {
  const answer = await ask(edge.url, `${LOCATIONS}?pretty`, { method: 'POST' });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(answer.body.toString()).toMatch(/^\{\n {2}"status_code": 2000,\n/);
  expect((await ask(edge.url, `${LOCATIONS}?pretty`, { method: 'OPTIONS' })).status).toBe(204);
});

describe('the licence', () => {
  const LICENCE = '<https://example.com/terms>; rel="license"';

  test.each([
    ['/api/ocpi/versions', LICENCE],
    ['/api/ocpi/2.2', LICENCE],
    [`${LOCATIONS}/LOC-007`, LICENCE],
    ['/_health.json', LICENCE],
    // Known clients take any Link on a list for the next page (src/edge/rule/headers.ts).
    [LOCATIONS, undefined],
    [`${LOCATIONS}?offset=240`, undefined],
    [`${LOCATIONS}/NO`, undefined],
  ])('GET %s has the link %s', async (path, link) => {
    expect((await get(path)).headers.link).toBe(link);
  });
});
