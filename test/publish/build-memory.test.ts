/** The key of what the tables say: other for everything that it follows from, the same for all else. */

import { describe, expect, test } from 'vitest';
import { staticDataKey } from '../../src/publish/build-memory.ts';
import { openSettings } from '../../src/publish/validate/validate.ts';
import type { DataFiles } from '../../src/source/load/data-files.ts';
import { networkOf, SMALLEST } from '../support/network-of.ts';

const MORNING = Date.parse('2026-05-01T08:00:00Z');
const EVENING = Date.parse('2026-05-01T23:59:59Z');
const key = (sources: DataFiles, now = MORNING) => staticDataKey(openSettings(sources), now);
const KEY = key(networkOf({}));

describe('the key is another one for', () => {
  test.each<[string, string]>([
    ['another table', key(networkOf({ tariffs: 'id\n' }))],
    ['one byte of a table', key(networkOf({ evses: `${SMALLEST.evses} ` }))],
    ['another setting', key(networkOf({}, { currency: 'DKK' }))],
    ['no settings', key({ tables: networkOf({}).tables })],
    ['another name of a file', key(networkOf({ 'evses-2': SMALLEST.evses ?? '', evses: '' }))],
    ['another day', key(networkOf({}), EVENING + 1000)],
  ])('%s', (_, other) => {
    expect(other).not.toBe(KEY);
  });

  test('a byte that went from one file to the next', () => {
    const one = key(networkOf({ evses: 'a', locations: 'bc' }));
    expect(one).not.toBe(key(networkOf({ evses: 'ab', locations: 'c' })));
  });
});

test('the key is the same all day long, whatever statuses and waivers there are', () => {
  expect(key(networkOf({}), EVENING)).toBe(KEY);
  const dynamic = { status: 'evse_uid,status\nE-1,CHARGING\n', waivers: 'code\nlong-address\n' };
  expect(key(networkOf(dynamic))).toBe(KEY);
});
