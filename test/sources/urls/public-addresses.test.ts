/** Which addresses are public: a line for each range of the IANA special-purpose registries, and what lies beside it. */

import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../../src/sources/urls/public-addresses.ts';

describe('public', () => {
  test.each([
    ['IPv4', ['1.1.1.1', '93.184.216.34', '223.255.255.255']],
    ['beside private ranges', ['9.255.255.255', '11.0.0.0', '172.15.255.255', '172.32.0.0', '192.167.255.255']],
    ['beside a range of providers', ['100.63.255.255', '100.128.0.0']],
    ['beside link-local', ['169.253.255.255', '169.255.0.0']],
    ['beside documentation', ['192.0.3.0', '198.51.101.0', '203.0.114.0', '2001:db7:ffff::1', '2001:db9::1']],
    ['beside benchmarks', ['198.17.255.255', '198.20.0.0']],
    ['beside Azure', ['168.63.129.15', '168.63.129.17']],
    ['IPv6', ['2606:4700::1111', '2a00:1450:4001::1', '2001:200::1', '2003::1', '3ffe:ffff::1']],
    ['IPv4-mapped', ['::ffff:1.1.1.1', '::ffff:101:101', '0:0:0:0:0:FFFF:0101:0101']],
    ['NAT64', ['64:ff9b::1.1.1.1', '64:ff9b::101:101']],
  ])('%s', (_, addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(true);
  });
});

describe('not public', () => {
  test.each([
    ['this network', ['0.0.0.0', '0.255.255.255', '::']],
    ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
    ['private', ['10.0.0.0', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1']],
    ['unique local', ['fc00::1', 'fd00:ec2::254']],
    ['shared with a provider (CGNAT)', ['100.64.0.1', '100.127.255.255']],
    ['link-local, and metadata of clouds', ['169.254.0.1', '169.254.169.254', 'fe80::1', 'febf::1']],
    ['the platform of Azure', ['168.63.129.16', '::ffff:168.63.129.16']],
    ['protocol assignments, metadata of Oracle', ['192.0.0.192', '192.0.0.9', '2001:1::1', '2001:1ff::1']],
    ['documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1', '3fff:fff::1']],
    ['benchmarks', ['198.18.0.1', '198.19.255.255', '2001:2::1']],
    ['multicast', ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1']],
    ['reserved and broadcast', ['240.0.0.1', '255.255.255.255']],
    ['services of the registries', ['192.31.196.1', '192.52.193.1', '192.175.48.1', '2620:4f:8000::1']],
    ['IPv4-mapped', ['::ffff:10.0.0.1', '::ffff:a00:1', '0:0:0:0:0:ffff:7f00:1', '::ffff:100.64.0.1']],
    ['IPv4-compatible and translated', ['::127.0.0.1', '::1.1.1.1', '::ffff:0:1.1.1.1']],
    ['NAT64', ['64:ff9b::10.0.0.1', '64:ff9b::', '64:ff9b::169.254.169.254']],
    ['NAT64 of one network (RFC 8215)', ['64:ff9b:1::1', '64:ff9b:1::1.1.1.1']],
    ['6to4', ['2002:a00:1::', '2002:101:101::1', '192.88.99.1']],
    ['Teredo and ORCHID', ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:10::1', '2001:20::1']],
    ['discard, segment routing, former site-local', ['100::1', '5f00::1', 'fec0::1']],
    ['not assigned', ['4000::1', '1e00::1', 'fe00::1']],
    ['with a zone', ['fe80::1%eth0', '2606:4700::1111%eth0', '::ffff:1.1.1.1%1']],
    ['no address', ['localhost', '', ' 1.1.1.1', '1.1.1', '0x7f000001', '017700000001', '1.1.1.01', '[::1]']],
  ])('%s', (_, addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
  });
});
