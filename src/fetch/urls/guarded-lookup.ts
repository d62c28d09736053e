/** Looks names up, and refuses addresses that may not be connected to, in the look-up of that very connection. */

import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { type Home, mayConnect, notAllowed } from './where.ts';

/** The address of a URL may not be connected to. The message is for the user. */
export class NotAllowed extends Error {
  readonly hint: string | undefined;

  constructor(url: URL, address: string, home: Home) {
    const [message, hint] = notAllowed(url, address, home);
    super(message);
    this.hint = hint;
  }
}

/** A look-up for a URL that refuses a name as a whole if one of its addresses may not be connected to. */
export function guardedLookup(url: URL, home: Home, lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, found, family) => {
      const addresses: LookupAddress[] = typeof found === 'string' ? [{ address: found, family: family ?? 0 }] : found;
      const refused = error ? undefined : addresses.find(({ address }) => !mayConnect(url, address, home));
      callback(refused ? new NotAllowed(url, refused.address, home) : error, found, family);
    });
  };
}

/** What is wrong with a URL that names an address itself: it is never looked up. */
export function refusedAddress(url: URL, home: Home): NotAllowed | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !mayConnect(url, host, home) ? new NotAllowed(url, host, home) : undefined;
}
