/** Rule: no last_updated is in the future, nor before there were charging networks. */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import type { Finding } from '../../findings/finding.ts';
import { isUnknownTime } from '../../read/load/status-times.ts';
import { CLOCK_TOLERANCE_MS } from '../../sources/status-formats/rows.ts';
import type { Row } from '../../tables/table.ts';
import { defineRule, type RuleInput, type Say } from '../rule/rule.ts';

const FINDINGS = {
  'future-timestamp': {
    severity: 'warning',
    wrong: 'last_updated is in the future.',
    why: 'Readers that ask for changes since their last visit get the object again and again.',
    fix: 'Correct the timestamp; it must be in UTC. Or leave the column out: the build works it out.',
    message: '{field} {time} is in the future; it is {now} now.',
  },
  'early-timestamp': {
    severity: 'warning',
    wrong: 'last_updated is before 2010.',
    why: 'Programs write 1970 where they know no time. Readers that ask for changes since their last visit miss the object.',
    fix: 'Correct the timestamp. Or leave the cell empty: the build works it out.',
    message: '{field} {time} is before there were charging networks.',
  },
} as const;

export const rule = defineRule({
  group: 'plausibility',
  findings: FINDINGS,
  rows: { locations: judge, evses: judge, connectors: judge, tariffs: judge },
});

type Updated = Row<{ readonly last_updated: number | undefined }>;

function judge(
  { values: { last_updated: instant } }: Updated,
  say: Say<typeof FINDINGS>,
  { now }: Pick<RuleInput, 'now'>,
): void {
  if (instant === undefined) return;
  if (isUnknownTime(instant)) say('early-timestamp', 'last_updated', { params: { time: formatTimestamp(instant) } });
  else if (instant > now + CLOCK_TOLERANCE_MS) {
    const params = { time: formatTimestamp(instant), now: formatTimestamp(now) };
    say('future-timestamp', 'last_updated', { params });
  }
}

/** The same in rows of status.csv; `now` in ms since 1970. */
export function wrongTimes(rows: readonly Updated[], now: number): Finding[] {
  const found: Finding[] = [];
  for (const row of rows) {
    const say: Say<typeof FINDINGS> = (code, field, ...said) => {
      found.push(rule.finding(code, 'status', row, field, ...said));
    };
    judge(row, say, { now });
  }
  return found;
}
