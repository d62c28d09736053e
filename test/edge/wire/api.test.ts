import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_CODINGS } from '../../../src/edge/rule/negotiation.ts';
import { type Ask, ask, envelopeOf } from '../support/http.ts';
import { HOST, type RunningEdge, startWithFolder } from '../support/running-edge.ts';
import { DETAILS, LISTS, makeSite, VERSIONS, writeSite } from '../support/site.ts';

const LOCATIONS = '/api/ocpi/2.2/locations';
const PUBLISHED: [string, unknown][] = [
  ['/api/ocpi/versions', VERSIONS],
  ['/api/ocpi/2.2', DETAILS],
  [LOCATIONS, LISTS.locations],
  ['/api/ocpi/2.2/tariffs', LISTS.tariffs],
];
const UNPUBLISHED = ['/api/', '/api/ocpi', '/api/unheard/of', '/api/ocpi/2.1.1', `${LOCATIONS}/NO-1`];

let edge: RunningEdge;
let folder: string;

beforeAll(async () => {
  folder = await writeSite((await makeSite(LISTS)).site);
  edge = await startWithFolder(folder);
});

afterAll(async () => {
  await edge?.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Ask['headers'] = {}) => ask(edge.url, path, { headers });

describe.each(PUBLISHED)('GET %s', (path, data) => {
  test.each(API_CODINGS)('is the same envelope in %s, whole and of the announced length', async (coding) => {
    const answer = await get(path, { 'Accept-Encoding': coding });
    expect(answer.status).toBe(200);
    // Of the shortest envelopes, compression makes longer ones (sizes.test.ts).
    const { length: plainBytes } = (await get(path, { 'Accept-Encoding': 'identity' })).body;
    const expected = coding === 'identity' ? [undefined] : plainBytes < 200 ? [undefined, coding] : [coding];
    expect(expected).toContain(answer.headers['content-encoding']);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers['content-type']).toBe('application/json');
    const envelope = envelopeOf(answer);
    expect(Object.keys(envelope)).toEqual(['data', 'status_code', 'status_message', 'timestamp']);
    expect(envelope).toMatchObject({ data, status_code: 1000 });
  });

  test('the timestamp is that of the answer', async () => {
    const before = Date.now();
    const { timestamp } = envelopeOf(await get(path));
    expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
  });

  test('a slash at the end, a query and an Authorization make no difference', async () => {
    const answer = await get(`${path}/?x=%FF&${'y'.repeat(10_000)}`, { Authorization: 'Token ZXhhbXBsZQ==' });
    expect(answer.status).toBe(200);
    expect(envelopeOf(answer)).toMatchObject({ data });
  });

  test('HEAD has the headers of GET and no body', async () => {
    for (const coding of API_CODINGS) {
      const headers = { 'Accept-Encoding': coding };
      const [head, full] = [await ask(edge.url, path, { method: 'HEAD', headers }), await get(path, headers)];
      expect(head).toEqual({ ...full, body: Buffer.alloc(0) });
    }
  });

  test('the ETag answers 304, in every coding, without a body', async () => {
    const { headers } = await get(path, { 'Accept-Encoding': 'gzip' });
    expect(headers.etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    const etag = String(headers.etag);
    for (const tags of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      for (const method of ['GET', 'HEAD']) {
        const conditions = { 'If-None-Match': tags, 'X-Request-ID': 'r1', 'Accept-Encoding': 'gzip' };
        const answer = await ask(edge.url, path, { method, headers: conditions });
        expect(answer.status).toBe(304);
        expect(answer.body.length).toBe(0);
        expect(answer.headers).toMatchObject({ etag, 'cache-control': 'private, max-age=30', 'x-request-id': 'r1' });
        expect(answer.headers.vary).toBe(headers.vary);
      }
    }
  });

  test('another ETag, or a date, does not', async () => {
    const conditions = { 'If-None-Match': 'W/"0"', 'If-Modified-Since': new Date().toUTCString() };
    expect((await get(path, conditions)).status).toBe(200);
  });
});

describe('the size of a list', () => {
  test.each([
    [LOCATIONS, '500', '500'],
    ['/api/ocpi/2.2/tariffs', '0', '1'],
    ['/api/ocpi/2.2', undefined, undefined],
    ['/api/ocpi/versions', undefined, undefined],
  ])('%s', async (path, total, limit) => {
    const { headers } = await get(path);
    expect([headers['x-total-count'], headers['x-limit']]).toEqual([total, limit]);
    expect(headers).not.toHaveProperty('link');
  });
});

describe('what is not published', () => {
  test.each([
    ['/api', 2000, /Start at \/api\/ocpi\/versions/],
    ['/api/', 2000, /Start at/],
    ['/api/ocpi', 2000, /Start at/],
    ['/api/ocpi/2.1.1', 2000, /Published: 2\.2\./],
    ['/api/ocpi/2.1.1/locations', 2000, /Published: 2\.2\./],
    ['/api/ocpi/__proto__/locations', 2000, /Published: 2\.2\./],
    ['/api/ocpi/2.2/sessions', 2000, /Start at \/api\/ocpi\/2\.2/],
    [`${LOCATIONS}/LOC-0815`, 2003, /Unknown location/],
    [`${LOCATIONS}/LOC-0815/1/1`, 2003, /Unknown location/],
    ['/api/ocpi/2.2/tariffs/T-1', 2000, /Unknown tariff/],
  ])('GET %s is 404 with an envelope', async (path, code, message) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=30, stale-if-error=3600');
    const envelope = envelopeOf(answer);
    expect(envelope).toEqual({
      status_code: code,
      status_message: expect.stringMatching(message),
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const head = await ask(edge.url, path, { method: 'HEAD' });
    expect(head).toEqual({ ...answer, body: Buffer.alloc(0) });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'])('%s is 405 with an envelope', async (method) => {
    for (const path of [LOCATIONS, '/api/unheard/of']) {
      const answer = await ask(edge.url, path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers).toMatchObject({ allow: 'GET, HEAD, OPTIONS', 'cache-control': 'no-store' });
      expect(envelopeOf(answer)).toMatchObject({
        status_code: 2000,
        status_message: expect.stringContaining('read-only'),
      });
    }
  });

  test('outside /api/ the site answers itself', async () => {
    expect((await get('/')).body.toString()).toContain('A network');
    expect((await get('/nowhere')).body.toString()).toContain('No such page');
  });
});

describe('CORS', () => {
  const requests = [...PUBLISHED.map(([path]) => path), ...UNPUBLISHED].flatMap((path) =>
    ['GET', 'HEAD', 'OPTIONS', 'POST'].map((method) => [method, path] as const),
  );

  test.each(requests)('%s %s is open to every page', async (method, path) => {
    const { headers } = await ask(edge.url, path, { method, headers: { Origin: 'https://map.example.net' } });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toBe(
      'Link, X-Total-Count, X-Limit, ETag, X-Request-ID, X-Correlation-ID',
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers.vary).toContain('Accept-Encoding, X-Request-ID, X-Correlation-ID');
  });

  test('a preflight for Authorization passes', async () => {
    const headers = { Origin: 'https://map.example.net', 'Access-Control-Request-Headers': 'authorization' };
    const answer = await ask(edge.url, LOCATIONS, { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.body.length).toBe(0);
    expect(answer.headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
    expect(answer.headers['access-control-allow-headers']?.split(', ')).toEqual(
      expect.arrayContaining(['Authorization', 'If-None-Match', 'X-Request-ID', 'OCPI-to-party-id']),
    );
  });
});

describe('request ids', () => {
  const ids = { 'X-Request-ID': '8f5d2f6e-6f0a-4b1e-9f2b-0d7f1c2b3a4d', 'X-Correlation-ID': 'crawl 7/12' };

  test.each([...PUBLISHED.map(([path]) => path), ...UNPUBLISHED])(
    'GET %s echoes them, for its client alone',
    async (path) => {
      const { headers } = await get(path, ids);
      expect([headers['x-request-id'], headers['x-correlation-id']]).toEqual(Object.values(ids));
      expect(headers['cache-control']).toBe('private, max-age=30');
    },
  );

  test.each(['POST', 'OPTIONS'])('%s echoes them', async (method) => {
    const { headers } = await ask(edge.url, LOCATIONS, { method, headers: ids });
    expect([headers['x-request-id'], headers['x-correlation-id']]).toEqual(Object.values(ids));
  });
});

describe('behind the front of Cloudflare, which replaces Accept-Encoding', () => {
  test.each([
    ['gzip', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('a client that sends %s gets what it knows', async (sent, coding) => {
    const headers: Record<string, string> = sent === undefined ? {} : { 'Accept-Encoding': sent };
    const answer = await ask(edge.frontUrl, LOCATIONS, { headers });
    expect(answer.headers['content-encoding']).toBe(coding);
    // The front passes on what the client takes. Anything else it would compress again, without a length.
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(envelopeOf(answer)).toMatchObject({ data: LISTS.locations });
  });

  test('brotli is of the front alone', async () => {
    const answers = [edge.url, edge.frontUrl].map((url) =>
      ask(url, LOCATIONS, { headers: { 'Accept-Encoding': 'br' } }),
    );
    const [own, front] = await Promise.all(answers);
    expect(own?.headers['content-encoding']).toBeUndefined();
    expect(front?.headers['content-encoding']).toBe(HOST === 'workerd' ? 'br' : undefined);
    for (const answer of await Promise.all(answers))
      expect(envelopeOf(answer)).toMatchObject({ data: LISTS.locations });
  });
});
