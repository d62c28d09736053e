/** The report of a probe as JSON. */

import type { ProbeReport } from './probe.ts';
import type { Result } from './results/results.ts';

/** `{ url, requests, failed, warned, passed, skipped, notApplicable, notes, results }` as indented JSON. */
export function printReportJson({ url, requests, notes, results }: ProbeReport): string {
  const count = (wanted: Result) => results.filter(({ result }) => result === wanted).length;
  const made = { failed: count('fail'), warned: count('warn'), passed: count('pass') };
  const counts = { ...made, skipped: count('skipped'), notApplicable: count('not-applicable') };
  return JSON.stringify({ url, requests, ...counts, notes, results }, undefined, 2);
}
