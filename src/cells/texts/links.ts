/** Where a link leads, and what is wrong with it for people who have only the published data. */

import ipaddr from 'ipaddr.js';
import type { Entries } from '../../findings/entry.ts';
import type { AboutCell } from '../../findings/finding.ts';
import { isOwnPicture } from './own-picture.ts';

/** The findings about links, in tables and in network.json. */
export const LINKS = {
  'local-link': {
    severity: 'doubt',
    wrong: 'A link leads to a computer inside a private network, or to the own computer.',
    why: 'Nobody outside of that network can open it.',
    fix: 'Write the public address, or leave it out.',
    message: '{field} leads to "{host}", which only computers in the same network can open.',
  },
  'example-link': {
    severity: 'warning',
    wrong: 'A link leads to example.com, or to another name that is reserved for examples.',
    why: 'Nothing is there. The link is left over from an example, and the network is published elsewhere.',
    fix: 'Write your own address, or leave it out.',
    message: '{field} leads to "{host}", where nothing is.',
  },
  'unencrypted-link': {
    severity: 'warning',
    wrong: 'A link begins with http://, so it is not encrypted.',
    why: 'Apps and web pages do not load pictures and pages over http.',
    fix: 'Open the address with https:// in your browser. If it works, write it so.',
    message: '{field} begins with http://, so it is not encrypted.',
  },
} as const satisfies Entries;

/** Names that only resolve inside a network (RFC 6761, RFC 6762, RFC 8375), or have no dot at all. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|localdomain|lan|intranet|internal|home\.arpa)$|^[^.]+$/;

/** RFC 2606 and RFC 6761. */
const EXAMPLE_NAME = /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid|test)$/;

/** Whether a host is neither a private address or name nor one for examples. */
export function isRealHost(address: string): boolean {
  return !isLocalAddress(address) && !isExampleAddress(address);
}

/** Whether only computers in the same network, or the own one, can open an address. */
export function isLocalAddress(address: string): boolean {
  return isLocal(new URL(address).hostname);
}

/** Whether the host of an address is reserved for examples. */
export function isExampleAddress(address: string): boolean {
  return EXAMPLE_NAME.test(new URL(address).hostname);
}

/**
 * The mistake in a complete URL. A picture of data/images/ leads to where the network is.
 *
 * @param isExample whether the network itself is an example, whose links may lead to example.com
 */
export function linkMistake(address: string, isExample: boolean): LinkMistake | undefined {
  if (isOwnPicture(address)) return undefined;
  const { hostname, protocol } = new URL(address);
  const said = { params: { host: hostname } };
  if (isLocal(hostname)) return { code: 'local-link', said };
  if (isExampleAddress(address) && !isExample) return { code: 'example-link', said };
  return protocol === 'http:' ? { code: 'unencrypted-link', said: {} } : undefined;
}

/** Which finding it is, and what it says. */
type LinkMistake = {
  readonly [C in keyof typeof LINKS]: { readonly code: C; readonly said: AboutCell<(typeof LINKS)[C]> };
}[keyof typeof LINKS];

function isLocal(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(address) ? ipaddr.parse(address).range() !== 'unicast' : LOCAL_NAME.test(hostname);
}
