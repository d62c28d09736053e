/** Limits many findings about one thing to the first ones. */

import type { Finding } from './finding.ts';
import { formatCount } from './text/format.ts';

/**
 * The first `most` findings, of which the last one says how many more there are. The others are never made: finding the
 * places of a million findings would take quadratic time.
 */
export function firstFindings(makers: readonly (() => Finding)[], most: number): Finding[] {
  const findings = makers.slice(0, most).map((make) => make());
  const more = makers.length - findings.length;
  const last = findings.at(-1);
  if (more === 0 || last === undefined) return findings;
  const message = `${last.message} (And ${formatCount(more, 'more finding')} of this kind.)`;
  return [...findings.slice(0, -1), { ...last, message }];
}
