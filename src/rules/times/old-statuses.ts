/** Rule: a status that changes all day is not years old, and is the one that was planned for today. */

import { DAY_MS, startOfDay } from '../../findings/text/day.ts';
import type { Status } from '../../ocpi/enums.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import type { EvseData } from '../../source/load/join.ts';
import { newestStatusRows } from '../../source/load/newest-status.ts';
import type { SoundSettings } from '../../source/settings/known-settings.ts';
import { placeInRow } from '../../source/tables/row-name.ts';
import type { Row } from '../../source/tables/table.ts';
import type { StatusRow, StatusScheduleRow } from '../../source/tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { isUnknownTime } from './future-timestamps.ts';

export const rule = defineRule('plausibility', check, {
  'old-status': {
    severity: 'warning',
    wrong: 'A status is more than a year old, and no status source could report a newer one.',
    why: 'Drivers go to a charger that is called available, and stay away from one that is called occupied.',
    fix: 'Write the status of now. If nobody knows it, write UNKNOWN, or connect a status source.',
    bad: 'E-1,CHARGING,2021-03-01T08:00:00Z',
    good: 'E-1,UNKNOWN,',
  },
  'status-against-plan': {
    severity: 'warning',
    wrong: 'The status of an EVSE is not what status_schedules.csv has planned for today.',
    why: 'A plan changes no status by itself. Drivers go to a charger that is being repaired, or stay away from one that has opened.',
    fix: 'Write the status of now into evses.csv, or correct the plan.',
    bad: 'status: PLANNED, with AVAILABLE planned from last month on',
    good: 'status: AVAILABLE, with AVAILABLE planned from last month on',
  },
});

function* check(input: RuleInput): Findings {
  yield* copiedLongAgo(input);
  yield* againstPlan(input);
}

const YEAR_MS = 365 * DAY_MS;

/** Statuses of a charger that works. None of them lasts for a year; it may be out of order for so long, or not built yet. */
const IN_SERVICE: ReadonlySet<Status> = new Set<Status>(['AVAILABLE', 'BLOCKED', 'CHARGING', 'RESERVED']);

/** Those of evses.csv are compared with the newest there, since a whole network may have been copied long ago. */
function* copiedLongAgo({ dataset, settings }: RuleInput): Findings {
  const { rows } = dataset.contents.evses;
  let newest = Number.NEGATIVE_INFINITY;
  for (const { values } of rows) newest = Math.max(newest, values.last_updated ?? newest);
  if (settings.status_sources?.length === 0) yield* yearOld('evses', rows, newest);
}

/** The rows of status.csv that count and are more than a year old; `now` in ms since 1970. */
export function* oldStatuses(
  rows: readonly StatusRow[],
  { status_sources }: Pick<SoundSettings, 'status_sources'>,
  now: number,
): Findings {
  if (status_sources?.length === 0) yield* yearOld('status', newestStatusRows(rows).values(), now);
}

type WithStatus = Row<{ readonly status: Status | undefined; readonly last_updated: number | undefined }>;

function* yearOld(table: 'evses' | 'status', rows: Iterable<WithStatus>, newest: number): Findings {
  for (const row of rows) {
    const { status, last_updated: instant } = row.values;
    if (status === undefined || instant === undefined || instant > newest - YEAR_MS || isUnknownTime(instant)) continue;
    if (!IN_SERVICE.has(status)) continue;
    yield rule.finding('old-status', table, row, 'status', {
      message: `The status ${status} is of ${dayOf(instant)}.`,
      hint: 'Write the status of now, or UNKNOWN if nobody knows it.',
    });
  }
}

function* againstPlan({ dataset, now }: RuleInput): Findings {
  const today = startOfDay(now);
  for (const { evses } of dataset.locations) {
    for (const data of evses) if (data.schedules.length > 0) yield* ofEvse(data, today);
  }
}

function* ofEvse({ evse, schedules }: EvseData, today: number): Findings {
  const { status } = evse.values;
  if (status === undefined) return;
  const begun = schedules
    .filter(({ values }) => values.period_begin <= today)
    .sort((a, b) => a.values.period_begin - b.values.period_begin);
  const plan = begun.at(-1);
  const problem = plan === undefined ? undefined : problemOf(status, plan, today);
  if (plan === undefined || problem === undefined) return;
  yield rule.finding('status-against-plan', 'evses', evse, 'status', {
    message: `The status is ${status}, but ${problem}.`,
    hint: 'Write the status of now, or correct the plan.',
    related: [placeInRow(plan, 'status')],
  });
}

/** A plan that begins or ends today is for the afternoon: nothing is checked more often than once a day. */
function problemOf(status: Status, { values }: StatusScheduleRow, today: number): string | undefined {
  const { status: planned, period_begin: begin, period_end: end = Number.POSITIVE_INFINITY } = values;
  if (end > today + DAY_MS) {
    return contradicts(status, planned) ? `${planned} was planned from ${dayOf(begin)} on` : undefined;
  }
  const isOver = end <= today && status === 'PLANNED' && planned === 'PLANNED';
  return isOver ? `that was planned until ${dayOf(end)}` : undefined;
}

/** A charger that should work may be out of order; one that is planned or shut down was forgotten. */
const FORGOTTEN: ReadonlySet<Status> = new Set<Status>(['PLANNED', 'INOPERATIVE']);

function contradicts(status: Status, planned: Status): boolean {
  if (planned === 'UNKNOWN') return false;
  return IN_SERVICE.has(planned) ? FORGOTTEN.has(status) : IN_SERVICE.has(status);
}

function dayOf(instant: number): string {
  return formatTimestamp(instant).slice(0, 10);
}
