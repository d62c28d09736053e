/** Nothing was updated in the future. */

import { formatTimestamp } from '../cells/timestamp.ts';
import type { Finding } from '../findings/finding.ts';
import type { Row } from '../tables/table.ts';
import { TABLES } from '../tables/tables.ts';
import { type Rule, rowFinding } from './rule.ts';

/** Clocks of two systems differ by some minutes. */
const TOLERANCE_MS = 5 * 60 * 1000;

const NAMES = ['locations', 'evses', 'connectors', 'tariffs'] as const;

export const futureTimestamps: Rule = function* ({ dataset, now }): Iterable<Finding> {
  for (const name of NAMES) yield* futureRows(name, dataset.contents[name].rows, now);
};

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
