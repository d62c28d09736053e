/** The first of many findings about one thing. */

import type { Finding } from './finding.ts';

/**
 * The first `most` findings. The last of them says how many more there are; these are never made, since to place each of a
 * million takes time that grows with its square.
 */
export function firstFindings(makers: readonly (() => Finding)[], most: number): Finding[] {
  const findings = makers.slice(0, most).map((make) => make());
  const more = makers.length - findings.length;
  const last = findings.at(-1);
  if (more === 0 || last === undefined) return findings;
  const message = `${last.message} (And ${more.toLocaleString('en')} more findings of this kind.)`;
  return [...findings.slice(0, -1), { ...last, message }];
}
