/** Everybody's web pages may read the API and the copies: asked by fetch in a page of another origin, with headers of OCPI clients. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningEdge } from '../../../edge/support/running-edge.ts';
import * as workerd from '../../../edge/support/workerd.ts';
import { browser, demo, type SharedNetwork } from './support/shared.ts';

const API = [
  '/api/ocpi/versions',
  '/api/ocpi/2.2',
  '/api/ocpi/2.2/locations',
  '/api/ocpi/2.2/locations?limit=2',
  '/api/ocpi/2.2/locations/AMS-01',
  '/api/ocpi/2.2/locations/AMS-01/AMS-01-1',
  '/api/ocpi/2.2/locations/AMS-01/AMS-01-1/1',
  '/api/ocpi/2.2/tariffs',
  '/api/ocpi/2.2/tariffs/T-PARK',
  '/_health.json',
];
const COPIES = [
  '/status.json',
  '/locations.geojson',
  '/chargers.csv',
  '/datapackage.json',
  '/.well-known/ocpi-snapshot.json',
  '/openapi.json',
  '/openapi-2.2.json',
];

let network: SharedNetwork;
let stranger: Server;
let onWorkerd: RunningEdge;

beforeAll(async () => {
  network = await demo();
  stranger = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html>'));
  await once(stranger.listen(0, '127.0.0.1'), 'listening');
  onWorkerd = await workerd.startWithFolder(network.folder);
});

afterAll(async () => {
  stranger.close().closeAllConnections();
  await onWorkerd.stop();
});

/** What a page of the stranger gets: of a first answer, and of one to which it says what it has. */
interface Read {
  readonly status: number;
  readonly bytes: number;
  readonly etag: string | null;
  readonly again: number;
  readonly failure?: string;
}

const OF_CLIENTS = { Authorization: 'Token abc', 'X-Request-ID': 'r-1', 'X-Correlation-ID': 'c-1' };

/** Run in the page: text, because it is of the browser's world. */
const reading = (urls: readonly string[], sent: object) => `Promise.all(${JSON.stringify(urls)}.map(async (url) => {
  try {
    const headers = ${JSON.stringify(sent)};
    const first = await fetch(url, { headers, cache: 'no-store' });
    const bytes = (await first.arrayBuffer()).byteLength;
    const etag = first.headers.get('ETag');
    const known = etag === null || Object.keys(headers).length === 0 ? {} : { 'If-None-Match': etag };
    const again = await fetch(url, { headers: { ...headers, ...known }, cache: 'no-store' });
    return { status: first.status, bytes, etag, again: again.status };
  } catch (error) {
    return { failure: url + ': ' + error };
  }
}))`;

async function readAll(origin: string, paths: readonly string[], sent: object = OF_CLIENTS): Promise<Read[]> {
  const context = await (await browser()).newContext();
  try {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
    return await page.evaluate<Read[]>(
      reading(
        paths.map((path) => origin + path),
        sent,
      ),
    );
  } finally {
    await context.close();
  }
}

describe.each(['Node', 'workerd'] as const)('on %s', (host) => {
  const originOf = () => (host === 'Node' ? network.origin : onWorkerd.frontUrl.origin);

  test('a page of another origin reads the API, and revalidates what it has', async () => {
    await demandReadable(originOf(), API);
  });

  test('it may not read the files of the page', async () => {
    const [read] = await readAll(originOf(), ['/_site/sites.json'], {});
    expect(read?.failure).toContain('Failed to fetch');
  });
});

test('on our own server the same holds for the copies', async () => {
  await demandReadable(network.origin, COPIES);
});

test('on Cloudflare copies are read without headers of ones own: its files answer no preflight', async () => {
  const { origin } = onWorkerd.frontUrl;
  const plain = await readAll(origin, COPIES, {});
  expect(plain.map(({ status }) => status)).toEqual(COPIES.map(() => 200));
  const asked = await readAll(origin, COPIES);
  expect(asked.map(({ failure = '' }) => failure.includes('Failed to fetch'))).toEqual(COPIES.map(() => true));
});

async function demandReadable(origin: string, paths: readonly string[]): Promise<void> {
  const reads = await readAll(origin, paths);
  expect(reads.map((one, i) => `${paths[i]} ${one.failure ?? one.status}`)).toEqual(paths.map((path) => `${path} 200`));
  for (const [i, { bytes, etag, again }] of reads.entries()) {
    expect(bytes, paths[i]).toBeGreaterThan(20);
    expect(again, paths[i]).toBe(etag === null ? 200 : 304);
  }
  // Health reports ages, and has no tag.
  expect(paths.filter((_path, i) => reads[i]?.etag === null)).toEqual(paths.filter((path) => path === '/_health.json'));
}
