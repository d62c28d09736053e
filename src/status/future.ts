/** Clocks of two systems differ by some minutes; a status from farther ahead would win over all others for that long. */

import type { Details } from '../findings/finding.ts';
import { formatTimestamp } from '../source/cells/timestamp.ts';

const TOLERANCE_MS = 5 * 60 * 1000;

/** What to say about a moment that lies in the future, in ms since 1970; nothing if it does not. */
export function inFuture(moment: number | undefined, now: number): Details | undefined {
  if (moment === undefined || moment <= now + TOLERANCE_MS) return undefined;
  return {
    field: 'last_updated',
    value: formatTimestamp(moment),
    message: `last_updated ${formatTimestamp(moment)} is in the future; the status counts, the moment does not.`,
    hint: 'Mind that it is in UTC.',
  };
}
