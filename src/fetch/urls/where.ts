/**
 * Decides where the requests of a source may lead. Its home is the origin of the url in network.json: only that may be inside
 * a private network, only that gets the headers and tokens, and only there plain http is possible.
 */

import { isPrivateAddress } from './public-addresses.ts';

/** The home of a source, and what is allowed there. */
export interface Home {
  readonly origin: string;
  /** Whether it may be inside a private network. */
  readonly allowPrivate: boolean;
  readonly isPublic: (address: string) => boolean;
}

export function isHome(url: URL, { origin }: Home): boolean {
  return url.origin === origin;
}

/** Whether a URL may be asked at an address. Plain http never leaves the private network. */
export function mayConnect(url: URL, address: string, home: Home): boolean {
  const isAllowed = isHome(url, home) && home.allowPrivate;
  return url.protocol === 'https:' ? isAllowed || home.isPublic(address) : isAllowed && isPrivateAddress(address);
}

/** Why not, in words, and what to do. */
export function notAllowed(url: URL, address: string, home: Home): readonly [message: string, hint?: string] {
  const where = url.hostname.replace(/^\[|\]$/g, '') === address ? address : `"${url.host}" (${address})`;
  if (!isHome(url, home)) return [`It leads to ${where}, an address inside a private network, which is not followed.`];
  return url.protocol === 'https:'
    ? [
        `${where} is an address inside a private network.`,
        'If it is your own network, set "allow_private_address": true for this source.',
      ]
    : [`${where} is not inside a private network, so it is not asked with plain http.`, 'Write https:// in the url.'];
}
