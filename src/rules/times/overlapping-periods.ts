/** Rule: opening hours, exceptional hours and planned statuses do not overlap, and are not over. */

import { conflictingHours } from '../../cells/opening-hours/odd-hours.ts';
import type { Finding } from '../../findings/finding.ts';
import { DAY_MS, startOfDay } from '../../findings/text/day.ts';
import type { LocationData } from '../../read/load/join.ts';
import { placeInRow } from '../../tables/row-name.ts';
import { type AnyRow, cellText } from '../../tables/table.ts';
import type { TableName } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { exceptionalTimes } from './exceptional-times.ts';

export const rule = defineRule('plausibility', check, {
  'overlapping-hours': {
    severity: 'warning',
    wrong:
      'Opening hours of one day overlap or replace others entirely, or two rows of exceptional hours of one site overlap.',
    why: 'One of the two is wrong, or not needed. OCPI says that closings should not overlap openings.',
    fix: 'Correct one of the two, or make them one. A semicolon begins hours that replace others: Mo-Su 08:00-20:00; Fr 08:00-22:00.',
  },
  'overlapping-schedules': {
    severity: 'warning',
    wrong: 'Two planned statuses of an EVSE overlap.',
    why: 'Nobody can say which of the two it will have.',
    fix: 'End the first when the second begins.',
  },
  'period-over': {
    severity: 'warning',
    wrong: 'An exceptional time, or a planned status, ended more than 30 days ago.',
    why: 'It is published for nobody. The year may be wrong, and then the next one is missing.',
    fix: 'Correct the year, or delete the row.',
  },
});

interface Period {
  readonly row: AnyRow;
  /** In ms since 1970. */
  readonly begin: number;
  /** Absent if it ends when the next begins. */
  readonly end?: number;
}

function* check({ dataset, now }: RuleInput): Findings {
  const longAgo = startOfDay(now) - 30 * DAY_MS;
  const known = new Map<object, string | undefined>();
  for (const data of dataset.locations) {
    yield* weeklyHours(data, known);
    for (const comparable of exceptionsOf(data)) {
      yield* periods('overlapping-hours', 'exceptional_hours', comparable, longAgo);
    }
    for (const { schedules } of data.evses) {
      if (schedules.length === 0) continue;
      const planned = schedules.map((row) => {
        const { period_begin: begin, period_end: end } = row.values;
        return { row, begin, ...(end === undefined ? {} : { end }) };
      });
      yield* periods('overlapping-schedules', 'status_schedules', planned, longAgo);
    }
  }
}

/** The exceptional hours of a site, in groups whose times can be compared. */
function exceptionsOf({ location, exceptions }: LocationData): readonly (readonly Period[])[] {
  if (exceptions.length === 0) return [];
  const periods = exceptions.flatMap((row) => {
    const times = exceptionalTimes(row, location.values.time_zone);
    return times === undefined ? [] : [{ row, ...times }];
  });
  return [undefined, 'local', 'instant'].map((kind) => periods.filter((period) => period.kind === kind));
}

/** @param known the overlap of each value that was looked at; equal texts mostly share one */
function* weeklyHours({ location }: LocationData, known: Map<object, string | undefined>): Findings {
  const { opening_times: hours } = location.values;
  if (hours === undefined) return;
  if (!known.has(hours)) known.set(hours, conflictingHours(cellText(location, 'opening_times') ?? ''));
  const overlap = known.get(hours);
  if (overlap === undefined) return;
  yield rule.finding('overlapping-hours', 'locations', location, 'opening_times', {
    message: `opening_times ${overlap}`,
    hint: 'Write them as one, or separate them with a comma. A semicolon begins hours that replace others.',
  });
}

/** Those that end before they begin are errors of another rule. */
function* periods(
  code: 'overlapping-hours' | 'overlapping-schedules',
  table: TableName,
  given: readonly Period[],
  longAgo: number,
): Findings {
  let last: (Period & { readonly end: number }) | undefined;
  const sound = given.filter(({ begin, end = Number.POSITIVE_INFINITY }) => begin < end);
  for (const { row, begin, end } of sound.sort((a, b) => a.begin - b.begin)) {
    const period = { row, begin, end: end ?? begin };
    if (end !== undefined && end < longAgo) {
      yield rule.finding('period-over', table, period.row, 'period_end', {
        message: 'The period ended more than 30 days ago.',
        hint: 'Correct the year, or delete the row.',
      });
    } else if (last !== undefined && period.begin < last.end) {
      yield overlap(code, table, last.row, period.row);
    }
    if (last === undefined || period.end > last.end) last = period;
  }
}

/** At the row that comes later in the file. */
function overlap(code: 'overlapping-hours' | 'overlapping-schedules', table: TableName, a: AnyRow, b: AnyRow): Finding {
  const [earlier, later] = a.file === b.file && a.record > b.record ? [b, a] : [a, b];
  const other = placeInRow(earlier, 'period_begin');
  return rule.finding(code, table, later, 'period_begin', {
    message: `The period overlaps the one in ${other.file}:${other.line}.`,
    hint: 'Correct one of the two, or make them one.',
    related: [other],
  });
}
