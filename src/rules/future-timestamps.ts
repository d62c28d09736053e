/** Nothing was updated in the future. */

import type { Entries } from '../findings/entry.ts';
import type { Finding } from '../findings/finding.ts';
import { formatTimestamp } from '../source/cells/timestamp.ts';
import { rowFindingOf } from '../source/tables/row-finding.ts';
import type { Row } from '../source/tables/table.ts';
import { TABLES } from '../source/tables/tables.ts';
import type { Rule, RuleInput } from './rule.ts';

const FINDINGS = {
  'future-timestamp': {
    severity: 'warning',
    wrong: 'last_updated lies in the future.',
    why: 'Readers that ask for what changed since their last visit get the object again and again.',
    fix: 'Correct the moment; mind that it is in UTC. Without the column the build finds it by itself.',
    bad: 'last_updated: 2062-01-01T00:00:00Z',
    good: 'last_updated: 2026-01-01T00:00:00Z',
  },
} as const satisfies Entries;

const rowFinding = rowFindingOf(FINDINGS);

export const rule = { group: 'plausibility', findings: FINDINGS, check } satisfies Rule;

/** Clocks of two systems differ by some minutes. */
const TOLERANCE_MS = 5 * 60 * 1000;

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
    if (instant === undefined || instant <= now + TOLERANCE_MS) continue;
    yield rowFinding('future-timestamp', TABLES[name], row, 'last_updated', {
      message: `last_updated ${formatTimestamp(instant)} is in the future; it is ${formatTimestamp(now)} now.`,
      hint: 'Mind that it is in UTC. Without the column the build finds it by itself.',
    });
  }
}
