/** Prints findings as JSON, for programs. */

import type { Finding } from '../finding.ts';
import { countBySeverity } from '../severities.ts';

/** `{ errors, doubts, warnings, findings }` as indented JSON; the members of a finding are those of the type Finding, its parameters among them. */
export function printJson(findings: readonly Finding[]): string {
  const { error, doubt, warning } = countBySeverity(findings);
  const told = findings.map(({ wording: _, ...found }) => found);
  return JSON.stringify({ errors: error, doubts: doubt, warnings: warning, findings: told }, undefined, 2);
}
