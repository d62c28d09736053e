/** Pages, filters and single objects on every host, held against a small model with everything in memory. */

import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../support/sampled.ts';
import { type Ask, ask, envelopeOf } from '../support/http.ts';
import { answerOf, type Listed } from '../support/list-model.ts';
import { type RunningEdge, startWithFolder } from '../support/running-edge.ts';
import { makeSite, writeSite } from '../support/site.ts';

const LOCATIONS = '/api/ocpi/2.2/locations';
const MAX_LIMIT = 1000;
const START = Date.UTC(2026, 0, 1);

/** Changed in no order, a few in the very same second, some texts beyond ASCII. */
const ALL: (Listed & { readonly evses: unknown })[] = Array.from({ length: 1234 }, (_, i) => ({
  id: `LOC-${String(i).padStart(5, '0')}`,
  name: `Zürich ${'x'.repeat(i % 50)}`,
  evses: [{ uid: `E*${i} a`, connectors: [{ id: '1', standard: 'CHADEMO' }] }],
  last_updated: new Date(START + ((i * 7919) % 1000) * 1000).toISOString().replace('.000Z', 'Z'),
}));

let edge: RunningEdge;
let folder: string;

beforeAll(async () => {
  folder = await writeSite((await makeSite({ locations: ALL, tariffs: [{ id: 'T-1', currency: 'EUR' }] })).site);
  edge = await startWithFolder(folder);
});

afterAll(async () => {
  await edge?.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Ask['headers'] = {}) => ask(edge.url, path, { headers });

const time = fc.integer({ min: -5, max: 1005 }).chain((second) => {
  const text = new Date(START + second * 1000).toISOString().slice(0, 19);
  return fc.constantFrom(`${text}Z`, text, `${text}.000Z`, `${text}%2B00:00`, `${text}+00:00`, `${text}.5Z`);
});
const number = fc.oneof(fc.nat({ max: 1400 }), fc.constantFrom(0, 1, 7, 100, 1000, 1e6)).map(String);
const wrong = fc.constantFrom(
  '',
  '-1',
  'x',
  '1.5',
  '0x10',
  '2026-13-01T00:00:00Z',
  '2026-01-01',
  '%00',
  '%F0%9F%98%80',
);
const parameter = fc.oneof(
  fc.tuple(
    fc.constantFrom('offset', 'limit'),
    fc.oneof({ weight: 8, arbitrary: number }, { weight: 1, arbitrary: wrong }),
  ),
  fc.tuple(
    fc.constantFrom('date_from', 'date_to'),
    fc.oneof({ weight: 8, arbitrary: time }, { weight: 1, arbitrary: wrong }),
  ),
  fc.tuple(fc.constantFrom('foo', 'Limit', 'page'), fc.constantFrom('1', '%zz', '')),
);
const query = fc
  .uniqueArray(parameter, { maxLength: 5, selector: ([name]) => name })
  .map((list) => list.map(([name, value]) => `${name}=${value}`).join('&'));

test('any query is answered as the model answers it, in gzip and plain, and never by 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom('gzip', 'identity', 'br'), async (text, coding) => {
      const answer = await get(`${LOCATIONS}?${text}`, { 'Accept-Encoding': coding });
      const expected = answerOf(ALL, text, MAX_LIMIT);
      expect(answer.status).toBe(200);
      const envelope = envelopeOf(answer);
      if (expected === undefined) {
        expect(envelope).toMatchObject({
          status_code: 2001,
          status_message: expect.stringMatching(/^(offset|limit|date_from|date_to) /),
        });
        expect(envelope).not.toHaveProperty('data');
        return;
      }
      expect(envelope).toMatchObject({ data: expected.data, status_code: 1000 });
      expect(answer.headers['x-total-count']).toBe(String(expected.total));
      expect(answer.headers['x-limit']).toBe(String(expected.limit));
      const link =
        /^<https:\/\/ocpi\.example\.com\/api\/ocpi\/2\.2\/locations\?offset=(\d+)&limit=(\d+)(.*)>; rel="next"$/.exec(
          String(answer.headers.link ?? ''),
        );
      expect(link?.[1]).toBe(expected.next === undefined ? undefined : String(expected.next));
      for (const name of ['date_from', 'date_to']) {
        if (link) expect(link[3]?.includes(name)).toBe(text.includes(name));
      }
    }),
    runs(100, 600),
  );
});

describe('single objects', () => {
  test.each([
    ['/LOC-00007', ALL[7]],
    ['/loc-00007/', ALL[7]],
    ['/LOC-00007/E*7%20a', { uid: 'E*7 a', connectors: [{ id: '1', standard: 'CHADEMO' }] }],
    ['/LOC-00007/e%2A7%20A/1', { id: '1', standard: 'CHADEMO' }],
  ])('%s', async (path, object) => {
    for (const coding of ['gzip', 'identity', 'br']) {
      const answer = await get(LOCATIONS + path, { 'Accept-Encoding': coding });
      expect(answer.status).toBe(200);
      expect(envelopeOf(answer)).toMatchObject({ data: object, status_code: 1000 });
      expect((await get(LOCATIONS + path, { 'If-None-Match': String(answer.headers.etag) })).status).toBe(304);
    }
  });

  test('one tariff by its id, as an extension', async () => {
    expect(envelopeOf(await get('/api/ocpi/2.2/tariffs/t-1'))).toMatchObject({ data: { id: 'T-1' } });
  });

  test.each(['/NO', '/LOC-00007/NO', '/LOC-00007/E*7%20a/2', '/%E2%82%AC', '/LOC-00007/E*7%20a/1/2'])(
    '%s is not there',
    async (path) => {
      const answer = await get(LOCATIONS + path);
      expect(answer.status).toBe(404);
      expect(envelopeOf(answer).status_code).toBeGreaterThanOrEqual(2000);
    },
  );
});

test('the ETag of a page changes with its content', async () => {
  const [first, again, second] = await Promise.all(
    ['?limit=10', '?limit=10&offset=0', '?limit=10&offset=10'].map((text) => get(LOCATIONS + text)),
  );
  expect(first?.headers.etag).toBe(again?.headers.etag);
  expect(first?.headers.etag).not.toBe(second?.headers.etag);
  const answer = await get(`${LOCATIONS}?limit=10`, { 'If-None-Match': String(first?.headers.etag) });
  expect([answer.status, answer.body.length]).toEqual([304, 0]);
});

test('HEAD of a page has the headers of GET', async () => {
  const path = `${LOCATIONS}?limit=25&offset=13`;
  const [head, full] = [await ask(edge.url, path, { method: 'HEAD' }), await get(path)];
  expect(head).toEqual({ ...full, body: Buffer.alloc(0) });
});

describe('routing headers', () => {
  const from = { 'OCPI-from-country-code': 'DE', 'OCPI-from-party-id': 'ABC' };

  test.each(['', '?limit=1', '/LOC-00007'])(
    'of %j are turned round, and the answer is for one party only',
    async (end) => {
      const { headers } = await get(LOCATIONS + end, from);
      expect(headers).toMatchObject({
        'ocpi-from-country-code': 'NL',
        'ocpi-from-party-id': 'EXA',
        'ocpi-to-country-code': 'DE',
        'ocpi-to-party-id': 'ABC',
      });
      expect(headers['cache-control']).toContain('private');
      expect((await get(LOCATIONS + end)).headers.vary).toContain('OCPI-from-party-id');
    },
  );

  test('are for the functional modules alone', async () => {
    const versions = await get('/api/ocpi/versions', from);
    expect(versions.headers).not.toHaveProperty('ocpi-to-party-id');
  });
});

test('the same parameter twice is an error, unless both say the same', async () => {
  expect(envelopeOf(await get(`${LOCATIONS}?limit=1&limit=2`))).toMatchObject({ status_code: 2001 });
  expect(envelopeOf(await get(`${LOCATIONS}?limit=1&limit=1`))).toMatchObject({ status_code: 1000 });
});
