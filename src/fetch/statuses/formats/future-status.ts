/** Finds statuses from the future. One that is an hour ahead would override all others for an hour. */

import type { Details } from '../../../findings/finding.ts';
import { formatTimestamp } from '../../../source/cells/timestamp.ts';

/** The clocks of two systems may differ by a few minutes. */
export const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;

/** What to report about a time (ms since 1970) that is in the future; nothing if it is not. */
export function inFuture(time: number | undefined, now: number): Details | undefined {
  if (time === undefined || time <= now + CLOCK_TOLERANCE_MS) return undefined;
  return {
    field: 'last_updated',
    value: formatTimestamp(time),
    message: `last_updated ${formatTimestamp(time)} is in the future. The status counts, but not its time.`,
    hint: 'It must be in UTC.',
  };
}
