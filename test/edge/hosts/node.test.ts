/** The Node host as a server that stands in the open: what clients write, what they leave behind, and a site that is replaced. */

import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSiteServer } from '../../../src/edge/hosts/node.ts';
import { ask, envelopeOf } from '../support/http.ts';
import { makeSite, type Site, writeSite } from '../support/site.ts';

const LOCATIONS = '/api/ocpi/2.2/locations';
/** Some 20 MB: more than fits between a server and a client that does not read. */
const MANY = Array.from({ length: 8000 }, (_, i) => ({ id: `L-${i}`, name: `${i} `.repeat(500) }));
const FEW = MANY.slice(0, 20);

let root: string;
let server: Server;
let url: URL;
let logged: string[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((failure) => logged.push(String(failure)));
  root = mkdtempSync(join(tmpdir(), 'ocpi-node-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true });
});

async function serve(site: Site): Promise<void> {
  await putInPlace(site);
  server = createSiteServer(join(root, 'dist'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** As a build does: another directory, then another link, then the old directory goes. */
async function putInPlace(site: Site): Promise<void> {
  const made = await writeSite(site);
  const [link, folder] = [join(root, 'dist'), join(root, basename(made))];
  renameSync(made, folder);
  symlinkSync(folder, `${link}.new`);
  const old = readdirSync(root).includes('dist') ? readlinkSync(link) : undefined;
  renameSync(`${link}.new`, link);
  if (old !== undefined) rmSync(old, { recursive: true });
}

/** Files that this process has open in temporary sites, of which some may have been removed. */
function openFiles(): string[] {
  const paths = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return ''; // It was closed meanwhile.
    }
  });
  return paths.filter((path) => path.includes('ocpi-site-'));
}

/** What is answered to these very bytes, until the connection ends. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(url.port), '127.0.0.1');
  socket.write(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const wire = (target: string, rest = '', method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n${rest}\r\n`;

/** Asks, and reads nothing yet. */
async function begin(headers = {}): Promise<IncomingMessage> {
  const [answer] = await once(get(new URL(LOCATIONS, url), { headers, agent: false }), 'response');
  return answer as IncomingMessage;
}

describe('what clients write', () => {
  beforeEach(async () => serve((await makeSite({ locations: FEW, tariffs: [] })).site));

  test.each([
    ['a path', wire('/api/ocpi/versions'), 200],
    ['the host in the target', wire('http://evil.example/api/ocpi/versions'), 200],
    ['the host alone', wire('http://evil.example'), 200],
    ['a target that looks like a host', wire('//api/ocpi/versions'), 404],
    ['an asterisk', wire('*', '', 'OPTIONS'), 405],
    ['a method that a Request cannot have', wire(LOCATIONS, '', 'TRACE'), 405],
    ['a body', wire(LOCATIONS, 'Content-Length: 5\r\n', 'POST').concat('hello'), 405],
    ['an expectation that is met', wire(LOCATIONS, 'Expect: 100-continue\r\n'), 100],
    ['an expectation that is not', wire(LOCATIONS, 'Expect: miracles\r\n'), 417],
    ['an upgrade', wire('/api/ocpi/versions', 'Upgrade: websocket\r\n').replace('close', 'upgrade, close'), 200],
    ['a long target', wire(`/${'x'.repeat(17_000)}`), 431],
    ['long headers', wire('/', `X-Long: ${'x'.repeat(17_000)}\r\n`), 431],
    ['broken percent-encoding', wire('/api/ocpi/2.2/locations/%E0%A4%A'), 404],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ])('%s', async (_, bytes, status) => {
    expect(await answerTo(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    // And goes on to answer.
    expect((await ask(url, '/api/ocpi/versions')).status).toBe(200);
    expect(logged).toEqual([]);
  });

  test('the host that a client names is in no answer', async () => {
    expect(await answerTo(wire(`${LOCATIONS}?limit=1`))).toContain('<https://ocpi.example.com/api/ocpi/2.2/locations');
  });

  test('a connection answers one request after the other', async () => {
    const two = `HEAD / HTTP/1.1\r\nHost: a\r\n\r\n${wire('/api/ocpi/versions')}`;
    expect((await answerTo(two)).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });

  test('limits of time are set', () => {
    expect([server.headersTimeout, server.requestTimeout, server.timeout].every((ms) => ms > 0 && ms <= 60_000)).toBe(
      true,
    );
    // Otherwise a head may take four times as long as it may. Node's types do not have it.
    expect(Reflect.get(server, 'connectionsCheckingInterval')).toBeLessThanOrEqual(1000);
    // Each has a file and some memory. Node by itself has no limit.
    expect(server.maxConnections).toBeLessThanOrEqual(10_000);
  });
});

describe('files outside', () => {
  test('are not reached through a link', async () => {
    await serve((await makeSite({ locations: [], tariffs: [] })).site);
    writeFileSync(join(root, 'secret.txt'), 'secret');
    symlinkSync(join(root, 'secret.txt'), join(root, 'dist/secret.txt'));
    symlinkSync(root, join(root, 'dist/folder'));
    for (const path of ['/secret.txt', '/folder/secret.txt']) expect((await ask(url, path)).status).toBe(404);
  });

  test('are not reached in a directory whose name begins like that of the site', async () => {
    const { site } = await makeSite({ locations: [], tariffs: [] });
    await serve(site);
    const beside = `${realpathSync(join(root, 'dist'))}-private`;
    mkdirSync(beside);
    writeFileSync(join(beside, 'secret.txt'), 'secret');
    symlinkSync(join(beside, 'secret.txt'), join(root, 'dist/secret.txt'));
    expect((await ask(url, '/secret.txt')).status).toBe(404);
  });

  test.each(['/_snapshot/gone.deflate', '/nowhere'])('%s: a 404 is kept by nobody, and stays one', async (path) => {
    const { site } = await makeSite({ locations: [], tariffs: [] });
    site.set('/404.html', Buffer.from('There is no such page.'));
    site.set('/_headers', Buffer.from('/_snapshot/*\n  Cache-Control: public, max-age=31536000, immutable\n'));
    await serve(site);
    const { status, headers } = await ask(url, path);
    expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
    const again = await ask(url, path, { headers: { 'If-None-Match': headers.etag ?? '*' } });
    expect(again.status).toBe(404);
  });

  test('a site without 404.html has 404 all the same', async () => {
    const { site } = await makeSite({ locations: [], tariffs: [] });
    site.delete('/404.html');
    await serve(site);
    expect(await ask(url, '/nowhere')).toMatchObject({ status: 404, body: Buffer.alloc(0) });
  });
});

describe.skipIf(process.platform !== 'linux')('clients that leave', () => {
  test('in the middle of a list leave no file open', async () => {
    await serve((await makeSite({ locations: MANY, tariffs: [] })).site);
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin()));
    expect(openFiles().length).toBeGreaterThan(0);
    for (const answer of answers) answer.destroy();
    await expect.poll(openFiles, { timeout: 60_000 }).toEqual([]);
    expect(logged).toEqual([]);
  });

  test('many readers of a list share its files', async () => {
    const { site } = await makeSite({ locations: MANY, tariffs: [] });
    await serve(site);
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin()));
    const packs = [...site.keys()].filter((path) => path.endsWith('.gzip'));
    expect(openFiles().length).toBeLessThanOrEqual(packs.length);
    for (const answer of answers) answer.destroy();
    await expect.poll(openFiles, { timeout: 60_000 }).toEqual([]);
  });
});

describe('a site that is replaced', () => {
  test('while a list is read: the answer is the old list to its end, the next one the new list', async () => {
    await serve((await makeSite({ locations: MANY, tariffs: [] })).site);
    const answer = await begin();
    await putInPlace((await makeSite({ locations: FEW, tariffs: [] })).site);
    const body = Buffer.concat(await answer.toArray());
    expect(JSON.parse(body.toString()).data).toHaveLength(MANY.length);
    expect(envelopeOf(await ask(url, LOCATIONS)).data).toHaveLength(FEW.length);
    expect(logged).toEqual([]);
  });
});

describe('failures', () => {
  test('a damaged file cuts the answer off, and is logged', async () => {
    const { site, manifest } = await makeSite({ locations: MANY, tariffs: [] });
    const pack = manifest.by_version['2.2']?.locations.gzip.at(-1)?.path ?? '';
    site.set(pack, (site.get(pack) ?? Buffer.alloc(0)).subarray(1));
    await serve(site);
    await expect(ask(url, LOCATIONS).then(({ status }) => status)).rejects.toThrow('aborted');
    expect(logged).toEqual([expect.stringContaining('damaged')]);
  });

  test('nothing published yet: 503 with an envelope, then the site', async () => {
    await serve(new Map());
    expect(envelopeOf(await ask(url, LOCATIONS)).status_code).toBe(3000);
    expect((await ask(url, '/')).status).toBe(503);
    await putInPlace((await makeSite({ locations: FEW, tariffs: [] })).site);
    expect((await ask(url, LOCATIONS)).status).toBe(200);
  });
});

test('after `close`, an answer under way comes to its end, and its connection ends', async () => {
  await serve((await makeSite({ locations: MANY, tariffs: [] })).site);
  const answer = await begin({ Connection: 'keep-alive' });
  const closed = once(server, 'close');
  server.close();
  expect(JSON.parse(Buffer.concat(await answer.toArray()).toString()).data).toHaveLength(MANY.length);
  server.closeIdleConnections();
  await closed;
});

describe('without a snapshot', () => {
  test('files and API say 503 alike, and the log says why once, however many ask', async () => {
    await serve((await makeSite({ locations: FEW, tariffs: [] })).site);
    rmSync(join(root, 'dist'));
    const paths = ['/', '/status.json', '/docs/', '/nothing', '/api/ocpi/versions', LOCATIONS];
    for (const _ of Array(3)) {
      const statuses = await Promise.all(paths.map(async (path) => (await ask(url, path)).status));
      expect(statuses).toEqual(paths.map(() => 503));
    }
    expect(logged).toEqual(['Nothing has been published yet: the manifest is missing.']);
  });
});
