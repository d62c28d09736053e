/** last_updated: times that are too early or in the future. */

import { expect, test } from 'vitest';
import { checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('early-timestamp future-timestamp');

test.each([
  ['1970-01-01T00:00:00Z', ['early-timestamp']],
  ['1999-12-31T00:00:00Z', ['early-timestamp']],
  ['2009-12-31T23:59:59Z', ['early-timestamp']],
  ['2010-01-01T00:00:00Z', []],
  ['2062-01-01T00:00:00Z', ['future-timestamp']],
])('%s', (time, expected) => {
  const found = (tables: { readonly [name: string]: string }) =>
    check(networkOf(tables)).findings.map(({ code }) => code);
  expect(found({ evses: csv('uid,location_id,last_updated', `E-1,L-1,${time}`) })).toEqual(expected);
  const status = csv('evse_uid,status,last_updated', `E-1,OUTOFORDER,${time}`);
  expect(found({ status })).toEqual(expected);
});
