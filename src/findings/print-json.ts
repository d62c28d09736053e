/** Prints findings as JSON, for programs. */

import { type Finding, isError } from './finding.ts';

/** `{ errors, warnings, findings }` as indented JSON; the members of a finding are those of the type Finding. */
export function printJson(findings: readonly Finding[]): string {
  const errors = findings.filter(isError).length;
  return JSON.stringify({ errors, warnings: findings.length - errors, findings }, undefined, 2);
}
