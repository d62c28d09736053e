/** The `timestamp` of every envelope has milliseconds and a Z: on every path, in every coding, on success and error, in plain files. */

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileContract } from '../../../src/contract/json-schema.ts';
import { API_CODINGS } from '../../../src/edge/rule/negotiation.ts';
import { NOW } from '../../support/data-directory.ts';
import { csv, networkOf, snapshotOf } from '../../support/network-of.ts';
import { ask, envelopeOf } from '../support/http.ts';
import { type RunningEdge, startWithAssets, startWithFolder } from '../support/running-edge.ts';
import { type Site, siteOf, writeSite } from '../support/site.ts';

const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const SITES = Array.from({ length: 40 }, (_, i) => `L-${i},Main Street ${i},Amsterdam,52.373169,4.893379`);
const TABLES = {
  tariffs: csv('id,price_per_kwh,vat,prices_include_vat', 'T-1,0.50,21,false'),
  locations: csv('id,address,city,latitude,longitude', 'L-1,Square 1,Amsterdam,52.373169,4.893379', ...SITES.slice(2)),
};

let site: Site;
let folder: string;
let edge: RunningEdge;
let broken: RunningEdge;

beforeAll(async () => {
  site = siteOf(await snapshotOf(networkOf(TABLES)));
  folder = await writeSite(site);
  edge = await startWithFolder(folder);
  broken = await startWithAssets(() => 500);
}, 60_000);

afterAll(async () => {
  await edge?.stop();
  await broken?.stop();
  await rm(folder, { recursive: true });
});

const LISTS = ['/api/ocpi/2.2/locations', '/api/ocpi/2.2/tariffs'];
const LOCATION = `${LISTS[0]}/L-1`;

/** Path, HTTP status, OCPI status. */
const ANSWERS: [path: string, status: number, code: number, method?: string][] = [
  ['/api/ocpi/versions', 200, 1000],
  ['/api/ocpi/2.2', 200, 1000],
  ...LISTS.flatMap((list): [string, number, number][] => [
    [list, 200, 1000],
    [`${list}/`, 200, 1000],
    [`${list}?limit=1`, 200, 1000],
    [`${list}?offset=1&limit=30`, 200, 1000],
    [`${list}?offset=1000`, 200, 1000],
    [`${list}?date_from=2020-01-01T00:00:00Z`, 200, 1000],
    [`${list}?date_to=2020-01-01T00:00:00Z`, 200, 1000],
    [`${list}?limit=0`, 200, 2001],
    [`${list}?date_from=yesterday`, 200, 2001],
  ]),
  [LOCATION, 200, 1000],
  [`${LOCATION}/E-1`, 200, 1000],
  [`${LOCATION}/E-1/1`, 200, 1000],
  [`${LISTS[1]}/T-1`, 200, 1000],
  [`${LISTS[0]}/NO-1`, 404, 2003],
  [`${LISTS[1]}/NO-1`, 404, 2000],
  ['/api/', 404, 2000],
  ['/api/ocpi/2.1.1', 404, 2000],
  ['/api/ocpi/versions', 405, 2000, 'POST'],
  [LISTS[0] ?? '', 405, 2000, 'DELETE'],
];

test.each(ANSWERS)('%s is answered with %i, %i', async (path, status, code, method = 'GET') => {
  for (const coding of API_CODINGS) {
    const before = Date.now();
    const answer = await ask(edge.url, path, { method, headers: { 'Accept-Encoding': coding } });
    const { timestamp, status_code } = envelopeOf(answer);
    expect([answer.status, status_code]).toEqual([status, code]);
    expect(timestamp).toMatch(FORM);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
    if (method !== 'GET') continue;
    const head = await ask(edge.url, path, { method: 'HEAD', headers: { 'Accept-Encoding': coding } });
    expect(head.body).toHaveLength(0);
    // The length in deflate varies a little, because some timestamps compress better than others.
    const length = Number(head.headers['content-length']);
    expect(Math.abs(length - answer.body.length)).toBeLessThanOrEqual(coding === 'gzip' ? 8 : 0);
    const known = { 'Accept-Encoding': coding, 'If-None-Match': String(answer.headers.etag) };
    if (answer.headers.etag === undefined) continue;
    const again = await ask(edge.url, path, { headers: known });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
});

test('a snapshot that cannot be read is an error with such a timestamp too', async () => {
  for (const path of ['/api/ocpi/versions', LISTS[0] ?? '', LOCATION]) {
    const answer = await ask(broken.url, path);
    expect(answer.status).toBe(503);
    expect(envelopeOf(answer)).toMatchObject({ status_code: 3000, timestamp: expect.stringMatching(FORM) });
  }
});

test('the answers conform to the published contract', async () => {
  const contract = compileContract('2.2');
  const body = async (path: string) => envelopeOf(await ask(edge.url, path));
  expect(contract.versionsResponse(await body('/api/ocpi/versions'))).toEqual([]);
  expect(contract.versionDetailsResponse(await body('/api/ocpi/2.2'))).toEqual([]);
  expect(contract.locationsResponse(await body(`${LISTS[0]}?limit=3`))).toEqual([]);
  expect(contract.tariffsResponse(await body(LISTS[1] ?? ''))).toEqual([]);
});

test('the plain files have the time of their last change', () => {
  const paths = [...site.keys()].filter((path) => path.startsWith('/api/'));
  expect(paths.sort()).toEqual([
    '/api/ocpi/2.2/index.html',
    '/api/ocpi/2.2/locations',
    '/api/ocpi/2.2/tariffs',
    '/api/ocpi/versions',
  ]);
  for (const path of paths) {
    const { timestamp } = JSON.parse(Buffer.from(site.get(path) ?? []).toString());
    expect(timestamp).toMatch(FORM);
    expect(timestamp).toBe(new Date(NOW).toISOString());
    expect(timestamp).toMatch(/\.000Z$/);
  }
});

test('the times within the objects have whole seconds', () => {
  const text = Buffer.from(site.get('/api/ocpi/2.2/locations') ?? []).toString();
  const times = [...text.matchAll(/"last_updated":"([^"]*)"/g)].map(([, time]) => time);
  expect(times.length).toBeGreaterThan(40);
  for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});
