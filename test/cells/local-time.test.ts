import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LocalTime, localToUtc, utcToLocal } from '../../src/cells/times/local-time.ts';

function local(text: string): LocalTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number);
  return { year, month, day, hour, minute, second, millisecond: 0 };
}

describe('local time to UTC', () => {
  test.each([
    ['winter', '2026-01-15 12:00', 'Europe/Amsterdam', '2026-01-15T11:00:00.000Z'],
    ['summer', '2026-07-15 12:00', 'Europe/Amsterdam', '2026-07-15T10:00:00.000Z'],
    ['half an hour', '2026-07-15 12:00', 'Asia/Kolkata', '2026-07-15T06:30:00.000Z'],
    ['the minute before the clocks go forward', '2026-03-29 01:59', 'Europe/Amsterdam', '2026-03-29T00:59:00.000Z'],
    ['skipped: an hour forward', '2026-03-29 02:30', 'Europe/Amsterdam', '2026-03-29T01:30:00.000Z'],
    ['the minute after', '2026-03-29 03:00', 'Europe/Amsterdam', '2026-03-29T01:00:00.000Z'],
    ['twice: the first', '2026-10-25 02:30', 'Europe/Amsterdam', '2026-10-25T00:30:00.000Z'],
    ['the first that comes once again', '2026-10-25 03:00', 'Europe/Amsterdam', '2026-10-25T02:00:00.000Z'],
    ['half an hour skipped', '2026-10-04 02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['half an hour twice', '2026-04-05 01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    ['a midnight that does not exist', '2018-11-04 00:00', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['a day that does not exist', '2011-12-30 12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
    ['seconds of offset', '1971-06-01 00:00', 'Africa/Monrovia', '1971-06-01T00:44:30.000Z'],
  ])('%s', (_, wall, zone, utc) => {
    expect(new Date(localToUtc(local(wall), zone)).toISOString()).toBe(utc);
  });

  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const instant = fc.integer({ min: 0, max: Date.UTC(2099, 11, 31) });

  test('an instant is found again from its local time, or as the first of two with the same', () => {
    fc.assert(
      fc.property(instant, zone, (moment, timeZone) => {
        const wall = utcToLocal(moment, timeZone);
        const found = localToUtc(wall, timeZone);
        expect(found <= moment && moment - found <= 24 * 3_600_000).toBe(true);
        expect(utcToLocal(found, timeZone)).toEqual(wall);
      }),
      { numRuns: 1000 },
    );
  });

  test('local time is what Intl shows', () => {
    fc.assert(
      fc.property(instant, zone, (moment, timeZone) => {
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
          moment,
        );
        const { year, month, day, hour, minute, second } = utcToLocal(moment, timeZone);
        expect([year, month, day, hour, minute, second]).toEqual(shown.split(/\D/).map(Number));
      }),
    );
  });
});
