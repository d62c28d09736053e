/** How often each code was found in what status sources say, for health. */

import { countCodes } from '../../findings/finding.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';

type CodeCounts = { readonly [code: string]: number };

/** @param isKnown whether the tables have an EVSE with this uid (foldCase) */
export function sourceFindings(readings: readonly SourceReading[], isKnown: (uid: string) => boolean): CodeCounts {
  const counts = countCodes(readings.flatMap(({ findings }) => findings));
  // One for each source, however many EVSEs it reports that nobody knows (sources/statuses/unknown-status-evses.ts).
  const strange = readings.filter(({ reports }) =>
    reports.some(({ evse_uid, unreadable }) => !unreadable && !isKnown(foldCase(evse_uid))),
  );
  return sumOfCounts(counts, strange.length === 0 ? {} : { 'unknown-status-evse': strange.length });
}

/** Counts of both, in the order of their codes, without those that are 0. @param sign -1 takes the other away */
export function sumOfCounts(one: CodeCounts, other: CodeCounts, sign: 1 | -1 = 1): CodeCounts {
  const codes = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  const sums = codes.map((code) => [code, (one[code] ?? 0) + sign * (other[code] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0));
}
