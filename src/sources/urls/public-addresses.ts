/**
 * Decides which internet addresses are public, and which belong to a private network. A status source, or a redirect from it, must not make the build ask systems
 * inside a private network. ipaddr.js has the IANA special-purpose registries (RFC 6890); this file adds what they lack.
 */

import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is assigned for global use. */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3');

/** Ordinary addresses by the registries, but not on the public internet. */
const NOT_PUBLIC = [
  '168.63.129.16/32', // the platform of Azure
  '2001::/23', // protocol assignments; some are missing from the registry
].map((range) => ipaddr.parseCIDR(range));

/** These hold an IPv4 address in their last 32 bits: mapped ones (RFC 4291), and those of NAT64 (RFC 6052). */
const HOLDS_V4 = ['::ffff:0:0/96', '64:ff9b::/96'].map((range) => ipaddr.parseCIDR(range));

type Address = ReturnType<typeof ipaddr.parse>;
type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** Whether an IPv4 or IPv6 address belongs to the public internet. A text that is not an address does not. */
export function isPublicAddress(text: string): boolean {
  switch (isIP(text)) {
    case 4:
      return isPublic(ipaddr.parse(text));
    case 6:
      // With a zone (RFC 4007) it is link-local.
      return !text.includes('%') && isPublic(ipaddr.parse(withoutDots(text)));
    default:
      return false;
  }
}

/** Ranges that people use inside their own networks; link-local addresses are those of a machine's own platform. */
const OWN_NETWORK: ReadonlySet<string> = new Set(['private', 'loopback', 'uniqueLocal', 'carrierGradeNat']);

/** Where Amazon's platform answers, inside a range of private networks. */
const PLATFORM_V6 = ipaddr.parseCIDR('fd00:ec2::/32');

/** Whether an address belongs to a private network, in which plain http may be used if the settings allow it. */
export function isPrivateAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = ipaddr.parse(isIP(text) === 6 ? withoutDots(text) : text);
  const plain = isIn(address, HOLDS_V4) ? ipaddr.fromByteArray(address.toByteArray().slice(12)) : address;
  return OWN_NETWORK.has(plain.range()) && !isIn(plain, [PLATFORM_V6]);
}

/** ipaddr.js takes `::1.1.1.1` for `::ffff:1.1.1.1`; the URL parser writes both in hexadecimal groups. */
function withoutDots(text: string): string {
  return new URL(`http://[${text}]`).hostname.slice(1, -1);
}

function isPublic(address: Address): boolean {
  if (isIn(address, HOLDS_V4)) return isPublic(ipaddr.fromByteArray(address.toByteArray().slice(12)));
  const isGlobal = address.kind() === 'ipv4' || isIn(address, [GLOBAL_V6]);
  return isGlobal && address.range() === 'unicast' && !isIn(address, NOT_PUBLIC);
}

function isIn(address: Address, ranges: readonly Range[]): boolean {
  return ranges.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}
