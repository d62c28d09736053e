/** Rule: a status that changes all day is not years old. */

import type { Finding } from '../../findings/finding.ts';
import { DAY_MS } from '../../findings/text/day.ts';
import type { Status } from '../../ocpi/enums.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import { newestStatusRows } from '../../source/load/newest-status.ts';
import type { SoundSettings } from '../../source/settings/known-settings.ts';
import type { AnyRow } from '../../source/tables/table.ts';
import type { StatusRow, TableName } from '../../source/tables/tables.ts';
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
});

const YEAR_MS = 365 * DAY_MS;

/** Statuses that do not last for a year. A charger may be out of order for so long, or not built yet. */
const PASSING: ReadonlySet<Status> = new Set<Status>(['AVAILABLE', 'BLOCKED', 'CHARGING', 'RESERVED']);

/** Those of evses.csv are compared with the newest there, since a whole network may have been copied long ago. */
function* check({ dataset, settings }: RuleInput): Findings {
  const { rows } = dataset.contents.evses;
  if (settings.status_sources?.length !== 0) return;
  let newest = Number.NEGATIVE_INFINITY;
  for (const { values } of rows) newest = Math.max(newest, values.last_updated ?? newest);
  for (const row of rows) {
    const { status, last_updated: instant } = row.values;
    if (status === undefined || instant === undefined || instant > newest - YEAR_MS || isUnknownTime(instant)) continue;
    if (PASSING.has(status)) yield oldStatus('evses', row, status, instant);
  }
}

/** The rows of status.csv that count and are more than a year old; `now` in ms since 1970. */
export function* oldStatuses(
  rows: readonly StatusRow[],
  { status_sources }: Pick<SoundSettings, 'status_sources'>,
  now: number,
): Findings {
  if (status_sources?.length !== 0) return;
  for (const row of newestStatusRows(rows).values()) {
    const { status, last_updated: instant } = row.values;
    if (instant === undefined || instant > now - YEAR_MS || isUnknownTime(instant) || !PASSING.has(status)) continue;
    yield oldStatus('status', row, status, instant);
  }
}

function oldStatus(table: TableName, row: AnyRow, status: Status, instant: number): Finding {
  return rule.finding('old-status', table, row, 'status', {
    message: `The status ${status} is of ${formatTimestamp(instant).slice(0, 10)}.`,
    hint: 'Write the status of now, or UNKNOWN if nobody knows it.',
  });
}
