/**
 * When a status was last reported, so that people can see whether statuses still arrive. `last_updated` does not show
 * that, because objects change for many other reasons.
 */

import type { SourceReading } from '../../fetch/statuses/source-life.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { CurrentStatuses, Draft } from '../render/draft.ts';

export interface NewestReportInput {
  /** What is published. */
  readonly drafts: readonly Draft[];
  readonly statuses: CurrentStatuses;
  /** Uids of the EVSEs whose status differs from the one that was published before. */
  readonly changed: readonly string[];
  readonly readings: readonly SourceReading[];
  /** How many status sources network.json has, whether or not they were asked. */
  readonly sources: number;
  /** The result for the previous snapshot, in ms since 1970. */
  readonly before: number | undefined;
  /** In ms since 1970. */
  readonly builtAt: number;
}

/**
 * The last time, in ms since 1970, at which somebody reported the status of a published EVSE:
 *
 * - the `last_updated` of its row in status.csv or in a status source;
 * - if a source gives none, the time of its content;
 * - if the tables give none, the time of the build in which the status changed, unless it changed only because a source
 *   failed and the tables took its place.
 *
 * A status that became UNKNOWN because its source is stale, or REMOVED because its row is gone, was reported by nobody.
 * The result is never earlier than that of the previous snapshot and never later than the build. Undefined if unknown.
 */
export function newestReport(input: NewestReportInput): number | undefined {
  const { drafts, statuses, before, builtAt } = input;
  let newest = before ?? Number.NEGATIVE_INFINITY;
  if (statuses.size > 0) {
    for (const { uids } of drafts) {
      for (const uid of uids) newest = Math.max(newest, statuses.get(uid)?.reportedAt ?? newest);
    }
  }
  if (tablesReported(input)) newest = builtAt;
  return newest === Number.NEGATIVE_INFINITY ? undefined : Math.min(newest, builtAt);
}

/** Whether the tables report another status than before without saying since when. */
function tablesReported({ changed, statuses, readings, sources }: NewestReportInput): boolean {
  const allRead = readings.length === sources && readings.every(({ state }) => state !== 'failed');
  return allRead && changed.some((uid) => isUndated(statuses, uid));
}

function isUndated(statuses: CurrentStatuses, uid: string): boolean {
  const reported = statuses.get(foldCase(uid));
  return reported === undefined || (reported.source === undefined && reported.reportedAt === undefined);
}
