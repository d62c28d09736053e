/** Rule: no last_updated is in the future. */

import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import { formatTimestamp } from '../source/cells/timestamp.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import type { Row } from '../source/tables/table.ts';
import { TABLES } from '../source/tables/tables.ts';
import { CLOCK_TOLERANCE_MS } from '../status/future-status.ts';
import type { Rule, RuleInput } from './rule.ts';

const FINDINGS = {
  'future-timestamp': {
    severity: 'warning',
    wrong: 'last_updated is in the future.',
    why: 'Readers that ask for changes since their last visit get the object again and again.',
    fix: 'Correct the timestamp; it must be in UTC. Or leave the column out: the build works it out.',
    bad: 'last_updated: 2062-01-01T00:00:00Z',
    good: 'last_updated: 2026-01-01T00:00:00Z',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'plausibility', findings: FINDINGS, check } satisfies Rule;

const NAMES = ['locations', 'evses', 'connectors', 'tariffs'] as const;

function* check({ dataset, now }: RuleInput): Iterable<Finding> {
  for (const name of NAMES) yield* futureRows(name, dataset.contents[name].rows, now);
}

/** The rows of a table that were updated in the future; `now` in ms since 1970. */
export function* futureRows(
  name: (typeof NAMES)[number] | 'status',
  rows: readonly Row<{ readonly last_updated: number | undefined }>[],
  now: number,
): Iterable<Finding> {
  for (const row of rows) {
    const { last_updated: instant } = row.values;
    if (instant === undefined || instant <= now + CLOCK_TOLERANCE_MS) continue;
    yield rowFinding('future-timestamp', TABLES[name], row, 'last_updated', {
      message: `last_updated ${formatTimestamp(instant)} is in the future; it is ${formatTimestamp(now)} now.`,
      hint: 'It must be in UTC. Or leave the column out: the build works it out.',
    });
  }
}
