/** Rule: periods and ranges end after they begin, and exceptional hours come with regular ones. */

import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import type { LocationData } from '../source/load/join.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import { cellText, type Row, type Table } from '../source/tables/table.ts';
import { TABLES } from '../source/tables/tables.ts';
import { exceptionalTimes } from './exceptional-times.ts';
import type { Rule, RuleInput } from './rule.ts';

const FINDINGS = {
  'hours-missing': {
    severity: 'error',
    wrong: 'A location has exceptional hours but no opening_times.',
    why: 'OCPI has exceptional hours only together with regular hours.',
    fix: 'Fill in opening_times of the location: 24/7 if it is always open otherwise.',
    bad: 'opening_times: (empty)',
    good: 'opening_times: 24/7',
  },
  'period-reversed': {
    severity: 'error',
    wrong: 'A period or range ends before it begins, or where it begins.',
    why: 'Readers reject it, or never apply it.',
    fix: 'Swap the two, or correct one of them.',
    bad: '2026-12-26,2026-12-25',
    good: '2026-12-25,2026-12-26',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'relations', findings: FINDINGS, check } satisfies Rule;

function* check({ dataset }: RuleInput): Iterable<Finding> {
  for (const location of dataset.locations) yield* exceptions(location);
  for (const row of dataset.contents.status_schedules.rows) {
    const { period_begin: begin, period_end: end } = row.values;
    if (end !== undefined && end <= begin) yield reversed(TABLES.status_schedules, row, 'period_begin', 'period_end');
  }
  for (const row of dataset.contents.tariffs.rows) {
    const { start_date_time: begin, end_date_time: end } = row.values;
    if (begin !== undefined && end !== undefined && end <= begin) {
      yield reversed(TABLES.tariffs, row, 'start_date_time', 'end_date_time');
    }
  }
  yield* restrictions(dataset.contents.tariff_elements.rows);
}

function* exceptions({ location, exceptions: rows }: LocationData): Iterable<Finding> {
  for (const row of rows) {
    const times = exceptionalTimes(row, location.values.time_zone);
    if (times !== undefined && times.end <= times.begin) {
      yield reversed(TABLES.exceptional_hours, row, 'period_begin', 'period_end');
    }
    if (location.values.opening_times === undefined) {
      yield rowFinding('hours-missing', TABLES.exceptional_hours, row, 'location_id', {
        message: `Location "${location.values.id}" has exceptional hours but no opening_times.`,
        hint: 'Fill in opening_times in locations.csv: 24/7 if it is always open otherwise.',
      });
    }
  }
}

const RANGES = [
  ['start_date', 'end_date'],
  ['min_kwh', 'max_kwh'],
  ['min_current', 'max_current'],
  ['min_power', 'max_power'],
  ['min_duration', 'max_duration'],
] as const;

type ElementRow = RuleInput['dataset']['contents']['tariff_elements']['rows'][number];

function* restrictions(rows: readonly ElementRow[]): Iterable<Finding> {
  for (const row of rows) {
    for (const [from, until] of RANGES) {
      const [low, high] = [row.values[from], row.values[until]];
      if (low === undefined || high === undefined) continue;
      const empty = typeof low === 'string' ? low >= String(high) : Number(low) >= Number(high);
      if (empty) yield reversed(TABLES.tariff_elements, row, from, until);
    }
  }
}

function reversed(
  table: Table,
  row: Row<{ readonly [column: string]: unknown }>,
  from: string,
  until: string,
): Finding {
  const [begin, end] = [from, until].map((column) => cellText(row, column));
  return rowFinding('period-reversed', table, row, until, {
    message: `${until} (${end}) is not after ${from} (${begin}).`,
    hint: 'Swap the two, or correct one of them.',
  });
}
