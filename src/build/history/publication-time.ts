/**
 * The moment of a snapshot, which is the `last_updated` of everything that changed in it. Clients ask for what changed since
 * they asked last, so it must not lie before any moment at which somebody can be answered from the previous snapshot; see
 * publish-in-time.ts.
 */

import type { Finding } from '../../findings/finding.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import { finding } from './codes.ts';

/**
 * The next full second, since fractions of a second are refused by many readers, and a moment before the build began
 * would be missed by a client that asked in between; at least a second after the previous snapshot, whatever the clock says.
 *
 * @param now and `before` (the moment of the previous snapshot) in ms since 1970
 * @param lead how long it takes until all clients see the snapshot, in ms: who asks before that would miss it too
 */
export function nextPublishedAt(now: number, before: number | undefined, lead = 0): number {
  const next = Math.ceil((now + lead) / 1000) * 1000;
  return before === undefined ? next : Math.max(next, before + 1000);
}

/** Behind the previous snapshot by more than this, in ms, the clock is worth a word. */
const TOLERATED_MS = 60_000;

/** @param place where the previous snapshot is */
export function clockFindings(now: number, before: number | undefined, place: string, lead = 0): Finding[] {
  if (before === undefined || now >= before - lead - TOLERATED_MS) return [];
  const [clock, built] = [formatTimestamp(Math.floor(now / 1000) * 1000), formatTimestamp(before)];
  const message = `It is ${clock} by this clock, but the previous snapshot was built at ${built}.`;
  const hint = `Set the clock. What changed gets the moment ${formatTimestamp(nextPublishedAt(now, before, lead))}.`;
  return [finding('clock-backwards', { file: place }, { message, hint })];
}
