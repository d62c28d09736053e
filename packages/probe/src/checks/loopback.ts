/** A server on this machine that publishes another name of this machine than the one that was asked. */

import { isSameServer } from '../http/addresses.ts';
import { type Answer, evidenceOf } from '../http/exchange.ts';
import type { CheckResults } from '../results/results.ts';

/**
 * Warns of it once, of whatever URL it is seen first. Somebody who asks 127.0.0.1 where `base_url` is localhost is trying
 * out, and the answer is the same for each of the URLs.
 */
export function checkLoopback(given: string, answer: Answer, at: string, results: CheckResults): void {
  const { origin } = new URL(given, answer.url);
  if (origin === answer.url.origin || !isSameServer(given, answer.url) || results.warned('versions-urls')) return;
  const expected = `${answer.url.origin}, which was asked; all URLs may differ like this one`;
  results.warn('versions-urls', evidenceOf(answer, expected, origin, at));
}
