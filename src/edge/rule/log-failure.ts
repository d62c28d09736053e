/** The operator's only trace of a failure. A failure that meets many requests is said once, and once a minute while it lasts. */

import { SnapshotFault } from './error-answer.ts';
import { perObject } from './kept.ts';

/** In ms. */
const AGAIN_MS = 60_000;
/** Failures with texts of their own, such as paths, must not fill the memory. */
const MOST_TEXTS = 100;

const saidAt = perObject(() => new Map<string, number>());

/**
 * Writes a failure to the log: the message of a fault in the snapshot, and anything else with its stack.
 *
 * @param site what the failure belongs to, such as a host
 * @param now in ms since 1970
 */
export function logFailure(site: object, failure: unknown, now: number): void {
  const isFault = failure instanceof SnapshotFault;
  const text = isFault ? failure.message : String(failure);
  const said = saidAt(site);
  if (Math.abs(now - (said.get(text) ?? Number.NEGATIVE_INFINITY)) < AGAIN_MS) return;
  if (said.size >= MOST_TEXTS) said.clear();
  said.set(text, now);
  // biome-ignore lint/suspicious/noConsole: there is nowhere else to say it
  console.error(isFault ? text : failure);
}
