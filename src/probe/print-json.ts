/** The report of a probe as JSON. */

import type { ProbeReport } from './probe.ts';

/** `{ url, requests, failed, warned, passed, skipped, notes, results }` as indented JSON. */
export function printReportJson({ url, requests, notes, results }: ProbeReport): string {
  const count = (wanted: string) => results.filter(({ result }) => result === wanted).length;
  const counts = { failed: count('fail'), warned: count('warn'), passed: count('pass'), skipped: count('skipped') };
  return JSON.stringify({ url, requests, ...counts, notes, results }, undefined, 2);
}
