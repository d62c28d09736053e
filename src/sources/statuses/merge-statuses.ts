/** Merges status.csv and the reports of all sources into one status per EVSE. The newest counts, whoever reports it. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { StatusValues } from '../../read/load/status-times.ts';
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
  readings: readonly Pick<SourceReading, 'state' | 'updatedAt' | 'reports'>[],
  unreadable: readonly Pick<StatusReport, 'evse_uid' | 'last_updated'>[] = [],
): Map<string, MergedStatus> {
  const merged = new Map<string, MergedStatus>();
  const times = new Map<string, number>();
  const report = (evse_uid: string, time: number, status: MergedStatus) => {
    const uid = foldCase(evse_uid);
    if (time < (times.get(uid) ?? NEVER)) return;
    merged.set(uid, status);
    times.set(uid, time);
  };
  for (const { values } of rows) {
    const { evse_uid, status, last_updated: time } = values;
    report(evse_uid, time ?? NEVER, time === undefined ? { status } : { status, lastUpdated: time, reportedAt: time });
  }
  for (const { evse_uid, last_updated = NEVER } of unreadable) report(evse_uid, last_updated, { status: 'UNKNOWN' });
  for (const { state, updatedAt = NEVER, reports } of readings) {
    for (const { evse_uid, status, last_updated, source, unreadable: isUnreadable } of reports) {
      const time = last_updated ?? updatedAt;
      const by = state === 'failed' || isUnreadable ? { source } : { source, reportedAt: time };
      if (state !== 'fresh' || isUnreadable) report(evse_uid, time, { status: 'UNKNOWN', ...by });
      else
        report(evse_uid, time, { status, ...(last_updated === undefined ? {} : { lastUpdated: last_updated }), ...by });
    }
  }
  return merged;
}

const NEVER = Number.NEGATIVE_INFINITY;
