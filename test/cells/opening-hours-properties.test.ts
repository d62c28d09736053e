import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOpeningHours, parseOpeningHours } from '../../src/cells/opening-hours/opening-hours.ts';
import type { RegularHours } from '../../src/ocpi/types.ts';
import { valueIn } from './reading.ts';

const minute = fc.integer({ min: 0, max: 1438 });
const period = fc
  .record({ weekday: fc.integer({ min: 1, max: 7 }), begin: minute, length: fc.integer({ min: 1, max: 1438 }) })
  .map(({ weekday, begin, length }) => ({ weekday, begin, end: (begin + length) % 1440, length }));

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function minutesOpen(entries: readonly RegularHours[]): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return entries
    .map(
      ({ period_begin, period_end }) => (period_end === '23:59' ? 1440 : minutes(period_end)) - minutes(period_begin),
    )
    .reduce((sum, length) => sum + length, 0);
}

describe('properties of opening hours', () => {
  test('what is written is read as the same hours', () => {
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 12 }), (periods) => {
        const regular_hours = periods.map(({ weekday, begin, end }) => ({
          weekday,
          period_begin: clock(begin),
          period_end: clock(end),
        }));
        const text = valueIn(formatOpeningHours({ twentyfourseven: false, regular_hours }));
        const hours = valueIn(parseOpeningHours(text));
        expect(valueIn(formatOpeningHours(hours))).toBe(text);
        expect(parseOpeningHours(text)).toEqual({ ok: true, value: hours });
      }),
    );
  });

  test('regular hours that were read once stay as they are', () => {
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 8 }), (periods) => {
        const days = ['', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
        const text = periods
          .map(({ weekday, begin, end }) => `${days[weekday]} ${clock(begin)}-${clock(end)}`)
          .join(', ');
        const hours = valueIn(parseOpeningHours(text));
        expect(parseOpeningHours(valueIn(formatOpeningHours(hours)))).toEqual({ ok: true, value: hours });
      }),
    );
  });

  test('splitting at midnight keeps the minutes of the week', () => {
    fc.assert(
      fc.property(period, ({ weekday, begin, end, length }) => {
        // 23:59 stands for 24:00, which makes a period that ends there a minute longer.
        fc.pre(end !== 1439);
        const day = ['', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'][weekday];
        const hours = valueIn(parseOpeningHours(`${day} ${clock(begin)}-${clock(end)}`));
        expect(hours.twentyfourseven ? 0 : minutesOpen(hours.regular_hours)).toBe(length);
      }),
    );
  });

  test('every entry is one that OCPI allows, in order, with a gap between those of a day', () => {
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 12 }), (periods) => {
        const regular_hours = periods.map((p) => ({
          weekday: p.weekday,
          period_begin: clock(p.begin),
          period_end: clock(p.end),
        }));
        const hours = valueIn(
          parseOpeningHours(valueIn(formatOpeningHours({ twentyfourseven: false, regular_hours }))),
        );
        if (hours.twentyfourseven) throw new Error('always open');
        let last = '';
        for (const { weekday, period_begin, period_end } of hours.regular_hours) {
          expect(`${weekday} ${period_begin}` > last).toBe(true);
          expect(period_end > period_begin && period_end <= '23:59').toBe(true);
          last = `${weekday} ${period_end}`;
        }
      }),
    );
  });

  test('no text makes it throw', () => {
    const piece = fc.constantFrom(
      'Mo',
      'Fr',
      '-',
      ',',
      ';',
      ' ',
      ':',
      '08:00',
      '26:00',
      'off',
      '24/7',
      'PH',
      '"',
      '+',
      '99:99',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece).map((pieces) => pieces.join('')),
          fc.stringMatching(/^[\d:;, -]*$/),
        ),
        (text) => {
          expect(typeof parseOpeningHours(text).ok).toBe('boolean');
        },
      ),
    );
  });
});
