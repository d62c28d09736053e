/** What visits find out: every other test in a browser relies on it. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBarriers } from './support/accessibility.ts';
import { visit } from './support/visit.ts';

const page = (body: string) => `<!doctype html><html lang="en"><title>A</title><link rel="icon" href="data:,">${body}`;
const script = (code: string) => page(`<script>${code}</script>`);

/** Another server of this machine, which no page of a network has to ask. */
let elsewhere: Server;
let server: Server;
let origin: string;

async function serve(answer: (path: string) => string | undefined): Promise<Server> {
  const started = createServer(({ url = '' }, response) => {
    const body = answer(decodeURIComponent(url.slice(1)));
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'text/html' }).end(body);
  });
  await once(started.listen(0, '127.0.0.1'), 'listening');
  return started;
}

const originOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;

beforeAll(async () => {
  elsewhere = await serve(() => 'a picture');
  // The path of a page is its source.
  server = await serve((path) => (path.startsWith('<') ? path : undefined));
  origin = originOf(server);
});

afterAll(() => {
  for (const one of [elsewhere, server]) one.close().closeAllConnections();
});

const open = (html: string, options = {}) => visit({ origin }, `/${encodeURIComponent(html)}`, async () => {}, options);

test('a page that does nothing wrong', async () => {
  await open(page('<h1>A</h1>'));
  await open(page('<h1>A</h1>'), { javaScriptEnabled: false });
});

test.each<[string, () => string, RegExp]>([
  ['says something in the console', () => script('console.info("well")'), /^console info: well/],
  ['has a script that fails', () => script('nobody()'), /^uncaught: nobody is not defined/],
  ['asks for something', () => script('confirm("sure?")'), /^dialog: sure\?/],
  ['asks another host', () => page(`<img alt="" src="${originOf(elsewhere)}/">`), /^asked elsewhere: http:/],
  ['asks in vain', () => page('<script src="/gone.js"></script>'), /^console error: .*404.*gone\.js/],
  [
    'breaks its own policy',
    () => page(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><style>p{}</style>`),
    /^console error: .*Content Security Policy/,
  ],
  ['sets a cookie', () => script('document.cookie = "a=1"'), /^cookie a$/],
  ['stores something', () => script('localStorage.setItem("b", "1")'), /^localStorage b$/],
  ['stores something for a while', () => script('sessionStorage.c = 1'), /^sessionStorage c$/],
])('a page that %s', async (_, source, complaint) => {
  await open(source(), { expects: [complaint] });
});

test('a visit fails if there is a complaint that it is not about, and if the one that it is about does not come up', async () => {
  await expect(open(script('console.info("well")'))).rejects.toThrow();
  await expect(open(page(''), { expects: [/^console info: well/] })).rejects.toThrow();
});

test('a button without a name, and text that nobody can read', async () => {
  const source = page('<main><h1>A</h1><button></button><p style="color:#eee;background:#fff">pale</p></main>');
  await visit({ origin }, `/${encodeURIComponent(source)}`, async (opened) => {
    const found = await findBarriers(opened);
    expect(found.map((line) => line.split(' ')[0])).toEqual(['button-name', 'color-contrast']);
  });
});
