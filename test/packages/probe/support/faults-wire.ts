/** Faults of HTTP: of envelopes, errors, caching, compression, CORS, and of connections. */

import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { PlantedFault } from './faults.ts';
import type { Wire } from './server.ts';

let count = 0;
let started: string | undefined;

/** Changes the text of the body. */
function body(change: (text: string) => string) {
  return (wire: Wire): Wire => {
    const isPacked = wire.headers['Content-Encoding'] === 'gzip';
    const changed = change((isPacked ? gunzipSync(wire.body) : wire.body).toString());
    return { ...wire, body: isPacked ? gzipSync(changed) : Buffer.from(changed) };
  };
}

/** Changes the timestamp of successful answers. */
function timestamp(change: (text: string) => string) {
  const changed = body((text) => text.replace(/("timestamp":")([^"]*)/, (_, name, time) => name + change(time)));
  return (wire: Wire): Wire => (wire.status === 200 ? changed(wire) : wire);
}

/** The body in gzip that makes it larger. */
function swollen(wire: Wire): Wire {
  const isPacked = wire.headers['Content-Encoding'] === 'gzip';
  return isPacked ? { ...wire, body: gzipSync(gunzipSync(wire.body), { level: 0 }) } : wire;
}

/** A brotli stream of one block that is stored as it is, of at most 65,536 bytes (RFC 7932, 9.2). */
function storedBrotli(plain: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((plain.length - 1) << 4) | (1 << 20), 0, 3);
  return Buffer.concat([head, plain, Buffer.from([3])]);
}

const encoded = (coding: string) => ({ 'Content-Encoding': coding, Vary: 'Accept-Encoding' });

const html = (status: number, headers: Record<string, string>): Wire => ({
  status,
  headers: { ...headers, 'Content-Type': 'text/html' },
  body: Buffer.from('<html><title>404 Not Found</title></html>'),
});

const without = (headers: Record<string, string>, ...names: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const isError = ({ status }: Wire) => status >= 400;

export const WIRE_FAULTS: readonly PlantedFault[] = [
  {
    name: 'the content type is text/plain',
    check: 'content-type',
    says: /text\/plain/,
    wire: (wire) =>
      wire.status === 200 ? { ...wire, headers: { ...wire.headers, 'Content-Type': 'text/plain' } } : wire,
  },
  {
    name: 'the status code is a text',
    check: 'envelope',
    says: /status_code \\"1000\\"/,
    wire: (wire, { path }) =>
      path.endsWith('Loc-1')
        ? { ...wire, body: Buffer.from(wire.body.toString().replace(':1000', ':1000,"status_code":"1000"')) }
        : wire,
  },
  {
    name: 'the timestamp has no Z',
    check: 'timestamp-form',
    result: 'warn',
    says: /Z at the end/,
    wire: timestamp((text) => text.slice(0, -1)),
  },
  {
    name: 'the timestamp has an offset',
    check: 'timestamp-form',
    says: /\+00:00/,
    wire: timestamp((text) => text.replace('Z', '+00:00')),
  },
  {
    name: 'the timestamp is a number',
    check: 'timestamp-form',
    says: /such as 2026-01-31T08:00:00Z.*got":"\d{10}"/,
    wire: body((text) => text.replace(/"timestamp":"([^"]*)"/, (_, time) => `"timestamp":${Date.parse(time) / 1000}`)),
  },
  {
    name: 'the timestamp of errors is a number',
    check: 'timestamp-form',
    says: /HTTP 404|"status":404/,
    wire: (wire) =>
      isError(wire)
        ? body((text) => text.replace(/"timestamp":"([^"]*)"/, (_, time) => `"timestamp":${Date.parse(time)}`))(wire)
        : wire,
  },
  {
    name: 'there is no timestamp',
    check: 'envelope',
    says: /timestamp null/,
    wire: (wire, { path }) =>
      path.endsWith('Loc-1') ? body((text) => text.replace(/"timestamp":"[^"]*"/, '"timestamp":null'))(wire) : wire,
  },
  {
    name: 'the timestamp is that of a build',
    check: 'timestamp-fresh',
    says: /2026-01-01/,
    wire: timestamp(() => '2026-01-01T00:00:00Z'),
  },
  {
    name: 'the timestamp is that of a build, and has another form',
    check: 'timestamp-fresh',
    also: ['timestamp-form'],
    says: /2026-01-01 08:00:00/,
    wire: timestamp(() => '2026-01-01 08:00:00 +01:00'),
  },
  {
    name: 'the timestamp is always the same, and in no form at all',
    check: 'timestamp-fresh',
    also: ['timestamp-form'],
    says: /1\/2\/26 8:00:00 AM\\" in all \d+ answers, over [2-9] s/,
    wire: timestamp(() => '1/2/26 8:00:00 AM'),
  },
  {
    name: 'the timestamp is that of a build a minute ago',
    check: 'timestamp-fresh',
    says: /in all \d+ answers, over [2-9] s/,
    wire: timestamp(() => (started ??= new Date(Date.now() - 60_000).toISOString())),
  },
  {
    name: 'a cache keeps answers for twelve days, of which it may keep them for 30 seconds',
    check: 'timestamp-fresh',
    says: /about .*timestamp/,
    wire: (wire) => ({
      ...timestamp((text) => new Date(Date.parse(text) - 1_000_000_000).toISOString())(wire),
      headers: { ...wire.headers, Age: '1000000' },
    }),
  },
  {
    name: 'the timestamp is in the future',
    check: 'timestamp-fresh',
    says: /timestamp/,
    wire: timestamp(() => new Date(Date.now() + 3_600_000).toISOString()),
  },
  {
    name: 'the timestamp is ten minutes old',
    check: 'timestamp-fresh',
    result: 'warn',
    says: /timestamp/,
    wire: timestamp(() => new Date(Date.now() - 600_000).toISOString()),
  },
  {
    name: 'HEAD has a body',
    check: 'head',
    says: /a body of 2 bytes/,
    take(response, { method }) {
      if (method !== 'HEAD') return false;
      response.socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}');
      return true;
    },
  },
  {
    name: 'HEAD lacks headers of GET',
    check: 'head',
    says: /different or missing x-limit/,
    wire: (wire, { method }) => (method === 'HEAD' ? { ...wire, headers: without(wire.headers, 'X-Limit') } : wire),
  },
  {
    name: 'HEAD has the length of something else',
    check: 'head',
    says: /different or missing content-length/,
    wire: (wire, { method }) => (method === 'HEAD' ? { ...wire, body: wire.body.subarray(0, 7) } : wire),
  },
  {
    name: 'HEAD has the ETag of something else',
    check: 'head',
    says: /different or missing etag/,
    wire: (wire, { method }) =>
      method === 'HEAD' ? { ...wire, headers: { ...wire.headers, ETag: 'W/"other"' } } : wire,
  },
  {
    name: 'HEAD is encoded in another way',
    check: 'head',
    says: /different or missing content-encoding/,
    wire: (wire, { method }) =>
      method === 'HEAD' ? { ...wire, headers: { ...wire.headers, 'Content-Encoding': 'br' } } : wire,
  },
  {
    name: 'gzip makes lists larger',
    check: 'compression',
    says: /at most \d+ bytes, as without gzip/,
    wire: swollen,
  },
  {
    name: 'gzip makes a page from the middle larger',
    check: 'compression',
    says: /offset=5&limit=100.*at most \d+ bytes, as without gzip/,
    wire: (wire, { query }) => (query.get('offset') === '5' && query.get('limit') === '100' ? swollen(wire) : wire),
  },
  {
    name: 'gzip makes scattered changes larger',
    check: 'compression',
    says: /date_from=2026-01-19T08:00:00Z&limit=100.*at most \d+ bytes, as without gzip/,
    wire: (wire, { query }) => (query.has('date_from') && query.get('limit') === '100' ? swollen(wire) : wire),
  },
  {
    name: 'br makes lists larger, by four bytes',
    check: 'compression',
    says: /at most 25741 bytes, as without br.*25745 bytes/,
    wire: (wire, { headers, path }) =>
      headers['accept-encoding'] === 'br' && path.endsWith('locations')
        ? { ...wire, headers: { ...wire.headers, ...encoded('br') }, body: storedBrotli(wire.body) }
        : wire,
  },
  {
    name: 'nothing but whole lists is compressed',
    check: 'compression',
    result: 'warn',
    says: /offset=5.*the answer as it is.*date_from=/,
    reply: (reply, asked) => {
      if (asked.query.size > 0) Object.assign(asked.headers, { 'accept-encoding': 'identity' });
      return reply;
    },
  },
  {
    name: 'ids of requests do not come back',
    check: 'request-ids',
    says: /X-Request-ID/,
    wire: (wire) => (isError(wire) ? wire : { ...wire, headers: without(wire.headers, 'X-Request-ID') }),
  },
  {
    name: 'ids of requests do not come back with errors',
    check: 'request-ids-errors',
    says: /X-Correlation-ID/,
    wire: (wire) => (isError(wire) ? { ...wire, headers: without(wire.headers, 'X-Correlation-ID') } : wire),
  },
  {
    name: 'an unknown path is an HTML page',
    check: 'unknown-path',
    says: /HTTP 404, the body is HTML/,
    wire: (wire, { path }) => (path.endsWith('probe-unknown-module') ? html(404, wire.headers) : wire),
  },
  {
    name: 'POST is answered without Allow',
    check: 'wrong-method',
    says: /HTTP 405.*Allow missing/,
    wire: (wire) => (wire.status === 405 ? { ...wire, headers: without(wire.headers, 'Allow') } : wire),
  },
  {
    name: 'POST is answered as GET',
    check: 'wrong-method',
    says: /HTTP 200/,
    asked: (asked) => (asked.method === 'POST' ? { ...asked, method: 'GET' } : asked),
  },
  {
    name: 'a slash at the end is a redirect',
    check: 'trailing-slash',
    says: /HTTP 301, Location/,
    wire: (wire, { path }) =>
      path.endsWith('/') ? { ...wire, status: 301, headers: { ...wire.headers, Location: path.slice(0, -1) } } : wire,
  },
  {
    name: 'the URL of an object redirects',
    check: 'no-redirects',
    says: /a redirect to http/,
    wire: (wire, { path }) =>
      path.endsWith('/Loc-1') ? { ...wire, status: 302, headers: { ...wire.headers, Location: `${path}/` } } : wire,
  },
  {
    name: 'HEAD is refused',
    check: 'head',
    says: /HTTP 405/,
    reply: (reply, { method }) => (method === 'HEAD' ? { ...reply, status: 405 } : reply),
  },
  {
    name: 'gzip is only the label',
    check: 'coding',
    says: /the body is not gzip/,
    wire: (wire, { path }) =>
      path.endsWith('tariffs') && wire.headers['Content-Encoding'] === 'gzip'
        ? { ...wire, body: gunzipSync(wire.body) }
        : wire,
  },
  {
    name: 'gzip is cut short',
    check: 'coding',
    says: /got":"Content-Encoding gzip, but the body is incomplete/,
    wire: (wire, { path }) =>
      path.endsWith('tariffs') && wire.headers['Content-Encoding'] === 'gzip'
        ? { ...wire, body: wire.body.subarray(0, wire.body.length - 20) }
        : wire,
  },
  {
    name: 'br is cut short',
    check: 'coding',
    says: /got":"Content-Encoding br, but the body is incomplete/,
    wire: (wire, { headers, path }) =>
      path.endsWith('tariffs') && headers['accept-encoding'] === 'br'
        ? {
            ...wire,
            headers: { ...wire.headers, 'Content-Encoding': 'br' },
            body: brotliCompressSync(wire.body).subarray(0, -20),
          }
        : wire,
  },
  {
    name: 'gzip comes unasked',
    check: 'coding',
    says: /identity.*gzip/,
    wire: (wire, { path }) =>
      path.endsWith('/E0')
        ? { ...wire, headers: { ...wire.headers, ...encoded('gzip') }, body: gzipSync(wire.body) }
        : wire,
  },
  {
    name: 'caches are not told that answers differ by coding',
    check: 'vary',
    result: 'warn',
    says: /Accept-Encoding.*got":"Origin".*Vary/,
    wire: (wire) =>
      wire.headers.Vary === undefined ? wire : { ...wire, headers: { ...wire.headers, Vary: 'Origin' } },
  },
  {
    name: 'objects in gzip are old ones',
    check: 'coding-same',
    also: ['single-location'],
    says: /another .*Loc-0.*, equally updated at .*2026-01-10/,
    wire: (wire) =>
      wire.headers['Content-Encoding'] === 'gzip'
        ? body((text) => text.replace(/"name":"[^"]*"/g, '"name":"Before"'))(wire)
        : wire,
  },
  {
    name: 'nothing is compressed',
    check: 'compression',
    inapplicable: ['vary', 'coding-same'],
    result: 'warn',
    says: /the answer as it is/,
    asked: (asked) => asked,
    wire: (wire) => wire,
    reply: (reply, asked) => {
      Object.assign(asked.headers, { 'accept-encoding': 'identity' });
      return reply;
    },
  },
  {
    name: 'there is no ETag',
    check: 'etag',
    inapplicable: ['etag-stable', 'not-modified', 'not-modified-empty', 'cors-not-modified'],
    result: 'warn',
    says: /ETag.*nothing/,
    wire: (wire) => ({ ...wire, headers: without(wire.headers, 'ETag') }),
  },
  {
    name: 'the ETag covers the timestamp',
    check: 'etag-stable',
    says: /as the data is the same/,
    wire: (wire) => ({ ...wire, headers: { ...wire.headers, ETag: `"${++count}"` } }),
  },
  {
    name: 'If-None-Match is left out of account',
    check: 'not-modified',
    says: /HTTP 304 to If-None-Match.*HTTP 200/,
    reply: (reply, asked) => {
      Object.assign(asked.headers, { 'if-none-match': undefined });
      return reply;
    },
  },
  {
    name: 'If-None-Match is left out of account, in chunks',
    check: 'not-modified',
    says: /HTTP 304 to If-None-Match.*HTTP 200/,
    take(response, { headers }) {
      if (headers['if-none-match'] === undefined) return false;
      const timestamp = new Date().toISOString();
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' });
      response.write('{"data":[],"status_code":1000,');
      response.end(`"timestamp":"${timestamp}"}`);
      return true;
    },
  },
  {
    name: 'an answer in chunks, in place of a 304, is cut off',
    check: 'answer-whole',
    says: /"status":200.*the connection ended after 9 bytes of the body/,
    take(response, { headers }) {
      if (headers['if-none-match'] === undefined) return false;
      const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n';
      response.socket?.end(`${head}Connection: close\r\n\r\n40\r\n{"data":[`);
      return true;
    },
  },
  {
    name: 'an answer in place of a 304 is not in chunks, as it says',
    check: 'not-modified',
    says: /HTTP 304 to If-None-Match.*HTTP 200, status_code 1000/,
    take(response, { headers }) {
      if (headers['if-none-match'] === undefined) return false;
      const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n';
      const text = JSON.stringify({ data: [], status_code: 1000, timestamp: new Date().toISOString() });
      response.socket?.end(`${head}Connection: close\r\n\r\n${text}`);
      return true;
    },
  },
  {
    name: 'an answer in place of a 304 is shorter than it says',
    check: 'answer-whole',
    says: /"status":200.*the connection ended after 9 bytes of the body/,
    take(response, { headers }) {
      if (headers['if-none-match'] === undefined) return false;
      const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';
      response.socket?.end(`${head}Connection: close\r\n\r\n{"data":[`);
      return true;
    },
  },
  {
    name: 'a 304 has a body',
    check: 'not-modified-empty',
    says: /2 bytes after the headers/,
    take(response, { headers }) {
      if (headers['if-none-match'] === undefined) return false;
      const head = `HTTP/1.1 304 Not Modified\r\nAccess-Control-Allow-Origin: *\r\nETag: ${headers['if-none-match']}\r\n`;
      response.socket?.end(`${head}Connection: close\r\n\r\n{}`);
      return true;
    },
  },
  {
    name: 'lists do not say how long they may be kept',
    check: 'cache-control',
    result: 'warn',
    says: /Cache-Control/,
    wire: (wire) => ({ ...wire, headers: without(wire.headers, 'Cache-Control') }),
  },
  {
    name: 'web pages may not read anything',
    check: 'cors',
    inapplicable: ['cors-expose', 'cors-errors', 'cors-not-modified', 'cors-preflight'],
    result: 'warn',
    says: /Access-Control-Allow-Origin/,
    wire: (wire) => ({ ...wire, headers: without(wire.headers, 'Access-Control-Allow-Origin') }),
  },
  {
    name: 'web pages may not read errors',
    check: 'cors-errors',
    says: /HTTP 404|"status":404/,
    wire: (wire) => (isError(wire) ? { ...wire, headers: without(wire.headers, 'Access-Control-Allow-Origin') } : wire),
  },
  {
    name: 'web pages may not read a 304',
    check: 'cors-not-modified',
    says: /"status":304/,
    wire: (wire) =>
      wire.status === 304 ? { ...wire, headers: without(wire.headers, 'Access-Control-Allow-Origin') } : wire,
  },
  {
    name: 'web pages may not read Link',
    check: 'cors-expose',
    says: /Access-Control-Expose-Headers/,
    wire: (wire) => ({ ...wire, headers: { ...wire.headers, 'Access-Control-Expose-Headers': 'X-Total-Count' } }),
  },
  {
    name: 'a preflight does not allow Authorization',
    check: 'cors-preflight',
    says: /HTTP 204, \*/,
    wire: (wire) =>
      wire.status === 204 ? { ...wire, headers: { ...wire.headers, 'Access-Control-Allow-Headers': '*' } } : wire,
  },
  {
    name: 'a body is cut off',
    check: 'answer-whole',
    says: /the connection ended after 9 bytes/,
    take(response, { path, query }) {
      if (!path.endsWith('/2.2/tariffs') || query.has('limit')) return false;
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"data":[', () => response.destroy());
      return true;
    },
  },
  {
    name: 'a body never ends',
    check: 'answer-size',
    says: /more than 1000000 bytes/,
    take(response, { path }) {
      if (!path.endsWith('/2.2/tariffs')) return false;
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      };
      response.on('drain', more);
      more();
      return true;
    },
  },
  {
    name: 'a small body unpacks to a huge one',
    check: 'answer-size',
    says: /more than 1000000 bytes in gzip/,
    wire: (wire, { path, query }) =>
      path.endsWith('/2.2/tariffs') && query.size === 0
        ? { ...wire, headers: { ...wire.headers, 'Content-Encoding': 'gzip' }, body: gzipSync(Buffer.alloc(5_000_000)) }
        : wire,
  },
  {
    name: 'an answer never comes',
    check: 'answer-time',
    says: /no complete answer within 0\.2 s/,
    take: (_, { path }) => path.endsWith('/2.2/tariffs'),
  },
  {
    name: 'the body is not UTF-8',
    check: 'json',
    says: /not UTF-8/,
    wire: (wire, { path }) =>
      path.endsWith('/2.2/tariffs') && wire.status === 200
        ? { ...wire, body: Buffer.from([0x7b, 0xe9]), headers: without(wire.headers, 'Content-Encoding') }
        : wire,
  },
  {
    name: 'the server has had enough',
    check: 'not-throttled',
    says: /HTTP 429, Retry-After 120/,
    wire: (wire, { query }) =>
      query.get('limit') === 'abc'
        ? { ...wire, status: 429, headers: { ...wire.headers, 'Retry-After': '120' } }
        : wire,
  },
];
