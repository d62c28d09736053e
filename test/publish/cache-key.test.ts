/** The key of what the tables say: other for everything that it follows from, the same for all else. */

import { describe, expect, test } from 'vitest';
import { hashOfCode, staticDataKey } from '../../src/publish/validate/cache-key.ts';
import type { DataFiles } from '../../src/source/load/data-files.ts';
import { networkOf, SMALLEST } from '../support/network-of.ts';

const MORNING = Date.parse('2026-05-01T08:00:00Z');
const EVENING = Date.parse('2026-05-01T23:59:59Z');
const key = (sources: DataFiles, code = 'code', now = MORNING) => staticDataKey(sources, code, now);
const KEY = key(networkOf({}));

test('any number of files has a key', () => {
  const empty = new Uint8Array();
  const tables = Array.from({ length: 150_000 }, (_, i) => ({ path: `data/evses-${i}.csv`, bytes: empty }));
  expect(key({ tables })).not.toBe(key({ tables: tables.slice(1) }));
});

describe('the key is another one for', () => {
  test.each<[string, string]>([
    ['another table', key(networkOf({ tariffs: 'id\n' }))],
    ['one byte of a table', key(networkOf({ evses: `${SMALLEST.evses} ` }))],
    ['another setting', key(networkOf({}, { currency: 'DKK' }))],
    ['no settings', key({ tables: networkOf({}).tables })],
    ['another name of a file', key(networkOf({ 'evses-2': SMALLEST.evses ?? '', evses: '' }))],
    ['another code', key(networkOf({}), 'other')],
    ['another day', key(networkOf({}), 'code', EVENING + 1000)],
  ])('%s', (_, other) => {
    expect(other).not.toBe(KEY);
  });

  test('a byte that went from one file to the next', () => {
    const one = key(networkOf({ evses: 'a', locations: 'bc' }));
    expect(one).not.toBe(key(networkOf({ evses: 'ab', locations: 'c' })));
  });
});

test('the key is the same all day long, whatever statuses and waivers there are', () => {
  expect(key(networkOf({}), 'code', EVENING)).toBe(KEY);
  const dynamic = { status: 'evse_uid,status\nE-1,CHARGING\n', waivers: 'code\nlong-address\n' };
  expect(key(networkOf(dynamic))).toBe(KEY);
});

test('the code has one hash', async () => {
  expect(await hashOfCode()).toMatch(/^[0-9a-f]{32}$/);
  expect(await hashOfCode()).toBe(await hashOfCode());
});
