import { describe, expect, test } from 'vitest';
import { closingText, tailOf } from '../../src/edge/tail.ts';

const STORED = { crc32: 0, size: 0 };
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('the closing text', () => {
  test.each([
    [0, '1970-01-01T00:00:00Z"}'],
    [Date.UTC(2026, 10, 21, 2, 36, 0, 999), '2026-11-21T02:36:00Z"}'],
    [Date.UTC(2026, 10, 21, 2, 36, 1, 0), '2026-11-21T02:36:01Z"}'],
  ])('at %i ms has whole seconds, never rounded up', (now, text) => {
    expect(closingText(now)).toBe(text);
  });
});

describe('the tail', () => {
  test('identity is the text itself', () => {
    expect(hex(tailOf('identity', 'Z"}', STORED))).toBe('5a227d');
  });

  test('brotli: an uncompressed meta-block of three bytes, then the empty last one', () => {
    expect(hex(tailOf('br', 'Z"}', STORED))).toBe('100008' + '5a227d' + '03');
  });

  test('gzip: a final stored block, CRC-32, length', () => {
    // 0x352441c2 is the CRC-32 of "abc".
    expect(hex(tailOf('gzip', 'abc', STORED))).toBe('01' + '0300' + 'fcff' + '616263' + 'c2412435' + '03000000');
  });

  test('gzip: the CRC-32 goes on from that of the stored text', () => {
    // 0xe8b7be43 is the CRC-32 of "a"; carried on over "bc" it is that of "abc".
    const tail = tailOf('gzip', 'bc', { crc32: 0xe8b7be43, size: 1 });
    expect(hex(tail.slice(-8))).toBe('c2412435' + '03000000');
  });

  test('gzip: the length of more than 4 GiB is given modulo 2^32', () => {
    const tail = tailOf('gzip', 'abc', { crc32: 0, size: 2 ** 32 - 1 });
    expect(hex(tail.slice(-4))).toBe('02000000');
  });
});
