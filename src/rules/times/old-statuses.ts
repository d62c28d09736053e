/** Rule: a status that changes all day is not days old, and is the one that was planned for today. */

import { type Finding, findingOf, type Place } from '../../findings/finding.ts';
import { DAY_MS, dayOf, startOfDay } from '../../findings/text/day.ts';
import { type Clause, clause } from '../../findings/words.ts';
import type { Status } from '../../ocpi/enums.ts';
import { ageingSince, hoursInMs, isInService, newestStatusRows } from '../../read/load/status-times.ts';
import type { SoundSettings } from '../../settings/known-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { placeInRow } from '../../tables/row-finding.ts';
import type { Row } from '../../tables/table.ts';
import type { StatusRow, StatusScheduleRow } from '../../tables/tables.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'old-status': {
      severity: 'warning',
      wrong:
        'AVAILABLE, BLOCKED, CHARGING or RESERVED is older than max_status_hours of network.json (72 unless set). A table is told once, at its first such row; with status sources, all are told once, at status_sources.',
      why: 'Drivers would go to a charger that was free long ago. UNKNOWN is published in its place, unless something newer is reported. A status without a time stays.',
      fix: 'Write the status of now with its time, or connect a status source. If somebody looks after it by hand, leave last_updated empty.',
      message: {
        table:
          'In {count:row}, the status is old; the oldest is of {day}. Where nothing newer is reported, UNKNOWN is published.',
        source:
          'Of {count:EVSE}, the status is more than {hours:hour} old, and no source says anything newer. UNKNOWN is published.',
      },
      hint: {
        source:
          'Look whether the sources still hear of all chargers. If they report changes alone, set max_status_hours to how long nothing may change.',
      },
    },
    'status-against-plan': {
      severity: 'warning',
      wrong: 'The status of an EVSE is not what status_schedules.csv has planned for today.',
      why: 'A plan changes no status by itself. Drivers go to a charger that is being repaired, or stay away from one that has opened.',
      fix: 'Write the status of now into evses.csv, or correct the plan.',
      message: 'The status is {status}, but {problem}.',
    },
  },
  network({ dataset, settings, now, tellOnce }) {
    const found = old(dataset.contents.evses.rows, settings, now);
    if (found) tellOnce('old-status', 'evses', found.first, 'status', { says: 'table', params: found.params });
  },
  evses({ evse, schedules }, say, { now }) {
    const { status } = evse.values;
    if (status === undefined || schedules.length === 0) return;
    const today = startOfDay(now);
    const begun = schedules.filter(({ values }) => values.period_begin <= today);
    const plan = begun.sort((a, b) => a.values.period_begin - b.values.period_begin).at(-1);
    const problem = plan && problemOf(status, plan, today);
    if (plan === undefined || problem === undefined) return;
    say('status-against-plan', 'status', { params: { status, problem }, related: [placeInRow(plan, 'status')] });
  },
});

const finding = findingOf(rule.findings);

/** The setting where network.json has mistakes. */
const HOURS = 72;

/** A finding if rows of status.csv that count are too old; `now` in ms since 1970. */
export function oldStatuses(rows: readonly StatusRow[], settings: SoundSettings, now: number): Finding[] {
  const found = old(newestStatusRows(rows).values(), settings, now);
  if (found === undefined) return [];
  return [rule.ofColumn('old-status', 'status', found.first, 'status', { says: 'table', params: found.params })];
}

/** The same where there are sources: they may have said something else of each. @param count of the statuses that are too old, whoever said them */
export function oldDespiteSources(count: number, { max_status_hours: hours }: Settings, place: Place): Finding[] {
  if (count === 0) return [];
  const said = { says: 'source', params: { count, hours } } as const;
  return [finding('old-status', place, { ...said, field: 'status_sources', key: 'status_sources' })];
}

type WithStatus = Row<{ readonly status: Status | undefined; readonly last_updated: number | undefined }>;

function old<R extends WithStatus>(
  rows: Iterable<R>,
  { status_sources, max_status_hours: hours = HOURS }: SoundSettings,
  now: number,
) {
  // A source says more.
  if (status_sources?.length !== 0) return undefined;
  const oldest = now - hoursInMs(hours);
  let first: R | undefined;
  let [count, from] = [0, now];
  for (const row of rows) {
    const time = ageingSince(row.values.status, row.values.last_updated);
    if (time === undefined || time >= oldest) continue;
    first ??= row;
    [count, from] = [count + 1, Math.min(from, time)];
  }
  return first && { first, params: { count, day: dayOf(from) } };
}

/** A plan that begins or ends today is for the afternoon: nothing is checked more often than once a day. */
function problemOf(status: Status, { values }: StatusScheduleRow, today: number): Clause | undefined {
  const { status: planned, period_begin: begin, period_end: end = Number.POSITIVE_INFINITY } = values;
  if (end > today + DAY_MS) {
    return contradicts(status, planned)
      ? clause`${{ planned }} was planned from ${{ begin: dayOf(begin) }} on`
      : undefined;
  }
  const isOver = end <= today && status === 'PLANNED' && planned === 'PLANNED';
  return isOver ? clause`that was planned until ${{ end: dayOf(end) }}` : undefined;
}

/** A charger that should work may be out of order; one that is planned or shut down was forgotten. */
const FORGOTTEN: ReadonlySet<Status> = new Set<Status>(['PLANNED', 'INOPERATIVE']);

function contradicts(status: Status, planned: Status): boolean {
  if (planned === 'UNKNOWN') return false;
  return isInService(planned) ? FORGOTTEN.has(status) : isInService(status);
}
