/** What lies beside the API: pages, robots.txt, the files of the snapshot. Where a host of ours differs from Cloudflare, a table says why. */

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MANIFEST_PATH } from '../../../src/stored-format/manifest.ts';
import { ask } from '../support/http.ts';
import { HOST, type RunningEdge, startWithFolder } from '../support/running-edge.ts';
import { LISTS, makeSite, type Site, writeSite } from '../support/site.ts';

let site: Site;
let folder: string;
let edge: RunningEdge;

beforeAll(async () => {
  ({ site } = await makeSite(LISTS));
  site.set('/robots.txt', Buffer.from('User-agent: *\n'));
  site.set('/_headers', Buffer.from('/_snapshot/*\n  Access-Control-Allow-Origin: *\n  X-Robots-Tag: noindex\n'));
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

/** What is asked for, what Cloudflare answers, and what Node and Deno answer where they differ. */
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
