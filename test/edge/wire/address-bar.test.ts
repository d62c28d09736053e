/** What is in the address bar of a browser: it gets the JSON that programs get, and the licence in a Link. */

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, ask, type Exchange } from '../support/http.ts';
import { type RunningEdge, startWithFolder } from '../support/running-edge.ts';
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

/** Each kind of answer. */
const PATHS = [
  '/api/ocpi/versions',
  '/api/ocpi/2.2',
  `${LOCATIONS}?limit=3&offset=2`,
  `${LOCATIONS}?date_from=2026-03-01T00:00:00Z&limit=60`,
  `${LOCATIONS}/LOC-007`,
  `${LOCATIONS}/LOC-007/E-7/1`,
  '/api/ocpi/2.2/tariffs/T-1',
  `${LOCATIONS}?limit=0`,
  `${LOCATIONS}/NO`,
  '/api/nowhere',
  '/_health.json',
  LOCATIONS,
];

test.each(PATHS)('GET %s is JSON for the address bar of a browser, and the same as for a program', async (path) => {
  const [browser, program] = [await get(path, ADDRESS_BAR), await get(path, { Accept: 'application/json' })];
  expect(browser.headers['content-type']).toBe('application/json');
  expect([browser.status, timeless(browser)]).toEqual([program.status, timeless(program)]);
});

test.each(PATHS)('GET %s is the same with ?pretty, as with any parameter that is unknown', async (path) => {
  const plain = await get(path);
  for (const unknown of ['pretty', 'pretty=true', 'colour=green']) {
    const answer = await get(`${path}${path.includes('?') ? '&' : '?'}${unknown}`);
    expect([unknown, answer.status, timeless(answer)]).toEqual([unknown, plain.status, timeless(plain)]);
    expect(answer.headers).toEqual(plain.headers);
  }
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
