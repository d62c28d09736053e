/** Pages say what is wrong with the data; nothing else changes. */

import { expect, test } from 'vitest';
import { toResponse } from '../../../src/edge/hosts/directory.ts';
import type { EdgeAnswer, EdgeRequest } from '../../../src/edge/rule/host.ts';
import { withNotice } from '../../../src/watch/serve/answer-from-build.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const PAGE = '<!doctype html><html lang="en"><body class="wide"><h1>Network</h1></body></html>';

async function answer(request: EdgeRequest): Promise<EdgeAnswer> {
  const isPage = new URL(request.url).pathname === '/';
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json';
  if (request.headers.get('Accept-Encoding') !== null)
    return { status: 200, headers: new Headers({ 'Content-Type': type }), body: bytesOf('compressed') };
  const headers = new Headers({ 'Content-Type': type, ETag: 'W/"1"', 'Content-Length': '9' });
  return { status: 200, headers, body: bytesOf(isPage ? PAGE : '{}') };
}

const whyOld = async (language: string) => `Old <${language}>`;

const BROWSER = { Accept: 'text/html,*/*;q=0.8', 'Accept-Encoding': 'gzip', 'If-None-Match': 'W/"1"' };
const ask = async (errors: string, path = '/', headers: Record<string, string> = BROWSER) =>
  toResponse(await withNotice(answer, () => errors, whyOld)(new Request(`http://localhost${path}`, { headers })));

test('at the top of a page, as text, and never kept by a browser', async () => {
  const answered = await ask('evses.csv:2:1  error  <script>alert(1)</script>');
  const page = await answered.text();
  expect(page).toContain(
    '<body class="wide"><section class="notice warn" role="alert"><p><strong>Old &#60;en&#62;</strong>',
  );
  expect(page).toContain('evses.csv:2:1  error  &#60;script&#62;');
  expect(page).toContain('<h1>Network</h1>');
  expect(answered.headers.get('Cache-Control')).toBe('no-store');
  expect(answered.headers.get('ETag')).toBeNull();
  expect(answered.headers.get('Content-Length')).toBe(String(Buffer.byteLength(page)));
});

test.each([
  ['without errors', '', '/', BROWSER],
  ['for programs', 'wrong', '/', { Accept: 'application/json', 'Accept-Encoding': 'gzip' }],
])('none %s', async (_, errors, path, headers) => {
  expect(await (await ask(errors, path, headers)).text()).toBe('compressed');
});

test('none in what is no page', async () => {
  const answered = await ask('wrong', '/status.json');
  expect(await answered.text()).toBe('{}');
  expect(answered.headers.get('ETag')).toBe('W/"1"');
});
