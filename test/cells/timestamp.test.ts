import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localToUtc } from '../../src/cells/times/local-time.ts';
import {
  formatLocalDateTime,
  formatTimestamp,
  parseLocalDateTime,
  parseTimestamp,
} from '../../src/cells/times/timestamp.ts';
import { hintIn, problemIn, valueIn } from './reading.ts';

describe('timestamps', () => {
  test.each([
    ['2015-06-29T20:39:09Z', '2015-06-29T20:39:09Z'],
    ['2015-06-29T20:39:09', '2015-06-29T20:39:09Z'],
    ['2016-12-29T17:45:09.2Z', '2016-12-29T17:45:09.200Z'],
    ['2018-01-01T01:08:01.123', '2018-01-01T01:08:01.123Z'],
    ['2018-01-01T01:08:01.999999999Z', '2018-01-01T01:08:01.999Z'],
    ['2018-01-01t01:08:01z', '2018-01-01T01:08:01Z'],
    [' 2018-01-01 01:08:01 ', '2018-01-01T01:08:01Z'],
    ['2018-01-01T01:08:01+01:00', '2018-01-01T00:08:01Z'],
    ['2018-01-01T01:08:01-03:30', '2018-01-01T04:38:01Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('%s is %s', (text, expected) => {
    expect(formatTimestamp(valueIn(parseTimestamp(text)))).toBe(expected);
  });

  test.each([
    ['', 'The cell is not a date and time in the required format.'],
    ['21.11.2026', '"21.11.2026" is not a date and time in the required format.'],
    ['11/21/2026', 'is not a date and time'],
    ['03/04/2026', 'is not a date and time'],
    ['21-11-26 14:00', 'is not a date and time'],
    ['2026/11/21', 'is not a date and time'],
    ['46347', 'is not a date and time'],
    ['46347.583', 'is not a date and time'],
    ['2026-11-21', 'has no time of day'],
    ['2026-11-21T14:00Z', 'has no time of day, or no seconds'],
    ['2026-02-30T00:00:00Z', 'has a date that does not exist'],
    ['2026-02-29T00:00:00Z', 'has a date that does not exist'],
    ['2026-13-01T00:00:00Z', 'has a date that does not exist'],
    ['2026-00-01T00:00:00Z', 'has a date that does not exist'],
    ['2026-01-01T24:00:00Z', 'a time of day that does not exist'],
    ['2016-12-31T23:59:60Z', 'a time of day that does not exist'],
    ['2026-01-01T12:60:00Z', 'a time of day that does not exist'],
    ['1969-12-31T23:59:59Z', 'or before 1970'],
    ['1970-01-01T00:00:00+00:01', 'not in the years 1970 to 9999'],
    ['9999-12-31T23:59:59-00:01', 'not in the years 1970 to 9999'],
    ['2026-01-01T12:00:00+24:00', 'is not a date and time'],
    ['2026-01-01T12:00:00.Z', 'is not a date and time'],
    ['2026-01-01T12:00:00.1234567890Z', 'is not a date and time'],
    ['next week', 'is not a date and time'],
  ])('%s: %s', (text, problem) => {
    expect(problemIn(parseTimestamp(text))).toContain(problem);
    expect(hintIn(parseTimestamp(text))).toContain('2026-11-21T14:00:00Z');
  });

  test('every instant is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(9999, 11, 31, 23, 59, 59, 999) }), (instant) => {
        expect(parseTimestamp(formatTimestamp(instant))).toEqual({ ok: true, value: instant });
        expect(formatTimestamp(instant)).toMatch(/T\d\d:\d\d:\d\d(\.\d{3})?Z$/);
        expect(formatTimestamp(instant).length).toBeLessThanOrEqual(25);
        const second = 1000 * Math.floor(instant / 1000);
        expect(formatTimestamp(second)).toBe(new Date(second).toISOString().replace('.000Z', 'Z'));
      }),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d$/)),
        (text) => {
          expect(typeof parseTimestamp(text).ok).toBe('boolean');
          expect(typeof parseLocalDateTime(text).ok).toBe('boolean');
        },
      ),
    );
  });
});

describe('moments that may be local', () => {
  test.each([
    ['2026-12-24T13:00:00Z', '2026-12-24T13:00:00Z'],
    ['2026-12-24T14:00+01:00', '2026-12-24T13:00:00Z'],
    ['2026-12-24 14:00', '2026-12-24T14:00:00'],
    ['2026-12-24T14:00:30.5', '2026-12-24T14:00:30.500'],
    ['2026-12-24', '2026-12-24T00:00:00'],
  ])('%s is %s', (text, expected) => {
    expect(formatLocalDateTime(valueIn(parseLocalDateTime(text)))).toBe(expected);
  });

  test('local time waits for its zone', () => {
    const moment = valueIn(parseLocalDateTime('2026-12-24 14:00'));
    if (moment.kind !== 'local') throw new Error('not local');
    expect(formatTimestamp(localToUtc(moment.local, 'Europe/Amsterdam'))).toBe('2026-12-24T13:00:00Z');
  });

  test.each([
    ['24.12.2026 14:00', 'is not a date and time'],
    ['2026-02-30', 'has a date that does not exist'],
    ['2026-12-24 24:00', 'a time of day that does not exist'],
    ['2026-12-24Z', 'is not a date and time'],
  ])('%s: %s', (text, problem) => {
    expect(problemIn(parseLocalDateTime(text))).toContain(problem);
  });

  test('every moment is read as it was written', () => {
    const instant = fc.integer({ min: 0, max: Date.UTC(9999, 11, 31) });
    fc.assert(
      fc.property(instant, fc.boolean(), (time, isLocal) => {
        const text = isLocal ? formatTimestamp(time).slice(0, -1) : formatTimestamp(time);
        const moment = valueIn(parseLocalDateTime(text));
        expect(moment.kind).toBe(isLocal ? 'local' : 'instant');
        expect(formatLocalDateTime(moment)).toBe(text);
      }),
    );
  });
});
