/**
 * publishedAt of a snapshot: whole seconds, never before the build, always after the previous snapshot.
 *
 * @module-tag pure
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockFindings } from '../../../src/publish/history-findings/carry-and-report.ts';
import { nextPublishedAt } from '../../../src/publish/publish-on.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');

describe('publishedAt', () => {
  test.each([
    ['of the first snapshot, at a full second, is that second', 0, undefined, 0],
    ['is the next full second', 1, undefined, 1000],
    ['is never rounded down', 999, undefined, 1000],
    ['is that of the clock, long after the previous snapshot', 60_000, 0, 60_000],
    ['is a second later than that of a build in the same second', 0, 0, 1000],
    ['is a second later than one that lies a little ahead', 200, 1000, 2000],
    ['is a second later than one that lies far ahead', 0, 3_600_000, 3_601_000],
  ])('%s', (_, now, before, expected) => {
    expect(nextPublishedAt(NOON + now, before === undefined ? undefined : NOON + before) - NOON).toBe(expected);
  });

  test.each([
    ['lies ahead by the time that an upload takes', 200, undefined, 20_000, 21_000],
    ['is later than that of an upload just before', 1000, 20_000, 20_000, 21_000],
    ['of a build without an upload is later than that of one with an upload', 2000, 20_000, 0, 21_000],
  ])('%s', (_, now, before, lead, expected) => {
    expect(nextPublishedAt(NOON + now, before === undefined ? undefined : NOON + before, lead) - NOON).toBe(expected);
  });

  test('grows with every build, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4_000_000_000_000 }), { minLength: 2 }), (clock) => {
        let before: number | undefined;
        for (const now of clock) {
          const time = nextPublishedAt(now, before);
          expect(time % 1000).toBe(0);
          expect(time).toBeGreaterThanOrEqual(now);
          if (before !== undefined) expect(time).toBeGreaterThan(before);
          before = time;
        }
      }),
    );
  });
});

describe('the clock', () => {
  test.each([
    ['goes on', 1000, 0],
    ['stands still', 0, 0],
    ['is a minute behind, as clocks of two machines are', -60_000, 0],
    ['is more than a minute behind', -60_001, 1],
  ])('%s', (_, later, findings) => {
    expect(clockFindings(NOON + later, NOON, 'dist')).toHaveLength(findings);
  });

  test('may be behind by what the upload was given before', () => {
    expect(clockFindings(NOON - 90_000, NOON, 'dist', 30_000)).toEqual([]);
    expect(clockFindings(NOON - 90_001, NOON, 'dist', 30_000)).toHaveLength(1);
  });

  test('says nothing of the first snapshot', () => {
    expect(clockFindings(NOON, undefined, '')).toEqual([]);
  });
});
