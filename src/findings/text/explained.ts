/** What a finding code means, for docs/findings.md and for `explain`. */

import type { Entry } from '../entry.ts';

/** Three lines: what is wrong, with its severity; why it matters; what to do. */
export function explained({ severity, wrong, why, fix }: Entry): readonly string[] {
  return [`${severity}: ${wrong}`, `why: ${why}`, `to do: ${fix}`];
}
