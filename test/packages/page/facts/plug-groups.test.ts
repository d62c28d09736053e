/** Plugs that are alike, together. */

import { expect, test } from 'vitest';
import { groupPlugs, plugPower } from '../../../../packages/page/facts/plug-groups.ts';
import { spansOfWeek, spansPastMidnight } from '../../../../packages/page/facts/regular-week.ts';
import type { Connector } from '../../../../src/ocpi/types.ts';

const connector = (power_type: Connector['power_type'], more: Partial<Connector> = {}) =>
  ({
    id: '1',
    standard: 'IEC_62196_T2',
    format: 'SOCKET',
    power_type,
    max_voltage: 230,
    max_amperage: 32,
    ...more,
  }) as const;

test('the power that is not named follows from voltage and current, but not for direct current', () => {
  expect(plugPower(connector('AC_3_PHASE'))).toBe(22_080);
  expect(plugPower(connector('AC_1_PHASE'))).toBe(7360);
  expect(plugPower(connector('AC_3_PHASE', { max_electric_power: 11_000 }))).toBe(11_000);
  expect(plugPower(connector('DC', { max_voltage: 1000, max_amperage: 500 }))).toBe(0);
});

test('the strongest group is first, and cables make a difference', () => {
  const plugs = [
    { standard: 'IEC_62196_T2', watts: 22_000, format: 'SOCKET', uid: 'a' },
    { standard: 'IEC_62196_T2_COMBO', watts: 150_000, format: 'CABLE', uid: 'b' },
    { standard: 'IEC_62196_T2', watts: 22_000, format: 'SOCKET', uid: 'c' },
    { standard: 'IEC_62196_T2', watts: 22_000, format: 'CABLE', uid: 'd' },
    { standard: 'CHADEMO', watts: 0, format: 'CABLE', uid: 'e' },
  ] as const;
  const said = groupPlugs(plugs).map(({ plugs: group, ...kind }) => [group.map(({ uid }) => uid).join(''), kind.watts]);
  expect(said).toEqual([
    ['b', 150_000],
    ['ac', 22_000],
    ['d', 22_000],
    ['e', 0],
  ]);
});

test('hours past midnight are one span; whole days and the hours after them are not', () => {
  const span = (weekday: number, begin: string, end: string) => ({ weekday, period_begin: begin, period_end: end });
  const week = [
    span(7, '20:00', '23:59'),
    span(1, '00:00', '02:00'),
    span(3, '00:00', '23:59'),
    span(4, '00:00', '05:00'),
  ];
  expect(spansPastMidnight(spansOfWeek(week))).toEqual([
    { weekday: 3, begin: 0, end: 1440 },
    { weekday: 4, begin: 0, end: 300 },
    { weekday: 7, begin: 1200, end: 1560 },
  ]);
  // Two that touch or overlap are one.
  expect(spansOfWeek([span(2, '12:00', '18:00'), span(2, '08:00', '12:00')])).toEqual([
    { weekday: 2, begin: 480, end: 1080 },
  ]);
});
