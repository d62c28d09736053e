/** Rows of status.csv and reports of all sources -> the status of each EVSE. The newest counts, whoever tells it. */

import { foldCase } from '../ocpi/ci-string.ts';
import type { Status } from '../ocpi/enums.ts';
import { newestStatusRows } from '../source/load/newest-status.ts';
import type { StatusRow } from '../source/tables/tables.ts';
import type { StatusReport } from './report.ts';
import type { SourceReading } from './source-reading.ts';

/** The status of an EVSE, and who told it. */
export interface MergedStatus {
  readonly status: Status;
  /** When it changed, in ms since 1970, if that was told; never for a status that is UNKNOWN because its source is stale. */
  readonly lastUpdated?: number;
  /** When it was reported, in ms since 1970: the moment that was told, else that of the content of its source. */
  readonly reportedAt?: number;
  /** Name of the source; none where status.csv tells it. */
  readonly source?: string;
}

/**
 * The status of every EVSE that somebody tells about, by its uid in one case (sameCase). A report that tells no moment is
 * as old as the content of its source, a row of status.csv that tells none is older than all others. On a tie the later
 * source wins, and within one the later report.
 */
export function mergeStatuses(
  rows: readonly StatusRow[],
  readings: readonly SourceReading[],
): Map<string, MergedStatus> {
  const merged = new Map<string, MergedStatus>();
  const moments = new Map<string, number>();
  for (const [uid, { values }] of newestStatusRows(rows)) {
    const { status, last_updated } = values;
    if (last_updated === undefined) merged.set(uid, { status });
    else merged.set(uid, { status, lastUpdated: last_updated, reportedAt: last_updated });
    if (last_updated !== undefined) moments.set(uid, last_updated);
  }
  for (const { state, updatedAt = Number.NEGATIVE_INFINITY, reports } of readings) {
    for (const { evse_uid, status, last_updated, source } of reports) {
      const uid = foldCase(evse_uid);
      const moment = last_updated ?? updatedAt;
      if (merged.has(uid) && moment < (moments.get(uid) ?? Number.NEGATIVE_INFINITY)) continue;
      const reported = state === 'failed' ? { source } : { source, reportedAt: moment };
      if (state !== 'fresh') merged.set(uid, { status: 'UNKNOWN', ...reported });
      else if (last_updated === undefined) merged.set(uid, { status, ...reported });
      else merged.set(uid, { status, lastUpdated: last_updated, ...reported });
      moments.set(uid, moment);
    }
  }
  return merged;
}

/** Of several reports of one content the one that counts for each EVSE, by its uid in one case (sameCase). */
export function newestReports(reports: readonly StatusReport[], updatedAt: number): Map<string, StatusReport> {
  const newest = new Map<string, StatusReport>();
  for (const report of reports) {
    const uid = foldCase(report.evse_uid);
    const known = newest.get(uid);
    if (known === undefined || (report.last_updated ?? updatedAt) >= (known.last_updated ?? updatedAt))
      newest.set(uid, report);
  }
  return newest;
}
