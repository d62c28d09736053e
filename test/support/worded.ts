/** Findings with words of a test's own. */

import type { Finding } from '../../src/findings/finding.ts';

/** A finding that says what no entry declares, without parameters. */
export function worded(found: Omit<Finding, 'wording'>): Finding {
  return { ...found, wording: { message: found.message, hint: found.hint ?? '' } };
}
