/** What lies beside the API: pages, robots.txt, the files of the snapshot. Where a host of ours differs from Cloudflare, a table says why. */

import { rm } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Declared } from '../../../src/settings/declared.ts';
import { headersFile, pagePolicy } from '../../../src/snapshot/headers-file.ts';
import { MANIFEST_PATH } from '../../../src/stored-format/manifest.ts';
import { NETWORK } from '../../snapshot/support/small-snapshots.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { ask } from '../support/http.ts';
import { HOST, type RunningEdge, startWithFolder } from '../support/running-edge.ts';
import { LISTS, makeSite, type Site, writeSite } from '../support/site.ts';

const LICENCE = 'https://creativecommons.org/publicdomain/zero/1.0/';

/** Long enough to be worth compressing. */
const LONG = JSON.stringify('all the same '.repeat(1000));

/** What a package of the test declares, as ours do. */
const OWN: Declared = {
  name: 'own',
  headers: {
    open: () => [{ path: '/own*.json', isLicensed: true }],
    hashed: ['/_own/*.js', '/_own/*.css'],
    rules: [
      {
        path: '/own/*',
        removes: ['Content-Security-Policy', 'Referrer-Policy'],
        headers: { 'Content-Security-Policy': "default-src 'none'", 'Referrer-Policy': 'no-referrer' },
      },
    ],
  },
};
const DECLARED = [...COMPANIONS, OWN];
const HEADERS = DECLARED.flatMap(({ headers }) => headers ?? []);
const LICENSED = { ...NETWORK, licence: { name: 'CC0', url: LICENCE } };

/** A path that a pattern of `_headers` is about. */
const pathOf = (pattern: string, name = '') => pattern.replace('*', name);
/** What packages declare. */
const HASHED = HEADERS.flatMap(({ hashed = [] }) => hashed).map((path) => pathOf(path, 'main-Abc_-123'));
const OPEN = HEADERS.flatMap(({ open }) => open?.(LICENSED) ?? []).filter(({ path }) => !path.endsWith('/*'));
const RULES = HEADERS.flatMap(({ rules = [] }) => rules);

const FILES: readonly (readonly [path: string, text: string])[] = [
  ['/status.json', LONG],
  ['/locations.geojson', LONG],
  ['/chargers.csv', 'uid\n'],
  ['/.well-known/ocpi-snapshot.json', '{}'],
  ['/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['/_site/sites.json', '[]'],
  ['/docs/index.html', '<!doctype html><title>Docs</title>'],
  ['/own/index.html', '<!doctype html><title>Own</title>'],
  ['/own/worker-Abc_-123.js', 'export {};'],
  ['/charger/ams-01.html', '<!doctype html><title>AMS-01</title>'],
  ['/manifest.webmanifest', '{}'],
  ['/sitemap.xml', '<urlset/>'],
  ['/images/a.png', 'PNG'],
  ['/images/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['/images/a.jpg', 'JPEG'],
  ['/images/a.webp', 'RIFF'],
  ['/images/a.gif', 'GIF'],
  ['/images/a.ico', 'ICO'],
];

let site: Site;
let folder: string;
let edge: RunningEdge;

beforeAll(async () => {
  ({ site } = await makeSite(LISTS));
  site.set('/robots.txt', Buffer.from('User-agent: *\n'));
  site.set('/_headers', Buffer.from(headersFile(LICENSED, DECLARED)));
  for (const path of HASHED) site.set(path, Buffer.from('/* */'));
  for (const { path } of RULES) site.set(pathOf(path, 'index.html'), Buffer.from('<!doctype html><title>Own</title>'));
  for (const { path } of OPEN) site.set(pathOf(path), Buffer.from('{}'));
  for (const [path, text] of FILES) site.set(path, Buffer.from(text));
  site.set('/.hidden', Buffer.from('secret'));
  site.set('/api/ocpi/2.2/locations', Buffer.from('a file that only the edge rule may read'));
  folder = await writeSite(site);
  edge = await startWithFolder(folder);
});

afterAll(async () => {
  await edge?.stop();
  await rm(folder, { recursive: true });
});

test.each([
  ['/', '/index.html', 'text/html; charset=utf-8'],
  ['/robots.txt', '/robots.txt', 'text/plain; charset=utf-8'],
  ['/robots.txt?from=anywhere', '/robots.txt', 'text/plain; charset=utf-8'],
  [MANIFEST_PATH, MANIFEST_PATH, 'application/json'],
  ['/docs/', '/docs/index.html', 'text/html; charset=utf-8'],
  ['/charger/ams-01', '/charger/ams-01.html', 'text/html; charset=utf-8'],
  ['/manifest.webmanifest', '/manifest.webmanifest', 'application/manifest+json'],
  ['/sitemap.xml', '/sitemap.xml', 'application/xml'],
  ['/status.json', '/status.json', 'application/json'],
  ['/locations.geojson', '/locations.geojson', 'application/geo+json'],
  ['/chargers.csv', '/chargers.csv', 'text/csv; charset=utf-8'],
  ['/.well-known/ocpi-snapshot.json', '/.well-known/ocpi-snapshot.json', 'application/json'],
  ['/favicon.svg', '/favicon.svg', 'image/svg+xml'],
  ['/images/a.png', '/images/a.png', 'image/png'],
  ['/images/a.jpg', '/images/a.jpg', 'image/jpeg'],
  ['/images/a.webp', '/images/a.webp', 'image/webp'],
  ['/images/a.gif', '/images/a.gif', 'image/gif'],
  ['/images/a.ico', '/images/a.ico', 'image/vnd.microsoft.icon'],
])('%s is the file %s', async (path, file, type) => {
  const answer = await ask(edge.frontUrl, path);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(answer.body.equals(site.get(file) ?? Buffer.alloc(0))).toBe(true);
  const head = await ask(edge.frontUrl, path, { method: 'HEAD' });
  expect([head.status, head.headers['content-type'], head.body.length]).toEqual([200, type, 0]);
});

test('a client that has a file is told so', async () => {
  const { headers } = await ask(edge.frontUrl, '/robots.txt');
  const again = await ask(edge.frontUrl, '/robots.txt', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('files of the snapshot may be read by every page, and are not for search engines', async () => {
  const { headers } = await ask(edge.frontUrl, MANIFEST_PATH);
  expect([headers['access-control-allow-origin'], headers['x-robots-tag']]).toEqual(['*', 'noindex']);
});

test.each(HASHED)('%s, whose name holds a hash, is kept by browsers', async (path) => {
  const { status, headers } = await ask(edge.frontUrl, path);
  const type = path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(headers['cache-control']).toBe('public, max-age=604800, immutable');
});

test.each(['/', '/docs/', '/nowhere', '/404', '/_site/sites.json', '/_own/main-Abc_-123.js'])(
  '%s may do what this site needs, and nothing else',
  async (path) => {
    const { headers } = await ask(edge.frontUrl, path);
    expect(headers['content-security-policy']).toBe(pagePolicy());
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  },
);

test.each(['/own/', '/own/worker-Abc_-123.js'])('%s has a policy of its own', async (path) => {
  const { status, headers } = await ask(edge.frontUrl, path);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe("default-src 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each(RULES)('$path is answered as its package declares', async ({ path, headers: declared }) => {
  const { headers } = await ask(edge.frontUrl, pathOf(path));
  for (const [name, value] of Object.entries(declared)) expect(headers[name.toLowerCase()]).toBe(value);
});

test.each(['/status.json', ...OPEN.map(({ path }) => pathOf(path))])('%s may be read by every page', async (path) => {
  const { headers } = await ask(edge.frontUrl, path);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-expose-headers']).toBe('ETag, Link');
  const again = await ask(edge.frontUrl, path, { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect([again.status, again.headers['access-control-allow-origin']]).toEqual([304, '*']);
});

test('nothing runs in a picture of the operator', async () => {
  const { status, headers } = await ask(edge.frontUrl, '/images/a.svg');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(headers['content-security-policy']).toBe(`${pagePolicy()}, sandbox`);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('copies of the data name its licence', async () => {
  const licensed = OPEN.filter(({ isLicensed }) => isLicensed).map(({ path }) => pathOf(path));
  for (const path of ['/status.json', ...licensed]) {
    expect((await ask(edge.frontUrl, path)).headers.link).toBe(`<${LICENCE}>; rel="license"`);
  }
  expect((await ask(edge.frontUrl, '/')).headers.link).toBeUndefined();
});

// Cloudflare compresses at its edge, which is not here.
describe.skipIf(HOST === 'workerd')('compression', () => {
  const asking = (path: string, coding: string, method = 'GET') =>
    ask(edge.frontUrl, path, { method, headers: { 'Accept-Encoding': coding } });

  const UNPACK = { gzip: gunzipSync, br: brotliDecompressSync };

  test.each(['/status.json', '/locations.geojson'])(
    '%s is sent in brotli or gzip to whoever takes it',
    async (path) => {
      const plain = await asking(path, 'zstd');
      expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
      expect(plain.body.toString()).toBe(LONG);
      for (const [accepted, coding] of [
        ['gzip', 'gzip'],
        ['gzip, deflate, br, zstd', 'br'],
        ['br', 'br'],
        ['gzip, br;q=0.5', 'gzip'],
      ] as const) {
        const short = await asking(path, accepted);
        expect([short.headers['content-encoding'], short.headers.vary]).toEqual([coding, 'Accept-Encoding']);
        expect(short.headers['content-length']).toBe(String(short.body.length));
        expect(short.body.length).toBeLessThan(1000);
        expect(UNPACK[coding](short.body).toString()).toBe(LONG);
        expect(short.headers.etag).toBe(plain.headers.etag);
      }
      const head = await asking(path, 'gzip', 'HEAD');
      expect([head.headers['content-encoding'], head.body.length]).toEqual(['gzip', 0]);
    },
  );

  test('what is short, or a picture, is sent as it is', async () => {
    expect((await asking('/chargers.csv', 'gzip')).headers['content-encoding']).toBeUndefined();
    const { headers } = await asking('/images/a.png', 'gzip');
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });
});

test('a page elsewhere may send more headers where the host answers its preflight', async () => {
  const headers = {
    Origin: 'https://map.example.com',
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'if-none-match, authorization',
  };
  const answer = await ask(edge.frontUrl, '/status.json', { method: 'OPTIONS', headers });
  // Cloudflare refuses it, and asking a worker would cost a request for every answer. Without such headers there is no preflight.
  expect(answer.status).toBe(HOST === 'workerd' ? 405 : 204);
  if (HOST === 'workerd') return;
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['access-control-allow-headers']).toMatch(/Authorization.*If-None-Match/);
});

/** What is asked for, what Cloudflare answers, and what Node answers where it differs. */
const OTHERS: readonly (readonly [request: string, status: number, elsewhere?: number])[] = [
  ['GET /nowhere', 404],
  ['HEAD /nowhere', 404],
  ['GET /apix', 404],
  ['GET /API/ocpi/versions', 404],
  ['GET /_headers', 404],
  ['GET /robots.txt/', 404],
  ['GET /_snapshot/', 404],
  ['GET /..%2f..%2fetc/passwd', 307, 404],
  ['GET /..%5c..%5cetc/passwd', 307, 404],
  ['GET /%2e%2e/%2e%2e/etc/passwd', 404],
  ['GET /robots%2Etxt', 307, 404],
  ['GET /%61pi/ocpi/2.2/locations', 307, 404],
  ['GET //robots.txt', 307, 404],
  ['GET /%', 307, 404],
  ['GET /%00', 404],
  // No name of a file can be as long.
  [`GET /${'x'.repeat(300)}`, 404],
  [`GET ${'/x'.repeat(3000)}`, 404],
  ['GET /index.html', 307],
  ['GET /docs', 307],
  ['GET /docs/index.html', 307],
  ['GET /charger/ams-01.html', 307],
  ['GET /charger/ams-01/', 307, 404],
  ['GET /charger/ams-02', 404],
  ['GET /404', 404],
  ['GET /404.html', 404],
  ['HEAD /404', 404],
  ['GET /.well-known/', 404],
  ['GET /.well-known/.hidden', 404],
  ['GET /docs/.well-known/x', 404],
  ['GET /.hidden', 200, 404],
  ['POST /', 405],
  ['DELETE /nowhere', 405],
  ['OPTIONS /', 405],
];

/** Why. */
const REASONS = {
  '307, 404':
    'Cloudflare leads to the plain spelling of a path. A redirect to a path that a client chose is a risk, and nobody links to these.',
  '200, 404':
    'Cloudflare uploads only what a build wrote, and no build writes hidden files. A directory can have others.',
};

describe('anything else', () => {
  const asked = OTHERS.map(([request, status, elsewhere = status]) => [request, status, elsewhere] as const);

  test.each(asked)('%s is answered by %i', async (request, status, elsewhere) => {
    const [method = '', path = ''] = request.split(' ');
    const answer = await ask(edge.frontUrl, path, { method });
    expect(answer.status).toBe(HOST === 'workerd' ? status : elsewhere);
    if (method === 'GET' && answer.status === 404) expect(answer.body.toString()).toContain('No such page');
    else if (method === 'GET' && answer.status === 307) expect(answer.body.length).toBe(0);
  });

  test('every difference between hosts has a reason', () => {
    const kinds = OTHERS.flatMap(([, ...statuses]) => (statuses.length > 1 ? [statuses.join(', ')] : []));
    expect([...new Set(kinds)]).toEqual(Object.keys(REASONS));
  });
});
