/** Rule: an EVSE has the status that was planned for it, once the time has come. */

import { DAY_MS, startOfDay } from '../../findings/text/day.ts';
import type { Status } from '../../ocpi/enums.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import type { EvseData } from '../../source/load/join.ts';
import { placeInRow } from '../../source/tables/row-name.ts';
import type { StatusScheduleRow } from '../../source/tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'status-against-plan': {
    severity: 'warning',
    wrong: 'The status of an EVSE is not what status_schedules.csv has planned for today.',
    why: 'A plan changes no status by itself. Drivers go to a charger that is being repaired, or stay away from one that has opened.',
    fix: 'Write the status of now into evses.csv, or correct the plan.',
    bad: 'status: PLANNED, with AVAILABLE planned from last month on',
    good: 'status: AVAILABLE, with AVAILABLE planned from last month on',
  },
});

function* check({ dataset, now }: RuleInput): Findings {
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

const IN_SERVICE: ReadonlySet<Status> = new Set<Status>(['AVAILABLE', 'BLOCKED', 'CHARGING', 'RESERVED']);

/** A charger that should work may be out of order; one that is planned or shut down was forgotten. */
const FORGOTTEN: ReadonlySet<Status> = new Set<Status>(['PLANNED', 'INOPERATIVE']);

function contradicts(status: Status, planned: Status): boolean {
  if (planned === 'UNKNOWN') return false;
  return IN_SERVICE.has(planned) ? FORGOTTEN.has(status) : IN_SERVICE.has(status);
}

function dayOf(instant: number): string {
  return formatTimestamp(instant).slice(0, 10);
}
