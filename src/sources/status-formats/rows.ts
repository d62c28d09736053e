/** Rows of a status source in any format: how many there may be, which of their times count, and what is wrong with them. */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import type { Finding, Place } from '../../findings/finding.ts';
import { type Failed, failed } from '../urls/source-answer.ts';
import { finding, type SaidOfRow } from './finding-codes.ts';

/**
 * More than the largest networks need, and about as many ordinary rows as fit into the default of max_bytes. A row takes far more
 * memory than its bytes, and 50 MB can be 25 million rows of one digit, which would run the build out of memory.
 */
export const MOST_ROWS = 1_000_000;

/** The failure of content with this many rows, if they are too many. */
export function tooManyRows(rows: number): Failed | undefined {
  if (rows <= MOST_ROWS) return undefined;
  return failed(
    `It has more than ${MOST_ROWS.toLocaleString('en')} rows.`,
    'Make it report one status per EVSE, or split it into several sources.',
  );
}

/** The clocks of two systems may differ by a few minutes. */
export const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;

/**
 * The finding about a time (ms since 1970) that is in the future; nothing if it is not. A status that is an hour ahead would
 * override all others for an hour.
 */
export function inFuture(time: number | undefined, now: number): SaidOfRow | undefined {
  if (time === undefined || time <= now + CLOCK_TOLERANCE_MS) return undefined;
  return { field: 'last_updated', value: formatTimestamp(time), says: 'future' };
}

const MOST_LISTED = 100;

/** Collects findings about the rows of one source. There may be a million of them, so only the first ones are listed. */
export function rowFindings(address: string) {
  const listed: Finding[] = [];
  let count = 0;
  return {
    add(place: () => Place, said: SaidOfRow): void {
      if (count++ < MOST_LISTED) listed.push(finding('status-source-row', place(), said));
    },
    all(): Finding[] {
      const more = count - MOST_LISTED;
      if (more <= 0) return listed;
      const said = { says: 'more', params: { count: more } } as const;
      return [...listed, finding('status-source-row', { file: address }, said)];
    },
  };
}

export type RowFindings = ReturnType<typeof rowFindings>;
