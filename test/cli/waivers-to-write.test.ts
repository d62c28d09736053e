/**
 * Options that would write a row which nobody could read are refused.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { toWaivers } from '../../src/cli/check/waivers-to-write.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';

const given = (values: object) =>
  toWaivers(
    { 'write-waivers': true, reason: undefined, until: undefined, code: undefined, ...values },
    NOW,
    COMPANIONS,
  );

test('all of them', () => {
  expect(given({ reason: 'Buoys', until: '2030-06-30', code: 'null-island' })).toEqual({
    reason: 'Buoys',
    until: '2030-06-30',
    code: 'null-island',
  });
  expect(given({ 'write-waivers': false })).toBeUndefined();
});

test.each([
  [{ 'write-waivers': false, reason: 'Buoys' }, '--reason goes together with --write-waivers.'],
  [{ reason: ' ' }, '--reason is empty.'],
  [{ reason: 'a\nb' }, '--reason: The text contains a line break.'],
  [{ until: 'tomorrow' }, '--until: "tomorrow" is not a date.'],
  [{ until: '2020-01-01' }, '--until 2020-01-01 has passed.'],
  [{ code: 'null-iland' }, 'There is no finding with the code "null-iland". Did you mean "null-island"?'],
  [{ code: 'missing-value' }, '"missing-value" is an error, which no waiver accepts.'],
])('%j is refused', (values, message) => {
  expect(() => given(values)).toThrow(message);
});
