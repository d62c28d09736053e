/** How many findings there are of each severity. */

import type { Severity } from './entry.ts';
import type { Finding } from './finding.ts';
import { formatCount } from './text/format.ts';

/** How many findings there are of each severity, zeros included. */
export function countBySeverity(findings: readonly Finding[]): { readonly [S in Severity]: number } {
  const counts = { error: 0, doubt: 0, warning: 0 };
  for (const { severity } of findings) counts[severity]++;
  return counts;
}

/** `1 error, 0 doubts, 2 warnings`. */
export function summarise(findings: readonly Finding[]): string {
  const { error, doubt, warning } = countBySeverity(findings);
  return [formatCount(error, 'error'), formatCount(doubt, 'doubt'), formatCount(warning, 'warning')].join(', ');
}
