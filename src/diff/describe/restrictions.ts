/** When a price applies, in words (OCPI 11.4.6): `Mo-Fr 08:00-20:00, from 10 kWh`. */

import { DAY_OF_WEEK, type DayOfWeek } from '../../ocpi/enums.ts';
import type { TariffRestrictions } from '../../ocpi/types.ts';

/** An empty text for no restrictions. Upper bounds are exclusive. */
export function restrictionWords(restrictions: TariffRestrictions): string {
  const { start_time, end_time, start_date, end_date, day_of_week, reservation } = restrictions;
  const { min_kwh, max_kwh, min_current, max_current, min_power, max_power, min_duration, max_duration } = restrictions;
  const clock = [days(day_of_week ?? []), span(start_time, end_time)].filter((part) => part !== '').join(' ');
  const parts = [
    clock,
    start_date === undefined ? '' : `from ${start_date}`,
    end_date === undefined ? '' : `until ${end_date}`,
    bounds(min_kwh, max_kwh, (kwh) => `${kwh} kWh`),
    bounds(min_current, max_current, (amperes) => `${amperes} A`),
    bounds(min_power, max_power, (kilowatts) => `${kilowatts} kW`),
    bounds(min_duration, max_duration, duration),
    reservation === 'RESERVATION_EXPIRES' ? 'if a reservation expires' : '',
    reservation === 'RESERVATION' ? 'for reservations' : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function span(start: string | undefined, end: string | undefined): string {
  if (start !== undefined && end !== undefined) return `${start}-${end}`;
  if (start !== undefined) return `after ${start}`;
  return end === undefined ? '' : `before ${end}`;
}

function bounds(least: number | undefined, most: number | undefined, format: (bound: number) => string): string {
  if (least !== undefined && most !== undefined) return `${format(least)} to ${format(most)}`;
  if (least !== undefined) return `from ${format(least)}`;
  return most === undefined ? '' : `below ${format(most)}`;
}

function duration(seconds: number): string {
  if (seconds > 0 && seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds > 0 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

const DAY_CODES: { readonly [D in DayOfWeek]: string } = {
  MONDAY: 'Mo',
  TUESDAY: 'Tu',
  WEDNESDAY: 'We',
  THURSDAY: 'Th',
  FRIDAY: 'Fr',
  SATURDAY: 'Sa',
  SUNDAY: 'Su',
};

/** `Mo-Fr,Su`. */
function days(list: readonly DayOfWeek[]): string {
  const runs: DayOfWeek[][] = [];
  for (const [i, day] of DAY_OF_WEEK.entries()) {
    if (!list.includes(day)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === DAY_OF_WEEK[i - 1] && run !== undefined) run.push(day);
    else runs.push([day]);
  }
  return runs.map(formatRun).join(',');
}

function formatRun(run: readonly DayOfWeek[]): string {
  const codes = run.map((day) => DAY_CODES[day]);
  return codes.length > 2 ? `${codes[0]}-${codes.at(-1)}` : codes.join(',');
}
