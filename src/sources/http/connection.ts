/**
 * HTTP exchanges, one at a time on a kept-alive connection. It stops reading what is too slow or too large,
 * follows no redirect, and returns every failure as a value.
 */

import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Connection, Failure, HttpExchangeRequest, Limits, WireAnswer } from './exchange.ts';

/** How servers are found and trusted, if not in the usual way. */
export interface ConnectionOptions {
  /** The look-up for each URL; its error ends the exchange. */
  readonly lookupFor?: (url: URL) => LookupFunction;
  /** A certificate that is trusted instead of the usual ones. */
  readonly ca?: string | undefined;
}

/** A connection that is kept alive from request to request. The caller closes it. */
export function openConnection(options: ConnectionOptions = {}): Connection {
  const http = new HttpAgent({ keepAlive: true, maxSockets: 1 });
  const https = new HttpsAgent({ keepAlive: true, maxSockets: 1 });
  const once: Once = (request, limits) => {
    const agent = request.url.protocol === 'https:' ? https : http;
    return exchange(request, limits, { agent, lookup: options.lookupFor?.(request.url), ca: options.ca });
  };
  return {
    async send(request, limits) {
      const first = await once(request, limits);
      // A server may close a kept-alive connection just as the next request is sent.
      return 'stale' in first ? once(request, limits) : first;
    },
    close() {
      http.destroy();
      https.destroy();
    },
  };
}

type Once = (request: HttpExchangeRequest, limits: Limits) => Promise<WireAnswer | (Failure & { stale?: true })>;

function exchange(
  { method, url, headers, readsBody = () => true }: HttpExchangeRequest,
  { timeout, maxBytes }: Limits,
  options: { agent: HttpAgent | HttpsAgent; lookup: LookupFunction | undefined; ca: string | undefined },
): ReturnType<Once> {
  return new Promise((resolve) => {
    const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const outgoing = open(url.href, { method, headers: { ...headers }, ...options });
    let status: number | undefined;
    const timer = setTimeout(() => fail('time', `no complete answer within ${timeout / 1000} s`), timeout);
    const fail = (failure: Failure['failure'], message: string, more: { stale?: true; cause?: Error } = {}) => {
      clearTimeout(timer);
      outgoing.destroy();
      resolve({ failure, message, ...(status === undefined ? {} : { status }), ...more });
    };
    const answer = (incoming: IncomingMessage, body: Buffer) => {
      clearTimeout(timer);
      resolve(toWireAnswer(incoming, body));
    };
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const stale = outgoing.reusedSocket && status === undefined && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      const message = error.message || (error.code ?? 'no connection');
      fail(status === undefined ? 'network' : 'cut', message, { cause: error, ...(stale ? { stale } : {}) });
    });
    // Without a listener, Node silently drops an answer with 101, and waits for another one.
    outgoing.on('upgrade', (incoming, socket) => {
      socket.destroy();
      answer(incoming, Buffer.alloc(0));
    });
    outgoing.on('response', (incoming) => {
      status = incoming.statusCode ?? 0;
      if (!readsBody(status)) {
        answer(incoming, Buffer.alloc(0));
        return void incoming.destroy();
      }
      const tooLarge = () => fail('size', `more than ${maxBytes} bytes`);
      if (method === 'GET' && Number(incoming.headers['content-length'] ?? 0) > maxBytes) return tooLarge();
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > maxBytes) tooLarge();
      });
      incoming.on('error', () => fail('cut', `the connection ended after ${size} bytes of the body`));
      incoming.on('end', () => {
        if (incoming.complete) answer(incoming, Buffer.concat(chunks));
        else fail('cut', `the connection ended after ${size} bytes of the body`);
      });
    });
    outgoing.end();
  });
}

function toWireAnswer(incoming: IncomingMessage, body: Buffer): WireAnswer {
  const { socket } = incoming;
  const tls = socket instanceof TLSSocket ? (socket.getProtocol() ?? undefined) : undefined;
  return { status: incoming.statusCode ?? 0, headers: joinHeaders(incoming.rawHeaders), body, tls };
}

/** Headers by lowercase name, from Node's flat list of names and values. */
export function joinHeaders(raw: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const [name = '', value = ''] = [raw[i]?.toLowerCase(), raw[i + 1]];
    const previous = headers.get(name);
    headers.set(name, previous === undefined ? value : `${previous}, ${value}`);
  }
  return headers;
}
