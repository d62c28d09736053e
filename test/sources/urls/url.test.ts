/**
 * Everything that a server can do to a build that asks it for statuses. Each test has a real HTTPS server.
 *
 * @module-tag alone: it counts memory.
 */

import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answering, ask, serve, WORLD } from './servers.ts';

const ROWS = 'evse_uid,status\nE-1,AVAILABLE\n';
const MEGABYTE = Buffer.alloc(1_000_000);

describe('an answer that is as it should be', () => {
  test.each([
    ['with a length', { 'Content-Length': ROWS.length }, ROWS],
    ['in chunks', {}, ROWS],
    ['in gzip', { 'Content-Encoding': 'gzip' }, gzipSync(ROWS)],
    ['in brotli', { 'Content-Encoding': 'br' }, brotliCompressSync(ROWS)],
    ['in deflate', { 'Content-Encoding': 'deflate' }, deflateSync(ROWS)],
    ['that says it is identity', { 'Content-Encoding': 'identity' }, ROWS],
    ['of another type', { 'Content-Type': 'text/html' }, ROWS],
  ])('%s', async (_, headers, body) => {
    const answer = await ask(await answering(200, headers, body));
    expect(answer).toMatchObject({ kind: 'content', whole: true });
    expect(text(answer)).toBe(ROWS);
  });

  test('tells from when it is, and what the next request can ask by', async () => {
    const lastModified = 'Sat, 21 Nov 2026 14:30:00 GMT';
    const url = await answering(200, { ETag: '"1"', 'Last-Modified': lastModified }, ROWS);
    const modified = Date.parse('2026-11-21T14:30:00Z');
    expect(await ask(url)).toMatchObject({ kind: 'content', etag: '"1"', lastModified, modified });
  });

  test('may have a Last-Modified that is no date', async () => {
    const answer = await ask(await answering(200, { 'Last-Modified': 'yesterday' }, ROWS));
    expect(answer).toMatchObject({ kind: 'content', modified: undefined });
  });

  test('may end with its connection, but then nothing vouches that it is whole', async () => {
    const url = await serve(
      (response) => void response.socket?.end(`HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${ROWS}`),
    );
    const answer = await ask(url);
    expect(answer).toMatchObject({ kind: 'content', whole: false });
    expect(text(answer)).toBe(ROWS);
  });

  test.each([
    ['identity', ROWS, false],
    ['gzip', ROWS, false],
    ['gzip, chunked', `${ROWS.length.toString(16)}\r\n${ROWS}\r\n0\r\n\r\n`, true],
  ])('in the transfer coding %s is whole only if that tells its end', async (coding, body, whole) => {
    const url = await serve(
      (response) => void response.socket?.end(`HTTP/1.1 200 OK\r\nTransfer-Encoding: ${coding}\r\n\r\n${body}`),
    );
    expect(await ask(url)).toMatchObject({ kind: 'content', whole });
  });
});

describe('a conditional request', () => {
  test('carries what the last answer told, and 304 is no failure', async () => {
    const lastModified = 'Sat, 21 Nov 2026 14:30:00 GMT';
    const sent: unknown[] = [];
    const url = await serve((response, { headers }) => {
      sent.push([headers['if-none-match'], headers['if-modified-since']]);
      response.writeHead(304).end();
    });
    expect(await ask(url, { etag: '"1"', lastModified })).toEqual({ kind: 'unchanged', modified: undefined });
    expect(sent).toEqual([['"1"', lastModified]]);
  });

  test('that was not made cannot be answered with 304', async () => {
    expect(await ask(await answering(304, {}))).toMatchObject({
      kind: 'failed',
      message: 'It answered with HTTP 304.',
    });
  });
});

describe('a failure in words', () => {
  test.each([500, 503, 404, 403, 204, 206])('HTTP %i', async (status) => {
    const answer = await ask(await answering(status, {}));
    expect(answer).toMatchObject({ kind: 'failed', message: `It answered with HTTP ${status}.` });
  });

  test('an error page without end, of which nothing is waited for', async () => {
    const { promise: hungUp, resolve } = Promise.withResolvers<void>();
    const url = await serve((response) => {
      response.on('close', resolve);
      response.writeHead(500).write('oops');
    });
    expect(await ask(url)).toMatchObject({ message: 'It answered with HTTP 500.' });
    await hungUp;
  });

  test('no answer at all', async () => {
    const url = await serve(() => undefined);
    expect(await ask(url, { timeout: 100 })).toMatchObject({ message: 'There was no complete answer within 0.1 s.' });
  });

  test('headers that never end', async () => {
    const url = await serve((response) => void response.socket?.write('HTTP/1.1 200 OK\r\nX-Slow: '));
    expect(await ask(url, { timeout: 100 })).toMatchObject({ message: 'There was no complete answer within 0.1 s.' });
  });

  test('a server that drips bytes', async () => {
    const url = await serve((response) => {
      const drip = setInterval(() => response.write('E'), 10);
      response.on('close', () => clearInterval(drip));
    });
    // If each byte began the time anew, this would never end.
    expect(await ask(url, { timeout: 150 })).toMatchObject({ message: 'There was no complete answer within 0.15 s.' });
  });

  test('a body without end: reading stops at the limit', async () => {
    let sent = 0;
    const url = await serve((response) => {
      const send = () => {
        while (!response.destroyed && sent < 2_000_000_000) {
          sent += MEGABYTE.length;
          if (!response.write(MEGABYTE)) return void response.once('drain', send);
        }
      };
      send();
    });
    expect(await ask(url)).toMatchObject({ kind: 'failed', message: 'It sent more than 1,000,000 bytes.' });
    // What lies in the buffers between the two ends is some megabytes.
    expect(sent).toBeLessThan(30_000_000);
  });

  test('a length beyond the limit: nothing is read', async () => {
    const url = await serve((response) => response.writeHead(200, { 'Content-Length': 2_000_000_000 }).write('E'));
    expect(await ask(url)).toMatchObject({ message: 'It sent more than 1,000,000 bytes.' });
  });

  test('2 GB in 2 MB of gzip', async () => {
    // Members of a gzip file follow each other (RFC 1952, 2.2).
    const bomb = Buffer.concat(Array(2000).fill(gzipSync(MEGABYTE)));
    const url = await serve((response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb));
    const before = process.memoryUsage().arrayBuffers;
    expect(await ask(url, { maxBytes: 3_000_000 })).toMatchObject({ message: 'It sent more than 3,000,000 bytes.' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  });

  test('a coding of endless bytes that decode to nothing', async () => {
    const nothing = Buffer.concat(Array(1000).fill(gzipSync('')));
    const url = await serve((response) => {
      const send = () => {
        while (!response.destroyed) if (!response.write(nothing)) return void response.once('drain', send);
      };
      response.writeHead(200, { 'Content-Encoding': 'gzip' });
      send();
    });
    expect(await ask(url)).toMatchObject({ message: 'It sent more than 1,000,000 bytes.' });
  });

  const CUT = 'The connection broke before the answer was complete.';
  test.each([
    ['half a body by its length', { 'Content-Length': 2 * ROWS.length }, ROWS, CUT],
    ['half a body in chunks', {}, ROWS, CUT],
    ['half of gzip', { 'Content-Encoding': 'gzip', 'Content-Length': 1000 }, gzipSync(ROWS).subarray(0, 20), CUT],
  ])('%s', async (_, headers, body, message) => {
    const url = await serve((response) => {
      response.writeHead(200, headers);
      response.write(body, () => response.destroy());
    });
    expect(await ask(url)).toMatchObject({ kind: 'failed', message });
  });

  test('a header that Node refuses to send is a failure too', async () => {
    const url = await serve((response) => response.end(ROWS));
    expect(await ask(url, { etag: '"\n"' })).toMatchObject({ kind: 'failed' });
  });

  test.each([
    ['gzip that ends before it begins', { 'Content-Encoding': 'gzip' }, Buffer.alloc(0), 'is incomplete'],
    ['gzip that ends in the middle', { 'Content-Encoding': 'gzip' }, gzipSync(ROWS).subarray(0, 20), 'is incomplete'],
    ['gzip that is none', { 'Content-Encoding': 'gzip' }, ROWS, 'is damaged'],
    ['brotli that is none', { 'Content-Encoding': 'br' }, ROWS, 'is damaged'],
    ['an unknown coding', { 'Content-Encoding': 'zstd' }, ROWS, 'It uses the content coding "zstd"'],
  ])('%s', async (_, headers, body, message) => {
    const answer = await ask(await answering(200, headers, body));
    expect(answer).toMatchObject({ kind: 'failed', message: expect.stringContaining(message) });
  });

  test('a certificate that nobody vouches for', async () => {
    const url = await answering(200, {}, ROWS);
    const { lookup, isPublic } = WORLD;
    const answer = await ask(url, {}, { lookup, isPublic });
    expect(answer).toMatchObject({ message: 'Its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT).' });
  });

  test.each([
    ['nobody listens', 'https://127.0.0.1:1/', 'Its server refuses the connection.'],
    ['a name that is not known', 'https://nowhere.test/', 'Its host name does not exist.'],
  ])('%s', async (_, url, message) => {
    expect(await ask(url)).toMatchObject({ kind: 'failed', message });
  });

  test('something that does not speak HTTP', async () => {
    const url = await serve((response) => void response.socket?.end('hello\r\n\r\n'));
    expect(await ask(url)).toMatchObject({ kind: 'failed', message: expect.stringContaining('HPE_') });
  });
});

function text(answer: Awaited<ReturnType<typeof ask>>): string | undefined {
  return answer.kind === 'content' ? Buffer.from(answer.bytes).toString() : undefined;
}
