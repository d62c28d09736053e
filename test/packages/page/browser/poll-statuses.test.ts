/** How often the page asks for statuses, and when it calls them old. */

import { expect, test } from 'vitest';
import { confirmedAt, isStale, waitMs } from '../../../../packages/page/browser/poll-statuses.ts';

test.each([
  ['the ttl', 30, 0, 30_000],
  ['not more often than every ten seconds', 0, 0, 10_000],
  ['twice as long after each failure', 30, 2, 120_000],
  ['at most ten minutes after failures', 30, 30, 600_000],
  ['a ttl that is longer than that', 3600, 3, 3_600_000],
  ['soon again if there was no file yet', undefined, 1, 20_000],
])('it waits: %s', (_, ttl, failures, ms) => {
  expect(waitMs(ttl, failures)).toBe(ms);
});

test('statuses are old after they expire, and never if nothing says when', () => {
  const expires = '2026-01-01T00:10:00Z';
  const head = { last_updated: '2026-01-01T00:00:00Z', ttl: 30, order: 'A', parts: [], site_files: 1 };
  expect(isStale({ head: { ...head, expires } }, Date.parse(expires) - 1)).toBe(false);
  expect(isStale({ head: { ...head, expires } }, Date.parse(expires) + 1)).toBe(true);
  expect(isStale({ head }, Date.parse('2040-01-01'))).toBe(false);
  expect(isStale({}, Date.parse('2040-01-01'))).toBe(false);
});

const HEAD = { last_updated: '2026-01-01T15:00:00Z', ttl: 30, order: 'A', parts: [], site_files: 1 };

test('statuses that no source confirms any more are old at once', () => {
  const expires = '2026-01-01T16:20:00Z';
  expect(isStale({ head: { ...HEAD, expires, silent: true } }, Date.parse('2026-01-01T15:23:00Z'))).toBe(true);
});

test.each([
  ['a source confirmed them, not when the browser asked', { ...HEAD, confirmed: '2026-01-01T15:20:00Z' }, '15:20'],
  ['they last changed, where no source does', HEAD, '15:00'],
  ['the browser asked, where they are said to be of later', { ...HEAD, last_updated: '2026-01-01T15:23:04Z' }, '15:23'],
])('statuses are of the time at which %s', (_, head, time) => {
  const checkedAt = Date.parse('2026-01-01T15:23:00Z');
  expect(confirmedAt({ head, checkedAt })).toBe(Date.parse(`2026-01-01T${time}:00Z`));
});

test('nothing is said of the time before they are loaded', () => {
  expect(confirmedAt({})).toBeUndefined();
});
