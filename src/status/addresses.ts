/**
 * Which internet addresses are public. A status source, and whatever it redirects to, must not make the build ask systems
 * inside somebody's network. The ranges are those of the IANA special-purpose registries (RFC 6890) that are not
 * globally reachable, multicast, and the metadata services of clouds.
 */

import { BlockList, isIP } from 'node:net';

const NOT_PUBLIC_V4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared with a provider (CGNAT)
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // the platform of Azure
  '169.254.0.0/16', // link-local, metadata of clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments, metadata of Oracle's cloud
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // former 6to4 relays
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
];

/** All of IPv6 that is assigned for global use; within it, what is not. */
const GLOBAL_V6 = listOf(['2000::/3'], 'ipv6');
const NOT_PUBLIC_V6 = [
  '2001::/23', // protocol assignments: Teredo, ORCHID and others
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which holds an IPv4 address
  '3fff::/20', // documentation
];

/** These hold an IPv4 address in their last 32 bits: mapped ones (RFC 4291), and those of NAT64 (RFC 6052). */
const HOLDS_V4 = listOf(['::ffff:0:0/96', '64:ff9b::/96'], 'ipv6');

const blockedV4 = listOf(NOT_PUBLIC_V4, 'ipv4');
const blockedV6 = listOf(NOT_PUBLIC_V6, 'ipv6');

/** Whether an IPv4 or IPv6 address belongs to the public internet. A text that is no address does not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blockedV4.check(address, 'ipv4');
    case 6:
      return isPublicV6(address);
    default:
      return false;
  }
}

function isPublicV6(address: string): boolean {
  if (address.includes('%')) return false; // with a zone (RFC 4007) it is link-local
  if (HOLDS_V4.check(address, 'ipv6')) return isPublicAddress(lastAsV4(address));
  return GLOBAL_V6.check(address, 'ipv6') && !blockedV6.check(address, 'ipv6');
}

/** The last 32 bits of an IPv6 address as an IPv4 address. */
function lastAsV4(address: string): string {
  // The URL parser writes them as two groups, whatever form they have here; "::" may stand for groups of zeros.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const groups = canonical.split(':').map((group) => Number.parseInt(group || '0', 16));
  const [high = 0, low = 0] = groups.slice(-2);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
