/**
 * Decides where the requests of a source may lead. Its home is the origin of the url in network.json: only that may be inside
 * a private network, only that gets the headers and tokens, and only there plain http is possible. Names are judged in the
 * look-up of the very connection, so DNS cannot answer differently between check and use.
 */

import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Connection } from '../http/exchange.ts';
import { isPrivateAddress } from './public-addresses.ts';

/** The home of a source, and what is allowed there. */
export interface Home {
  readonly origin: string;
  readonly allowPrivate: boolean;
  readonly isPublic: (address: string) => boolean;
}

/** A `blob:` has the origin of the page that made it, but no server. */
export function isHome(url: URL, { origin }: Pick<Home, 'origin'>): boolean {
  return /^https?:$/.test(url.protocol) && url.origin === origin;
}

/** Whether a URL may be asked at an address. Plain http never leaves the private network. */
function mayConnect(url: URL, address: string, home: Home): boolean {
  const isAllowed = isHome(url, home) && home.allowPrivate;
  return url.protocol === 'https:' ? isAllowed || home.isPublic(address) : isAllowed && isPrivateAddress(address);
}

/** A URL that a source may not lead to. The message is for the user. */
export class Refused extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

/** A connection that sends no request to a URL for which there is a refusal. */
export function guarded({ send, close }: Connection, refusal: (url: URL) => Refused | undefined): Connection {
  return {
    async send(request, limits) {
      const cause = refusal(request.url);
      return cause ? { failure: 'network', message: cause.message, cause } : send(request, limits);
    },
    close,
  };
}

/** A look-up for a URL that refuses a name as a whole if one of its addresses may not be connected to. */
export function guardedLookup(url: URL, home: Home, lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, found, family) => {
      const addresses: LookupAddress[] = typeof found === 'string' ? [{ address: found, family: family ?? 0 }] : found;
      const refused = error ? undefined : addresses.find(({ address }) => !mayConnect(url, address, home));
      callback(refused ? notAllowed(url, refused.address, home) : error, found, family);
    });
  };
}

/** The refusal of a URL that names an address itself, since that is never looked up. */
export function refusedAddress(url: URL, home: Home): Refused | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !mayConnect(url, host, home) ? notAllowed(url, host, home) : undefined;
}

/** Names that every machine has for itself (RFC 6761, 6.3). */
const OWN_NAME = /^(?:.+\.)?localhost\.?$/;

/** The refusal of a URL with a name, where nobody can look the name up before it is asked. */
export function refusedName(url: URL, home: Home): Refused | undefined {
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  if (OWN_NAME.test(url.hostname)) return mayConnect(url, LOOPBACK, home) ? undefined : notAllowed(url, LOOPBACK, home);
  return url.protocol === 'https:' ? undefined : notAllowed(url, 'an unknown address', home);
}

const LOOPBACK = '127.0.0.1';

function notAllowed(url: URL, address: string, home: Home): Refused {
  const where = url.hostname.replace(/^\[|\]$/g, '') === address ? address : `"${url.host}" (${address})`;
  if (!isHome(url, home))
    return new Refused(`It leads to ${where}, an address inside a private network, which is not followed.`);
  if (url.protocol !== 'https:') {
    const problem = `${where} is not inside a private network, so it is not asked with plain http.`;
    return new Refused(problem, 'Write https:// in the url.');
  }
  const hint = 'If it is your own network, set "allow_private_address": true for this source.';
  return new Refused(`${where} is an address inside a private network.`, hint);
}
