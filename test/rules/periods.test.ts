/** Opening hours, exceptional hours and schedules that overlap or are over, and their neighbours. */

import { describe, expect, test } from 'vitest';
import { brief, checkFor, csv, networkOf, type Tables } from '../support/network-of.ts';

const check = checkFor('long-exception odd-hours overlapping-hours overlapping-schedules period-over');

const found = (tables: Tables) => brief(check(networkOf(tables)).findings);

const site = (hours: string) =>
  csv('id,address,city,latitude,longitude,opening_times', `L-1,Main Street 1,Amsterdam,52.373169,4.893379,"${hours}"`);

test.each([
  ['24/7', []],
  ['Mo-Fr 08:00-12:00,13:00-20:00', []],
  ['Mo-Fr 08:00-12:00,12:00-20:00', []],
  ['Mo-Fr 08:00-20:00; Fr 10:00-22:00', []],
  ['Mo-Fr 08:00-20:00, Sa 10:00-18:00', []],
  ['Su-Th 11:00-01:00, Fr,Sa 11:00-03:00', []],
  ['Mo-Su 00:00-00:00', []],
  ['Fr 20:00-00:05', []],
  ['Mo-Su 00:00-23:59', []],
  ['Su 23:55-00:10', []],
  ['Mo-Fr 08:00-20:00; Mo 12:00-12:05 off', []],
  ['Mo-Fr 10:00-10:00', ['odd-hours data/locations.csv:2:48']],
  ['Mo-Su 00:00-00:01', ['odd-hours data/locations.csv:2:48']],
  ['Mo-Fr 08:00-20:00; Sa 10:00-10:14', ['odd-hours data/locations.csv:2:48']],
  ['Su 23:58-00:02', ['odd-hours data/locations.csv:2:48']],
  ['Mon-Sat 8am-8am, Sun 11am-5pm', ['odd-hours data/locations.csv:2:48']],
  ['Mon-Fri 8am-8pm', []],
  ['Mon-Sat 8am-3pm, 2pm-8pm', ['overlapping-hours data/locations.csv:2:48']],
  ['Mo-Fr 08:00-14:00,12:00-20:00', ['overlapping-hours data/locations.csv:2:48']],
  ['Mo-Fr 08:00-20:00, Fr 10:00-22:00', ['overlapping-hours data/locations.csv:2:48']],
])('%s', (hours, expected) => {
  expect(found({ locations: site(hours) })).toEqual(expected);
});

describe('exceptional hours', () => {
  test.each([
    ['one after the other', 'CLOSING,2026-12-24,2026-12-26', 'CLOSING,2026-12-26,2026-12-28', []],
    [
      'one in the other',
      'CLOSING,2026-12-24,2026-12-28',
      'OPENING,2026-12-26 10:00,2026-12-26 12:00',
      ['overlapping-hours data/exceptional_hours.csv:3:13'],
    ],
    [
      'the later one first',
      'OPENING,2026-12-26 10:00,2026-12-26 12:00',
      'CLOSING,2026-12-24,2026-12-28',
      ['overlapping-hours data/exceptional_hours.csv:3:13'],
    ],
    [
      'over',
      'CLOSING,2026-12-24,2026-12-28',
      'CLOSING,2024-12-24,2024-12-28',
      ['period-over data/exceptional_hours.csv:3:24'],
    ],
    ['over since last week', 'CLOSING,2026-12-24,2026-12-28', 'CLOSING,2025-12-24,2025-12-28', []],
  ])('%s', (_, first, second, expected) => {
    const exceptional_hours = csv('location_id,type,period_begin,period_end', `L-1,${first}`, `L-1,${second}`);
    expect(found({ locations: site('24/7'), exceptional_hours })).toEqual(expected);
  });
});

describe('an exceptional time without a break', () => {
  test.each([
    ['an opening over a long weekend', 'OPENING,2027-05-14,2027-05-17', []],
    ['an opening of a week', 'OPENING,2027-05-10,2027-05-17', []],
    [
      'an opening of a month',
      'OPENING,2027-05-15 22:00,2027-06-16 02:00',
      ['long-exception data/exceptional_hours.csv:2:30'],
    ],
    ['a closing in winter', 'CLOSING,2026-10-01,2027-05-01', []],
    [
      'a closing for more than a year',
      'CLOSING,2026-12-25,2027-12-27',
      ['long-exception data/exceptional_hours.csv:2:24'],
    ],
  ])('%s', (_, row, expected) => {
    const exceptional_hours = csv('location_id,type,period_begin,period_end', `L-1,${row}`);
    expect(found({ locations: site('Mo-Fr 08:00-20:00'), exceptional_hours })).toEqual(expected);
  });
});

describe('planned statuses', () => {
  test.each([
    ['one after the other', '2027-03-01T06:00:00Z,2027-03-05T06:00:00Z', '2027-03-05T06:00:00Z,', []],
    ['an end that is open', '2027-03-01T06:00:00Z,', '2027-03-05T06:00:00Z,2027-03-06T06:00:00Z', []],
    [
      'at the same time',
      '2027-03-01T06:00:00Z,2027-03-08T06:00:00Z',
      '2027-03-05T06:00:00Z,2027-03-06T06:00:00Z',
      ['overlapping-schedules data/status_schedules.csv:3:5'],
    ],
    [
      'over',
      '2027-03-01T06:00:00Z,',
      '2024-03-05T06:00:00Z,2024-03-06T06:00:00Z',
      ['period-over data/status_schedules.csv:3:26'],
    ],
  ])('%s', (_, first, second, expected) => {
    const status_schedules = csv(
      'evse_uid,period_begin,period_end,status',
      `E-1,${first},INOPERATIVE`,
      `E-1,${second},OUTOFORDER`,
    );
    expect(found({ status_schedules })).toEqual(expected);
  });
});
