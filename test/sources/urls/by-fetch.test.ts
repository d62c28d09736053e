/** Sources by `fetch`, where nobody looks names up: where it may lead, and what ends it. */

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { INTERNET_BY_FETCH } from '../../../src/sources/urls/internet-by-fetch.ts';
import { fetchSource, type SourceRequest } from '../../../src/sources/urls/url.ts';

const running: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(running.splice(0).map((close) => close())));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.push(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ask = (url: string, more: Partial<SourceRequest> = {}) =>
  fetchSource({ url, timeout: 5000, maxBytes: 1000, allowPrivate: true, ...more }, INTERNET_BY_FETCH);

test('content, decoded, with what the next request needs; and nothing new', async () => {
  const origin = await serve(({ headers }, response) => {
    if (headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
    response.writeHead(200, { 'Content-Encoding': 'gzip', ETag: '"1"' }).end(gzipSync('{"E-1":"CHARGING"}'));
  });
  const answer = await ask(origin);
  expect(answer).toMatchObject({ kind: 'content', etag: '"1"' });
  expect(answer.kind === 'content' && Buffer.from(answer.bytes).toString()).toBe('{"E-1":"CHARGING"}');
  expect(await ask(origin, { etag: '"1"' })).toMatchObject({ kind: 'unchanged' });
});

test('too much, in gzip too', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1001)));
  });
  expect(await ask(origin)).toMatchObject({ message: 'It sent more than 1,000 bytes.' });
});

test('too slow, and broken off', async () => {
  const slow = await serve((_, response) => void response.writeHead(200).write('{'));
  expect(await ask(slow, { timeout: 50 })).toMatchObject({
    message: 'There was no complete answer within 0.05 s.',
  });
  const broken = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': 10 }).write('{', () => response.destroy());
  });
  expect(await ask(broken)).toMatchObject({ kind: 'failed' });
});

describe('is not asked', () => {
  test.each([
    ['https://10.0.0.1/', false],
    ['https://127.0.0.1/', false],
    ['https://[::1]/', false],
    ['https://169.254.169.254/latest', false],
    ['https://localhost/', false],
    ['https://a.localhost./', false],
    ['http://localhost/', false],
    ['http://inner.test/', true],
    ['http://inner.test/', false],
    ['http://192.0.2.1/', true],
  ])('%s, with allow_private_address %s', async (url, allowPrivate) => {
    const answer = await ask(url, { allowPrivate });
    expect(answer).toMatchObject({ kind: 'failed' });
    expect(answer.kind === 'failed' && answer.message).toMatch(/private network|plain http/);
  });

  test('what a redirect leads to, unless it is public', async () => {
    for (const target of ['https://127.0.0.1:1/', 'https://localhost:1/', 'http://other.test/', 'https://[fd00::1]/']) {
      const origin = await serve((_, response) => void response.writeHead(302, { Location: target }).end());
      const answer = await ask(origin);
      expect(answer.kind === 'failed' && answer.message, target).toMatch(/private network|only https redirects/);
    }
  });

  test('more than three redirects', async () => {
    const origin = await serve((_, response) => void response.writeHead(302, { Location: '/' }).end());
    expect(await ask(origin)).toMatchObject({ message: 'It redirects more than 3 times.' });
  });
});
