/** The conformant sender on a real port, with one fault if wanted. */

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Asked, answer, exampleNetwork, type Network, type Reply } from './conformant.ts';

/** Where a fault may step in; each of these alone is one fault. */
export interface Fault {
  /** Before the server starts. */
  network?(network: Network): void;
  /** The server takes the request for another one. */
  asked?(asked: Asked): Asked;
  /** What it is about to answer. `url` of the request says for what. */
  reply?(reply: Reply, asked: Asked): Reply;
  /** What it is about to send. */
  wire?(wire: Wire, asked: Asked): Wire;
  /** Takes the sending over; true if it did. */
  take?(response: ServerResponse, asked: Asked): boolean;
}

export interface Wire {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Running {
  readonly url: URL;
  /** Requests so far, as `GET /path?query`. */
  readonly log: string[];
  close(): Promise<void>;
}

export async function serve(fault: Fault = {}): Promise<Running> {
  const network = exampleNetwork();
  fault.network?.(network);
  const log: string[] = [];
  // Every answer is one second later than the one before, so that timestamps differ without any waiting.
  let clock = Date.now() - 200_000;
  const server = createServer((request, response) => {
    log.push(`${request.method} ${request.url}`);
    clock += 1000;
    const asked = toAsked(request, origin);
    if (fault.take?.(response, asked)) return;
    const plain = answer(fault.asked?.(asked) ?? asked, network);
    const wire = toWire(fault.reply?.(plain, asked) ?? plain, asked, clock);
    write(response, fault.wire?.(wire, asked) ?? wire, asked.method);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: new URL(`${origin}/ocpi/versions`),
    log,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function toAsked({ method = '', url = '', headers }: IncomingMessage, origin: string): Asked {
  const { pathname, searchParams } = new URL(url, origin);
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { method, origin, path: pathname, query: searchParams, headers: Object.fromEntries(texts) };
}

/** The envelope, its ETag over all but the timestamp, 304, compression, and the ids of the request. */
function toWire({ status, headers, body }: Reply, asked: Asked, clock: number): Wire {
  const wire: Wire = { status, headers: { ...headers }, body: Buffer.alloc(0) };
  for (const name of ['X-Request-ID', 'X-Correlation-ID']) {
    const id = asked.headers[name.toLowerCase()];
    if (id !== undefined) wire.headers[name] = id;
  }
  if (body === undefined) return wire;
  const timestamp = new Date(clock).toISOString().replace(/\.\d+Z$/, 'Z');
  wire.body = Buffer.from(JSON.stringify({ ...body, timestamp }));
  if (status !== 200) return wire;
  const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16)}"`;
  wire.headers.ETag = etag;
  if (asked.headers['if-none-match'] === etag) {
    delete wire.headers['Content-Type'];
    return { ...wire, status: 304, body: Buffer.alloc(0) };
  }
  if (!/\bgzip\b/.test(asked.headers['accept-encoding'] ?? '')) return wire;
  Object.assign(wire.headers, { 'Content-Encoding': 'gzip', Vary: 'Origin, Accept-Encoding' });
  return { ...wire, body: gzipSync(wire.body) };
}

function write(response: ServerResponse, { status, headers, body }: Wire, method: string): void {
  response.writeHead(
    status,
    status === 304 || status === 204 ? headers : { ...headers, 'Content-Length': body.length },
  );
  response.end(method === 'HEAD' ? undefined : body);
}
