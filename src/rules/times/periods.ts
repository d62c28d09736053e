/** Rule: periods and ranges end after they begin, and exceptional hours come with regular ones. */

import { CELLS } from '../../cells/finding-codes.ts';
import { fieldsAsUtc, type LocalTime, localToUtc, utcToLocal } from '../../cells/times/local-time.ts';
import { formatTimestamp } from '../../cells/times/timestamp.ts';
import { isKnown } from '../../cells/unknown-default.ts';
import type { Finding } from '../../findings/finding.ts';
import { type Advice, askFor, write } from '../../findings/text/advice.ts';
import { DAY_MS } from '../../findings/text/day.ts';
import type { LocationData } from '../../read/load/join.ts';
import { cellText, type Row } from '../../tables/table.ts';
import type { ExceptionalHoursRow, TableName } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { exceptionalTimes } from './exceptional-times.ts';

export const rule = defineRule(
  'relations',
  check,
  {
    'hours-missing': {
      severity: 'error',
      wrong: 'A location has exceptional hours but no opening_times.',
      why: 'OCPI has exceptional hours only together with regular hours.',
      fix: 'Fill in opening_times of the location: 24/7 if it is always open otherwise.',
    },
    'period-reversed': {
      severity: 'error',
      wrong: 'A period or range ends before it begins, or where it begins.',
      why: 'Readers reject it, or never apply it.',
      fix: 'Swap the two, or correct one of them.',
    },
  },
  CELLS,
);

function* check({ dataset }: RuleInput): Findings {
  for (const location of dataset.locations) yield* exceptions(location);
  for (const row of dataset.contents.status_schedules.rows) {
    const { period_begin: begin, period_end: end } = row.values;
    if (end !== undefined && end <= begin) yield reversed('status_schedules', row, 'period_begin', 'period_end');
  }
  for (const row of dataset.contents.tariffs.rows) {
    const { start_date_time: begin, end_date_time: end } = row.values;
    if (begin !== undefined && end !== undefined && end <= begin) {
      yield reversed('tariffs', row, 'start_date_time', 'end_date_time');
    }
  }
  yield* restrictions(dataset.contents.tariff_elements.rows);
}

function* exceptions({ location, exceptions: rows }: LocationData): Findings {
  for (const row of rows) {
    const skipped = skippedTimes(row, location.values.time_zone);
    yield* skipped;
    if (skipped.length > 0) continue;
    const times = exceptionalTimes(row, location.values.time_zone);
    if (times !== undefined && times.end <= times.begin) {
      yield reversed('exceptional_hours', row, 'period_begin', 'period_end');
    }
    if (location.values.opening_times === undefined) {
      yield rule.finding('hours-missing', 'exceptional_hours', row, 'location_id', {
        message: `Location "${location.values.id}" has exceptional hours but no opening_times.`,
        hint: 'Fill in opening_times in locations.csv: 24/7 if it is always open otherwise.',
      });
    }
  }
}

/** Local times that no clock of the site shows, because clocks are put forward. They would be published as other times. */
function skippedTimes(row: ExceptionalHoursRow, timeZone: string): Finding[] {
  if (!isKnown(timeZone)) return [];
  return (['period_begin', 'period_end'] as const).flatMap((column) => {
    const time = row.values[column];
    if (time.kind === 'instant') return [];
    const shown = utcToLocal(localToUtc(time.local, timeZone), timeZone);
    if (fieldsAsUtc(shown) === fieldsAsUtc(time.local)) return [];
    const later = formatTimestamp(fieldsAsUtc(shown)).slice(0, 16).replace('T', ' ');
    return rule.finding('not-a-timestamp', 'exceptional_hours', row, column, {
      message: `${column}: "${cellText(row, column)}" does not exist in ${timeZone}, where clocks are put forward that day.`,
      ...write([later]),
    });
  });
}

const RANGES = [
  ['start_date', 'end_date'],
  ['min_kwh', 'max_kwh'],
  ['min_current', 'max_current'],
  ['min_power', 'max_power'],
  ['min_duration', 'max_duration'],
] as const;

type ElementRow = RuleInput['dataset']['contents']['tariff_elements']['rows'][number];

function* restrictions(rows: readonly ElementRow[]): Findings {
  for (const row of rows) {
    for (const [from, until] of RANGES) {
      const [low, high] = [row.values[from], row.values[until]];
      if (low === undefined || high === undefined) continue;
      const empty = typeof low === 'string' ? low >= String(high) : Number(low) >= Number(high);
      if (empty) yield reversed('tariff_elements', row, from, until);
    }
  }
}

function reversed(
  table: TableName,
  row: Row<{ readonly [column: string]: unknown }>,
  from: string,
  until: string,
): Finding {
  const [begin = '', end = ''] = [from, until].map((column) => cellText(row, column));
  return rule.finding('period-reversed', table, row, until, {
    message: `${until} (${end}) is not after ${from} (${begin}).`,
    ...adviceOn(dayFirst(row.values[from]) ?? begin, dayFirst(row.values[until]) ?? end),
  });
}

/** A local time in the notation of the column, in whatever notation it was written. */
function dayFirst(value: unknown): string | undefined {
  const isLocal = typeof value === 'object' && value !== null && 'local' in value;
  if (!isLocal) return undefined;
  const text = formatTimestamp(fieldsAsUtc(value.local as LocalTime));
  return text.slice(0, 16).replace('T', ' ').replace(' 00:00', '');
}

const DAY = /^\d{4}-\d{2}-\d{2}(?=$|[ T])/;

/** A period in which the year changes is no longer than this: otherwise, the two were exchanged. */
const LONGEST_OVER_NEW_YEAR_MS = 120 * DAY_MS;

function adviceOn(begin: string, end: string): Advice {
  const [[first], [last]] = [DAY.exec(begin) ?? [], DAY.exec(end) ?? []];
  if (first === undefined || last === undefined) {
    return {
      hint:
        begin === end ? 'Write a larger number here, or a smaller one there.' : 'Swap the two, or correct one of them.',
    };
  }
  if (begin === end && end === last) {
    return write([dayAfter(last)], `A period ends when the day begins that is named here, so this is all of ${last}.`);
  }
  if (begin === end) return { hint: `Write when it ends: it begins at this very time.` };
  const nextYear = `${Number(last.slice(0, 4)) + 1}${last.slice(4)}`;
  const length = Date.parse(nextYear) - Date.parse(first);
  if (length > 0 && length < LONGEST_OVER_NEW_YEAR_MS) return askFor(`${nextYear}${end.slice(last.length)}`);
  return { hint: 'Correct one of them, or swap the two.' };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
