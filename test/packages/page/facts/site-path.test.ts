/** The addresses of the plain pages of sites: one for each id, on any disk. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteAtPath, sitePath } from '../../../../packages/page/facts/site-path.ts';
import { parseMadeFrom } from '../../../../src/publish/files/carried-files.ts';

test.each([
  ['AMS-01', '/charger/ams-01'],
  ['NL*EXA*1', '/charger/nl_2aexa_2a1'],
  ['a_b', '/charger/a_5fb'],
  ['A/B #1?', '/charger/a_2fb_20_231_3f'],
  ['../../etc/passwd', '/charger/_2e_2e_2f_2e_2e_2fetc_2fpasswd'],
  ['...', '/charger/_2e_2e_2e'],
  ['%2e%2e', '/charger/_252e_252e'],
  ['CON', '/charger/_63on'],
  ['404', '/charger/_3404'],
  ['index', '/charger/_69ndex'],
])('%s is at %s', (id, path) => {
  expect(sitePath(id)).toBe(path);
  expect(siteAtPath(path)).toBe(id.toLowerCase());
});

test('hosts may show the path of a page in other ways', () => {
  expect(siteAtPath('/charger/ams-01.html')).toBe('ams-01');
  expect(siteAtPath('/charger/ams-01/')).toBe('ams-01');
});

test.each(['/', '/charger/', '/charger/_', '/charger/_g0', '/charger/a/b', '/charger/A', '/docs/', '/charger/a.b'])(
  '%s is not the path of a site',
  (path) => expect(siteAtPath(path)).toBeUndefined(),
);

/** Printable ASCII, as OCPI has it, and as long as it may be. */
const anyId = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 36,
});

test('ids that differ in more than their case have paths that differ in more than their case', () => {
  fc.assert(
    fc.property(anyId, anyId, (one, other) => {
      const [a, b] = [one, other].map((id) => sitePath(id).toLowerCase());
      return (a === b) === (one.toLowerCase() === other.toLowerCase());
    }),
  );
});

test('every id has a path that any disk takes, that leads nowhere else and that a build carries over', () => {
  fc.assert(
    fc.property(anyId, (id) => {
      const path = sitePath(id);
      const rows = [[`${path}.html`, 'key', 1, 1]];
      const carried = parseMadeFrom(Buffer.from(JSON.stringify({ key: '', files: rows, left_out: [] })));
      return (
        /^\/charger\/[a-z0-9_-]{1,108}$/.test(path) && siteAtPath(path) === id.toLowerCase() && carried !== undefined
      );
    }),
  );
});
