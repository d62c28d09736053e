/** For tests: HTTPS servers on 127.0.0.1, and a world in which names lead to them. */

import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach } from 'vitest';
import { type InternetAccess, internetOf } from '../../../src/sources/urls/internet.ts';
import { isPublicAddress } from '../../../src/sources/urls/public-addresses.ts';
import { fetchSource, type SourceRequest } from '../../../src/sources/urls/url.ts';
import { CERTIFICATE, KEY } from './certificate.ts';

export type Handler = (response: ServerResponse, request: IncomingMessage) => void;

const running: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((close) => close()));
});

/** Starts a server that answers every request so, until the test ends; returns its origin. */
export async function serve(handler: Handler): Promise<string> {
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (request, response) => handler(response, request));
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that gives this answer. */
export function answering(status: number, headers: Record<string, string | number>, body: string | Buffer = '') {
  return serve((response) => response.writeHead(status, headers).end(body));
}

/** A look-up in which each name has these addresses, and a list of the names that were looked up. */
export function names(addresses: { readonly [name: string]: readonly string[] }) {
  const asked: string[] = [];
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    asked.push(hostname);
    const found = (addresses[hostname] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const [first] = found;
    if (first === undefined) callback(Object.assign(new Error(hostname), { code: 'ENOTFOUND' }), []);
    else if (all) callback(null, found);
    else callback(null, first.address, first.family);
  };
  return { lookup, asked };
}

/** The genuine rules for addresses, and a certificate authority that vouches for the servers here. */
export const WORLD: InternetAccess = { ca: CERTIFICATE, lookup: names({}).lookup, isPublic: isPublicAddress };

/** As WORLD, but the machine itself counts as public, so that redirects between servers here can be followed. */
export const OPEN_WORLD: InternetAccess = {
  ...WORLD,
  isPublic: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
};

/** Asks for an address inside the machine, as a source with allow_private_address does. */
export function ask(url: string, request: Partial<SourceRequest> = {}, world: InternetAccess = WORLD) {
  return fetchSource({ url, timeout: 5000, maxBytes: 1_000_000, allowPrivate: true, ...request }, internetOf(world));
}
