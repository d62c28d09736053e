/** When a price applies, in words (OCPI 11.4.6): `Mo-Fr 08:00-20:00, from 10 kWh`. */

import { formatDays } from '../../cells/opening-hours/opening-hours.ts';
import { DAY_OF_WEEK } from '../../ocpi/enums.ts';
import type { TariffRestrictions } from '../../ocpi/types.ts';

/** An empty text for no restrictions. Upper bounds are exclusive. */
export function restrictionWords(of: TariffRestrictions): string {
  const days = DAY_OF_WEEK.flatMap((day, i) => (of.day_of_week?.includes(day) ? [i] : []));
  const parts = [
    `${formatDays(days)} ${span(of.start_time, of.end_time)}`.trim(),
    of.start_date && `from ${of.start_date}`,
    of.end_date && `until ${of.end_date}`,
    bounds(of.min_kwh, of.max_kwh, (kwh) => `${kwh} kWh`),
    bounds(of.min_current, of.max_current, (amperes) => `${amperes} A`),
    bounds(of.min_power, of.max_power, (kilowatts) => `${kilowatts} kW`),
    bounds(of.min_duration, of.max_duration, duration),
    of.reservation === 'RESERVATION_EXPIRES' && 'if a reservation expires',
    of.reservation === 'RESERVATION' && 'for reservations',
  ];
  return parts.filter((part) => part).join(', ');
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
