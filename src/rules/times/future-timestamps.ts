/** Rule: no last_updated is in the future, nor before there were charging networks. */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import { isUnknownTime } from '../../read/load/old-status.ts';
import { CLOCK_TOLERANCE_MS } from '../../sources/status-formats/rows.ts';
import type { Row } from '../../tables/table.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'future-timestamp': {
    severity: 'warning',
    wrong: 'last_updated is in the future.',
    why: 'Readers that ask for changes since their last visit get the object again and again.',
    fix: 'Correct the timestamp; it must be in UTC. Or leave the column out: the build works it out.',
  },
  'early-timestamp': {
    severity: 'warning',
    wrong: 'last_updated is before 2010.',
    why: 'Programs write 1970 where they know no time. Readers that ask for changes since their last visit miss the object.',
    fix: 'Correct the timestamp. Or leave the cell empty: the build works it out.',
  },
});

const NAMES = ['locations', 'evses', 'connectors', 'tariffs'] as const;

function* check({ dataset, now }: RuleInput): Findings {
  for (const name of NAMES) yield* wrongTimes(name, dataset.contents[name].rows, now);
}

/** The rows of a table that were updated in the future, or before there were networks; `now` in ms since 1970. */
export function* wrongTimes(
  name: (typeof NAMES)[number] | 'status',
  rows: readonly Row<{ readonly last_updated: number | undefined }>[],
  now: number,
): Findings {
  for (const row of rows) {
    const { last_updated: instant } = row.values;
    if (instant === undefined) continue;
    if (isUnknownTime(instant)) {
      yield rule.finding('early-timestamp', name, row, 'last_updated', {
        message: `last_updated ${formatTimestamp(instant)} is before there were charging networks.`,
        hint: 'Correct it. Or leave the cell empty: the build works it out.',
      });
    } else if (instant > now + CLOCK_TOLERANCE_MS) {
      yield rule.finding('future-timestamp', name, row, 'last_updated', {
        message: `last_updated ${formatTimestamp(instant)} is in the future; it is ${formatTimestamp(now)} now.`,
        hint: 'It must be in UTC. Or leave the column out: the build works it out.',
      });
    }
  }
}
