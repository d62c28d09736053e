/** How often the page asks for statuses, and when it calls them old. */

import { expect, test } from 'vitest';
import { isStale, statusIn, waitMs } from '../../../../src/people/site/browser/poll-statuses.ts';
import type { StatusFile } from '../../../../src/stored-format/status-file.ts';

const shown = { status: 'AVAILABLE', since: '2026-01-01T00:00:00Z' } as const;

function fileOf(ttl: number, evses: number, expires?: string): StatusFile {
  const statuses = Object.fromEntries(Array.from({ length: evses }, (_, i) => [`E-${i}`, shown]));
  return { last_updated: shown.since, ttl, evses: statuses, ...(expires !== undefined && { expires }) };
}

test.each([
  ['the ttl', fileOf(30, 1), 0, 30_000],
  ['not more often than every ten seconds', fileOf(0, 1), 0, 10_000],
  ['more slowly if there are many', fileOf(30, 50_000), 0, 100_000],
  ['twice as long after each failure', fileOf(30, 1), 2, 120_000],
  ['at most ten minutes after failures', fileOf(30, 1), 30, 600_000],
  ['a ttl that is longer than that', fileOf(3600, 1), 3, 3_600_000],
  ['soon again if there was no file yet', undefined, 1, 20_000],
])('it waits: %s', (_, file, failures, ms) => {
  expect(waitMs(file, failures)).toBe(ms);
});

test('statuses are old after they expire, and never if nothing says when', () => {
  const expires = '2026-01-01T00:10:00Z';
  const known = (file: StatusFile) => ({ file, hasFailed: false });
  expect(isStale(known(fileOf(30, 1, expires)), Date.parse(expires) - 1)).toBe(false);
  expect(isStale(known(fileOf(30, 1, expires)), Date.parse(expires) + 1)).toBe(true);
  expect(isStale(known(fileOf(30, 1)), Date.parse('2040-01-01'))).toBe(false);
});

test('an EVSE whose uid is a word of JavaScript has no status that it was not given', () => {
  expect(statusIn(fileOf(30, 1), 'constructor')).toBeUndefined();
  expect(statusIn(fileOf(30, 1), 'E-0')).toBe(shown);
  expect(statusIn(undefined, 'E-0')).toBeUndefined();
});
