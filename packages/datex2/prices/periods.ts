/** When a price applies, and when a site is open, as periods of DATEX II. */

import { localToUtc } from '../../../src/cells/index.ts';
import { DAY_OF_WEEK, type ExceptionalPeriod, type Hours } from '../../../src/ocpi/index.ts';
import { filled, versioned, word } from '../mapping/form.ts';
import { isAlways, minuteOf, NO_DAYS, type Span, type Week } from './first-fit.ts';

/** Every period needs a beginning. What has none begins before any charger. */
const SINCE_EVER = '2000-01-01T00:00:00Z';

/** @param bounds instants @param valid when in it; always, if it is empty */
export function overallPeriod(
  [overallStartTime = SINCE_EVER, overallEndTime]: readonly (string | undefined)[],
  valid: readonly object[] = [],
  except: readonly object[] = [],
) {
  return { overallStartTime, overallEndTime, validPeriod: filled(valid), exceptionPeriod: filled(except) };
}

/** Days with the same times are one period. */
export function weekly(week: Week): object[] {
  const byTimes = Map.groupBy(week.keys(), (day) => JSON.stringify(week[day]?.map(timeOfDay)));
  return [...byTimes].flatMap(([times, days]) => {
    if (times === '[]') return [];
    const applicableDay = days.map((day) => word(DAY_OF_WEEK[day]?.toLowerCase() ?? ''));
    const isDaily = days.length === DAY_OF_WEEK.length;
    return [
      {
        recurringTimePeriodOfDay: times === ALL_DAY ? undefined : JSON.parse(times),
        recurringDayWeekMonthPeriod: isDaily ? undefined : [{ comDayWeekMonth: { applicableDay } }],
      },
    ];
  });
}

/** Local times: the profile wants a Z behind them that does not mean UTC. The end of a day is its beginning, as in OCPI. */
function timeOfDay([from, until]: Span<number>) {
  const clock = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 19);
  return { startTimeOfPeriod: `${clock(from)}Z`, endTimeOfPeriod: `${clock(until)}Z` };
}

const ALL_DAY = JSON.stringify([timeOfDay([0, 24 * 60])]);

/** When a local day begins; nothing if there is no bound. @param date `2026-12-24` */
export function beginOfDay(date: string, timeZone: string): string | undefined {
  if (date === NO_DAYS[0] || date === NO_DAYS[1]) return undefined;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const midnight = { hour: 0, minute: 0, second: 0, millisecond: 0 };
  return new Date(localToUtc({ year, month, day, ...midnight }, timeZone)).toISOString();
}

/** OCPI has no 24:00, so hours that end in the last minute of a day last until midnight (8.4.21). */
const endOf = (time: string) => minuteOf(time === '23:59' ? '24:00' : time);

/** @param idG of the hours, if they are not "always" */
export function operatingHours(idG: string, hours: Hours | undefined) {
  if (hours === undefined) return { afacUnknownOperatingHours: {} };
  const { twentyfourseven, regular_hours = [], exceptional_openings = [], exceptional_closings = [] } = hours;
  const week = DAY_OF_WEEK.map((_, i) =>
    regular_hours
      .filter(({ weekday }) => weekday === i + 1)
      .map(({ period_begin, period_end }) => [minuteOf(period_begin), endOf(period_end)] as const),
  );
  const isOpen = twentyfourseven || isAlways(week);
  if (isOpen && exceptional_closings.length === 0) return { afacOpenAllHours: {} };
  const open = isOpen ? [] : [...weekly(week), ...exceptional_openings.map(toPeriod)];
  const period = overallPeriod([undefined, undefined], open, exceptional_closings.map(toPeriod));
  return { afacOperatingHoursSpecification: { ...versioned(idG), overallPeriod: period } };
}

function toPeriod({ period_begin, period_end }: ExceptionalPeriod) {
  return { startOfPeriod: period_begin, endOfPeriod: period_end };
}
