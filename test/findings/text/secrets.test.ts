/** A secret is found however it is written: in any letter case, escaped, and in Base64. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Secrets } from '../../../src/findings/text/secrets.ts';

/** Visible ASCII, which is what a header can hold. */
const secret = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 8,
  maxLength: 40,
});

const hex = (one: string) => one.charCodeAt(0).toString(16).padStart(2, '0');

/** The ways in which one character can be written. */
const WRITTEN: readonly ((one: string) => string)[] = [
  (one) => one,
  (one) => one.toUpperCase(),
  (one) => one.toLowerCase(),
  (one) => `%${hex(one)}`,
  (one) => `%${hex(one).toUpperCase()}`,
  (one) => `\\u00${hex(one)}`,
  (one) => `\\\\u00${hex(one).toUpperCase()}`,
  (one) => JSON.stringify(one).slice(1, -1),
  (one) => (/\W/.test(one) ? `\\${one}` : one),
];

test('every character may be written in another way', () => {
  fc.assert(
    fc.property(secret, fc.infiniteStream(fc.nat(WRITTEN.length - 1)), (text, ways) => {
      const written = [...text].map((one) => WRITTEN[ways.next().value ?? 0]?.(one) ?? one).join('');
      const secrets = new Secrets([text]);
      expect(secrets.clear(`before ${written} behind`)).toBe('before … behind');
      expect(secrets.isIn(Buffer.from(written))).toBe(true);
      expect(Buffer.from(secrets.clearBytes(Buffer.from(`\xff${written}`, 'latin1')))).toEqual(
        Buffer.concat([Buffer.of(0xff), Buffer.from('…')]),
      );
    }),
  );
});

test.each(['base64', 'base64url'] as const)('in %s', (coding) => {
  // Its Base64 has characters that base64url writes otherwise.
  const text = '>>>???~~~secret';
  const written = Buffer.from(text).toString(coding);
  expect(written).toMatch(coding === 'base64' ? /[+/]/ : /[-_]/);
  expect(new Secrets([text]).clear(`a ${written} b`)).toBe('a … b');
});

test('the password in the credentials of Basic is one too', () => {
  const secrets = new Secrets([Buffer.from('operator:pass-word').toString('base64')]);
  expect(secrets.clear('no user operator with Pass-Word')).toBe('no user operator with …');
});

test('other texts stay as they are', () => {
  const secrets = new Secrets(['s3cr3t+x', 'abc', '']);
  expect(secrets.clear('s3cr3t, abc, and x')).toBe('s3cr3t, abc, and x');
  expect(secrets.isIn(Buffer.from('s3cr3ttx'))).toBe(false);
  expect(new Secrets([]).clear('…')).toBe('…');
});
