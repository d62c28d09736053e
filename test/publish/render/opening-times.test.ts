/** Exceptional hours, written in the local time of a site and published in UTC, also where the clocks change. */

import { describe, expect, test } from 'vitest';
import type { Hours } from '../../../src/ocpi/types.ts';
import { csv, networkOf, onlyLocation, render } from '../../support/network-of.ts';

/** The opening times of a site with exceptions: type, begin and end in a row. */
async function hoursWith(openingTimes: string, ...rows: readonly string[]): Promise<Hours | undefined> {
  const locations = csv(
    'id,address,city,latitude,longitude,opening_times',
    `L-1,Main Street 1,Amsterdam,52.373169,4.893379,${openingTimes}`,
  );
  const exceptional_hours = csv('location_id,type,period_begin,period_end', ...rows.map((row) => `L-1,${row}`));
  return onlyLocation(await render(networkOf({ locations, exceptional_hours }))).opening_times;
}

describe('local time of the site', () => {
  test.each([
    ['in winter', '2026-12-25,2026-12-26', '2026-12-24T23:00:00Z', '2026-12-25T23:00:00Z'],
    ['in summer', '2026-07-01 08:00,2026-07-01 20:00', '2026-07-01T06:00:00Z', '2026-07-01T18:00:00Z'],
    ['on the day of 23 hours', '2026-03-29,2026-03-30', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['on the day of 25 hours', '2026-10-25,2026-10-26', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    [
      'in an hour that comes twice',
      '2026-10-25 02:30,2026-10-25 03:30',
      '2026-10-25T00:30:00Z',
      '2026-10-25T02:30:00Z',
    ],
    [
      'is not what has a zone',
      '2026-12-25T07:00:00Z,2026-12-25T19:00:00+01:00',
      '2026-12-25T07:00:00Z',
      '2026-12-25T18:00:00Z',
    ],
  ])('%s', async (_, period, period_begin, period_end) => {
    const hours = await hoursWith('Mo-Fr 08:00-20:00', `CLOSING,${period}`);
    expect(hours?.exceptional_closings).toEqual([{ period_begin, period_end }]);
    expect(hours).not.toHaveProperty('exceptional_openings');
  });
});

test('exceptions come in the order of time, openings apart from closings', async () => {
  const hours = await hoursWith(
    '24/7',
    'CLOSING,2026-12-25,2026-12-26',
    'OPENING,2026-05-01,2026-05-02',
    'CLOSING,2026-04-06T08:00:00Z,2026-04-07',
    'CLOSING,2026-04-05,2026-04-06',
  );
  expect(hours?.twentyfourseven).toBe(true);
  expect(hours?.exceptional_openings?.map(({ period_begin }) => period_begin)).toEqual(['2026-04-30T22:00:00Z']);
  expect(hours?.exceptional_closings?.map(({ period_begin }) => period_begin)).toEqual([
    '2026-04-04T22:00:00Z',
    '2026-04-06T08:00:00Z',
    '2026-12-24T23:00:00Z',
  ]);
});
