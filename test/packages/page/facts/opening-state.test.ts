/** Whether a site is open, held against a small slow model that looks at the clock of every minute. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpenAt, openingState, openSites } from '../../../../packages/page/facts/opening-state.ts';
import type { ExceptionalPeriod, Hours } from '../../../../src/ocpi/types.ts';

const MINUTE = 60_000;
const at = (time: string) => Date.parse(time);
const text = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString().slice(0, 16));

function week(begin: string, end: string, days: readonly number[] = [1, 2, 3, 4, 5, 6, 7]): Hours {
  const regular_hours = days.map((weekday) => ({ weekday, period_begin: begin, period_end: end }));
  return { twentyfourseven: false, regular_hours };
}

describe('what is known', () => {
  test('no hours, no such zone, and hours that say nothing are unknown, not closed', () => {
    const now = at('2026-11-22T12:00:00Z');
    expect(openingState(undefined, 'Europe/Amsterdam', now)).toBeUndefined();
    expect(openingState({ twentyfourseven: true }, 'Europe/Nowhere', now)).toBeUndefined();
    expect(openingState({ twentyfourseven: false }, 'Europe/Amsterdam', now)).toBeUndefined();
  });

  test('24/7 is open without an end', () => {
    const state = openingState({ twentyfourseven: true }, 'Europe/Amsterdam', at('2026-11-22T12:00:00Z'));
    expect(state).toEqual({ isOpen: true });
  });

  test('hours until 23:59, and from 00:00 to 00:00, last until the end of the day', () => {
    for (const hours of [week('00:00', '23:59'), week('00:00', '00:00')]) {
      expect(openingState(hours, 'Europe/Amsterdam', at('2026-11-22T22:59:30Z'))).toEqual({ isOpen: true });
    }
  });

  test('hours are those of the clock at the site', () => {
    const hours = week('08:00', '20:00', [1, 2, 3, 4, 5]);
    const monday = at('2026-11-23T02:00:00Z');
    expect(text(openingState(hours, 'Europe/Kyiv', monday)?.until)).toBe('2026-11-23T06:00');
    expect(text(openingState(hours, 'Asia/Kathmandu', monday)?.until)).toBe('2026-11-23T02:15');
    // In New York it is still Sunday.
    expect(text(openingState(hours, 'America/New_York', monday)?.until)).toBe('2026-11-23T13:00');
  });

  test('hours past midnight', () => {
    const hours = week('20:00', '02:00', [5]);
    const saturday = at('2026-11-28T00:30:00Z');
    expect(openingState(hours, 'Europe/Amsterdam', saturday)).toEqual({
      isOpen: true,
      until: at('2026-11-28T01:00:00Z'),
    });
  });
});

describe('exceptions', () => {
  const period = (begin: string, end: string): ExceptionalPeriod[] => [{ period_begin: begin, period_end: end }];

  test('are in UTC, and a closing counts more than an opening', () => {
    const hours: Hours = {
      ...week('08:00', '20:00'),
      exceptional_openings: period('2026-12-24T19:00:00Z', '2026-12-24T23:00:00Z'),
      exceptional_closings: period('2026-12-24T21:00:00Z', '2026-12-26T23:00:00Z'),
    };
    const zone = 'Europe/Amsterdam';
    // It stays open at 20:00, closes exceptionally at 22:00, and opens again on Sunday at 08:00.
    expect(text(openingState(hours, zone, at('2026-12-24T12:00:00Z'))?.until)).toBe('2026-12-24T21:00');
    expect(text(openingState(hours, zone, at('2026-12-25T12:00:00Z'))?.until)).toBe('2026-12-27T07:00');
  });

  test('a closing far ahead ends 24/7', () => {
    const closings = period('2027-06-01T00:00:00Z', '2027-06-02T00:00:00Z');
    const state = openingState(
      { twentyfourseven: true, exceptional_closings: closings },
      'UTC',
      at('2026-11-22T12:00Z'),
    );
    expect(state).toEqual({ isOpen: true, until: at('2027-06-01T00:00:00Z') });
  });
});

test('each pair of hours and zone of an index is worked out once', () => {
  const index = {
    detail_files: 1,
    standards: [],
    time_zones: ['Europe/Amsterdam', 'America/New_York'],
    hours: [week('08:00', '20:00'), { twentyfourseven: true }],
    prices: [],
    sites: [],
  };
  const isOpen = openSites(index, at('2026-11-23T08:00:00Z'));
  const site = (time_zone: number, hours?: number) => ({
    ...{ id: 'A', name: 'A', address: 'A', city: 'A', latitude: 0, longitude: 0, evses: [], time_zone },
    ...(hours !== undefined && { hours }),
  });
  expect([site(0, 0), site(1, 0), site(1, 1), site(0), site(9, 0)].map(isOpen)).toEqual([
    true,
    false,
    true,
    undefined,
    undefined,
  ]);
});

test('a site of which every point is planned is not open, and not closed', () => {
  const planned = (...planned: readonly boolean[]) =>
    planned.map((one) => ({ uid: 'E', plugs: [], ...(one && { planned: true as const }) }));
  const index = {
    detail_files: 1,
    standards: [],
    time_zones: ['UTC'],
    hours: [{ twentyfourseven: true }],
    prices: [],
    sites: [],
  };
  const isOpen = openSites(index, at('2026-11-23T08:00:00Z'));
  const site = { id: 'A', name: 'A', address: 'A', city: 'A', latitude: 0, longitude: 0, time_zone: 0, hours: 0 };
  expect(isOpen({ ...site, evses: planned(true, true) })).toBeUndefined();
  expect(isOpen({ ...site, evses: planned(true, false) })).toBe(true);
});

/** What the clock of a zone shows in each minute of ten days: `7 23:59`. */
const clocks = new Map<string, string[]>();
const DAYS = 10;

function clockOf(timeZone: string, from: number): string[] {
  const key = `${timeZone} ${from}`;
  const known = clocks.get(key);
  if (known !== undefined) return known;
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const shown = Array.from({ length: DAYS * 1440 }, (_, i) => {
    const [, day = '', time = ''] = /^(\w+)\D*(\d\d:\d\d)$/.exec(format.format(from + i * MINUTE)) ?? [];
    return `${names.indexOf(day) + 1} ${time}`;
  });
  clocks.set(key, shown);
  return shown;
}

function isOpenByTheClock(hours: Hours, shown: string, now: number): boolean {
  const isNow = ({ period_begin, period_end }: ExceptionalPeriod) => at(period_begin) <= now && now < at(period_end);
  if (hours.exceptional_closings?.some(isNow)) return false;
  if (hours.twentyfourseven || hours.exceptional_openings?.some(isNow)) return true;
  const [day, time = ''] = shown.split(' ');
  return (hours.regular_hours ?? []).some(({ weekday, period_begin, period_end }) => {
    const end = period_end === '23:59' ? '24:00' : period_end;
    if (period_begin < end) return Number(day) === weekday && period_begin <= time && time < end;
    const nextDay = (weekday % 7) + 1;
    return (Number(day) === weekday && period_begin <= time) || (Number(day) === nextDay && time < end);
  });
}

/** Zones and weeks in which clocks are set, forward and back, by an hour and by half an hour. */
const SET = [
  ['Europe/Amsterdam', '2026-03-26T00:00:00Z'],
  ['Europe/Kyiv', '2026-10-22T00:00:00Z'],
  ['America/New_York', '2026-10-29T00:00:00Z'],
  ['America/St_Johns', '2026-03-05T00:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-02T00:00:00Z'],
  ['Africa/Casablanca', '2026-02-12T00:00:00Z'],
  ['America/Santiago', '2026-09-03T00:00:00Z'],
  ['Asia/Kathmandu', '2026-11-19T00:00:00Z'],
] as const;

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '01', '15', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const regular = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), period_begin: time, period_end: time });
const exception = fc
  .tuple(fc.integer({ min: 0, max: 9 * 1440 }), fc.integer({ min: 1, max: 3000 }))
  .map(([begin, length]) => ({ begin: begin * MINUTE, end: (begin + length) * MINUTE }));
const cases = fc.record({
  set: fc.constantFrom(...SET),
  minute: fc.integer({ min: 0, max: 3 * 1440 }),
  regular_hours: fc.array(regular, { minLength: 1, maxLength: 6 }),
  openings: fc.array(exception, { maxLength: 2 }),
  closings: fc.array(exception, { maxLength: 2 }),
  twentyfourseven: fc.boolean(),
});

test('a site is open when the model says so, until the minute in which the model changes', () => {
  fc.assert(
    fc.property(cases, ({ set: [zone, begin], minute, regular_hours, openings, closings, twentyfourseven }) => {
      const from = at(begin);
      const toPeriod = (one: { begin: number; end: number }): ExceptionalPeriod => ({
        period_begin: new Date(from + one.begin).toISOString(),
        period_end: new Date(from + one.end).toISOString(),
      });
      const hours: Hours = {
        twentyfourseven,
        ...(!twentyfourseven && { regular_hours }),
        exceptional_openings: openings.map(toPeriod),
        exceptional_closings: closings.map(toPeriod),
      };
      const now = from + minute * MINUTE;
      const shown = clockOf(zone, from);
      const model = (i: number) => isOpenByTheClock(hours, shown[i] ?? '', from + i * MINUTE);
      const isOpen = model(minute);
      let change = minute + 1;
      while (change < minute + 7 * 1440 && model(change) === isOpen) change++;
      const state = openingState(hours, zone, now);
      expect(state?.isOpen).toBe(isOpen);
      expect(isOpenAt(hours, zone, now)).toBe(isOpen);
      const until = state?.until;
      const isSeen = change < minute + 7 * 1440;
      if (isSeen) expect(text(until)).toBe(text(from + change * MINUTE));
      else expect(until === undefined || until >= now + 7 * 1440 * MINUTE).toBe(true);
    }),
    { numRuns: 300, seed: 20261122 },
  );
});
