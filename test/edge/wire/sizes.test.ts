/** How large answers are on the wire: never larger than their plain text, and pages close to what zlib makes of them. */

import { rm } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../support/http.ts';
import { type RunningEdge, startWithFolder } from '../support/running-edge.ts';
import { makeSite, writeSite } from '../support/site.ts';

const LOCATIONS = '/api/ocpi/2.2/locations';
const CITIES = ['Leeds', 'York', 'Bath', 'Hull', 'Truro'];

/** 3,000 objects of half a kilobyte. The positions times a prime scatter the newest ones over the list. */
const ALL = Array.from({ length: 3000 }, (_, i) => ({
  country_code: 'GB',
  party_id: 'ABC',
  id: `LOC-${i}`,
  address: `${(i * 37) % 300} High Street`,
  city: CITIES[(i * 7919) % 5],
  coordinates: { latitude: (50 + ((i * 104_729) % 80_000) / 1e4).toFixed(5), longitude: String((i * 31) % 97) },
  evses: [{ uid: `E-${(i * 2_654_435_761) % 4_294_967_296}`, status: i % 3 === 0 ? 'CHARGING' : 'AVAILABLE' }],
  opening_times: { twentyfourseven: true },
  last_updated: new Date(Date.UTC(2026, 0, 1) - ((i * 7919) % 3000) * 1000).toISOString(),
}));
/** As many objects changed since then. */
const since = (count: number) => new Date(Date.UTC(2026, 0, 1) - (count - 1) * 1000).toISOString();

let edge: RunningEdge;
let folder: string;

beforeAll(async () => {
  folder = await writeSite((await makeSite({ locations: ALL, tariffs: [] })).site);
  edge = await startWithFolder(folder);
});

afterAll(async () => {
  await edge?.stop();
  await rm(folder, { recursive: true });
});

/** Bytes on the wire with gzip offered, and what zlib makes of the same text at its usual level. */
async function sizesOf(query: string) {
  const answer = await ask(edge.url, LOCATIONS + query, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers['content-encoding']).toBe('gzip');
  return { bytes: answer.body.length, zlib: gzipSync(gunzipSync(answer.body)).length };
}

describe('a page is at most 1.5 times what zlib makes of it', () => {
  const offsets = (limit: number) => [0, limit, Math.floor(1500 / limit) * limit, 1503, 3000 - 0.06 * limit, 2992];

  test.each([16, 50, 100, 250, 1000])('of %i objects, wherever it begins', async (limit) => {
    for (const offset of offsets(limit)) {
      const { bytes, zlib } = await sizesOf(`?limit=${limit}&offset=${Math.floor(offset)}`);
      expect(bytes).toBeLessThan(1.5 * zlib);
    }
  });

  test.each([12, 100, 1000, 2000])('of what changed last, %i objects all over the list', async (count) => {
    const { bytes, zlib } = await sizesOf(`?limit=1000&date_from=${since(count)}`);
    expect(bytes).toBeLessThan(1.5 * zlib);
  });
});

describe('no answer is larger than its plain text', () => {
  const NOTHING = `${LOCATIONS}?date_from=2030-01-01T00:00:00Z`;

  test.each([
    '/api/ocpi/versions',
    '/api/ocpi/2.2',
    '/api/ocpi/2.2/tariffs',
    LOCATIONS,
    `${LOCATIONS}?limit=1`,
    NOTHING,
    `${LOCATIONS}/LOC-1`,
    `${LOCATIONS}/LOC-1/E-2654435761`,
    `${LOCATIONS}/LOC-none`,
    '/_health.json',
  ])('%s', async (path) => {
    const plain = await ask(edge.url, path, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const coding of ['gzip', 'br', 'gzip, br']) {
      const answer = await ask(edge.url, path, { headers: { 'Accept-Encoding': coding } });
      expect(answer.body.length).toBeLessThanOrEqual(plain.body.length);
      const head = await ask(edge.url, path, { method: 'HEAD', headers: { 'Accept-Encoding': coding } });
      expect(head.headers).toEqual(answer.headers);
    }
  });
});
