/**
 * When a status was told last, for those who watch whether statuses still come. An object changes for many reasons, so its
 * `last_updated` says nothing about that.
 */

import { foldCase } from '../ocpi/ci-string.ts';
import type { SourceReading } from '../status/source-reading.ts';
import type { CurrentStatuses, Draft } from './render/draft.ts';

export interface NewestReportInput {
  /** What is published. */
  readonly drafts: readonly Draft[];
  readonly statuses: CurrentStatuses;
  /** Uids of the EVSEs whose status is another one than was published before. */
  readonly changed: readonly string[];
  readonly readings: readonly SourceReading[];
  /** How many status sources there are, whether or not they were asked. */
  readonly sources: number;
  /** What this was in the snapshot before, in ms since 1970. */
  readonly before: number | undefined;
  /** In ms since 1970. */
  readonly builtAt: number;
}

/**
 * The newest moment, in ms since 1970, at which somebody told the status of a published EVSE:
 *
 * - the `last_updated` of its row in status.csv or in a status source;
 * - where a source tells none, the moment of the content;
 * - where the tables tell none, the build in which the status became another one, unless that is only so because a
 *   source fell silent and the tables speak in its place.
 *
 * A status that became UNKNOWN because its source is stale, and one that became REMOVED with its row, was told by nobody.
 * Never before that of the snapshot before, and never after the build. Undefined if no such moment is known.
 */
export function newestReport(input: NewestReportInput): number | undefined {
  const { drafts, statuses, before, builtAt } = input;
  let newest = before ?? Number.NEGATIVE_INFINITY;
  if (statuses.size > 0) {
    for (const { uids } of drafts) {
      for (const uid of uids) newest = Math.max(newest, statuses.get(uid)?.reportedAt ?? newest);
    }
  }
  if (tablesTold(input)) newest = builtAt;
  return newest === Number.NEGATIVE_INFINITY ? undefined : Math.min(newest, builtAt);
}

/** Whether the tables tell another status than before, without saying since when. */
function tablesTold({ changed, statuses, readings, sources }: NewestReportInput): boolean {
  const allSpeak = readings.length === sources && readings.every(({ state }) => state !== 'failed');
  return allSpeak && changed.some((uid) => isUndated(statuses, uid));
}

function isUndated(statuses: CurrentStatuses, uid: string): boolean {
  const reported = statuses.get(foldCase(uid));
  return reported === undefined || (reported.source === undefined && reported.reportedAt === undefined);
}
