/** When prices apply (OCPI 11.4.6). Feeds have many restrictions that restrict nothing, such as all seven days. */

import { DAY_OF_WEEK, type DayOfWeek, type TariffRestrictions } from '../../../src/ocpi/browser.ts';

/** Whether a price applies always: no restrictions, or none that keeps anything out. */
export function restrictsNothing(restrictions: TariffRestrictions): boolean {
  const { start_date, end_date, max_kwh, max_current, max_power, max_duration, reservation } = restrictions;
  const { min_kwh = 0, min_current = 0, min_power = 0, min_duration = 0 } = restrictions;
  const { day_of_week = [], start_time, end_time } = restrictions;
  const ends = [start_date, end_date, max_kwh, max_current, max_power, max_duration, reservation];
  return (
    ends.every((end) => end === undefined) &&
    Math.max(min_kwh, min_current, min_power, min_duration) <= 0 &&
    isEveryDay(day_of_week) &&
    isWholeDay(start_time, end_time)
  );
}

/** No days are every day (OCPI 11.4.6). */
export function isEveryDay(days: readonly DayOfWeek[]): boolean {
  return days.length === 0 || DAY_OF_WEEK.every((day) => days.includes(day));
}

/** From midnight to midnight; a time of which one end is missing has it at midnight, and equal times are 24 hours. */
export function isWholeDay(start: string = MIDNIGHT, end: string = MIDNIGHT): boolean {
  return start === end || (start === MIDNIGHT && end === '24:00');
}

const MIDNIGHT = '00:00';
