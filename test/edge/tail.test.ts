import { describe, expect, test } from 'vitest';
import { tailOf } from '../../src/edge/rule/compose-body.ts';
import { closingText } from '../../src/stored-format/stored-body.ts';

const STORED = { crc32: 0, size: 0 };
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('the closing text', () => {
  test.each([
    [0, '1970-01-01T00:00:00.000Z"}'],
    [Date.UTC(2026, 10, 21, 2, 36, 0, 999), '2026-11-21T02:36:00.999Z"}'],
    [Date.UTC(2026, 10, 21, 2, 36, 1, 0), '2026-11-21T02:36:01.000Z"}'],
    [Date.UTC(9999, 11, 31, 23, 59, 59, 999), '9999-12-31T23:59:59.999Z"}'],
  ])('at %i ms has milliseconds, always three digits of them', (time, text) => {
    expect(closingText(time)).toBe(text);
  });
});

describe('the tail', () => {
  test('says that 26 bytes follow: a timestamp of 24, and the end of the envelope', () => {
    const text = closingText(0);
    expect(text).toHaveLength(26);
    expect(hex(tailOf('gzip', text, STORED).slice(0, 5))).toBe('01' + '1a00' + 'e5ff');
  });

  test('identity is the text itself', () => {
    expect(hex(tailOf('identity', 'Z"}', STORED))).toBe('5a227d');
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
