/** Merges status.csv and the reports of all sources into one status per EVSE. The newest counts, whoever reports it. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import { newestStatusRows, type StatusValues } from '../../read/load/status-times.ts';
import type { StatusReport } from '../status-formats/reported-statuses.ts';
import type { SourceReading } from './source-life.ts';

/** The status of an EVSE, and who reported it. */
export interface MergedStatus {
  readonly status: Status;
  /** When it changed, in ms since 1970, if reported. Not set if it is UNKNOWN because its source is stale or its report cannot be read. */
  readonly lastUpdated?: number;
  /** When it was reported, in ms since 1970: the reported time of the change, or else that of the source's content. */
  readonly reportedAt?: number;
  /** Name of the source; not set if the status is from status.csv. */
  readonly source?: string;
}

/**
 * The status of every EVSE that has been reported, by its folded uid (foldCase). A report without a time is as old as the
 * content of its source; a row of status.csv without one is older than everything else. On a tie the later source wins,
 * and within a source the later report. A report that cannot be read counts like any other: its EVSE is UNKNOWN.
 *
 * @param unreadable reports in status.csv that cannot be read
 */
export function mergeStatuses(
  rows: readonly StatusValues[],
  readings: readonly SourceReading[],
  unreadable: readonly Pick<StatusReport, 'evse_uid' | 'last_updated'>[] = [],
): Map<string, MergedStatus> {
  const merged = new Map<string, MergedStatus>();
  const times = new Map<string, number>();
  for (const [uid, { values }] of newestStatusRows(rows)) {
    const { status, last_updated } = values;
    if (last_updated === undefined) merged.set(uid, { status });
    else merged.set(uid, { status, lastUpdated: last_updated, reportedAt: last_updated });
    if (last_updated !== undefined) times.set(uid, last_updated);
  }
  for (const { evse_uid, last_updated: time = Number.NEGATIVE_INFINITY } of unreadable) {
    const uid = foldCase(evse_uid);
    if (time < (times.get(uid) ?? Number.NEGATIVE_INFINITY)) continue;
    merged.set(uid, { status: 'UNKNOWN' });
    times.set(uid, time);
  }
  for (const { state, updatedAt = Number.NEGATIVE_INFINITY, reports } of readings) {
    for (const { evse_uid, status, last_updated, source, unreadable: isUnreadable } of reports) {
      const uid = foldCase(evse_uid);
      const time = last_updated ?? updatedAt;
      if (merged.has(uid) && time < (times.get(uid) ?? Number.NEGATIVE_INFINITY)) continue;
      const reported = state === 'failed' || isUnreadable ? { source } : { source, reportedAt: time };
      if (state !== 'fresh' || isUnreadable) merged.set(uid, { status: 'UNKNOWN', ...reported });
      else if (last_updated === undefined) merged.set(uid, { status, ...reported });
      else merged.set(uid, { status, lastUpdated: last_updated, ...reported });
      times.set(uid, time);
    }
  }
  return merged;
}

/** The newest of the reports in one content for each EVSE, by its folded uid (foldCase). */
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
