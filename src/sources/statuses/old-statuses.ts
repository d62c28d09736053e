/**
 * Statuses that are too old to be told (`max_status_hours`): they become UNKNOWN. A status of the tables is as old as the time beside
 * it, and one without a time stays. A source confirms what it repeats, so its statuses are as old as its newest sign of life: a
 * charger may be free for a week. But nothing is free, or charging, for a year.
 */

import { DAY_MS } from '../../findings/text/day.ts';
import { ageingSince, hoursInMs } from '../../read/load/status-times.ts';
import type { MergedStatus } from './merge-statuses.ts';
import type { SourceReading } from './source-life.ts';

const YEAR_MS = 365 * DAY_MS;

/** Of the statuses in the table of EVSEs that may become too old, their times in ms since 1970, by uid (foldCase). */
export type StatusTimes = ReadonlyMap<string, number>;

/**
 * The statuses with UNKNOWN in place of those that are too old. That is a change of now: whoever has got the old one is to hear of it.
 *
 * @param merged from mergeStatuses; those of the table of EVSEs are not among them, and are added where they are too old
 * @param limit `now` in ms since 1970
 */
export function withoutOld(
  merged: ReadonlyMap<string, MergedStatus>,
  times: StatusTimes,
  readings: readonly SourceReading[],
  { now, hours }: { readonly now: number; readonly hours: number },
): ReadonlyMap<string, MergedStatus> {
  const oldest = now - hoursInMs(hours);
  const signs = new Map<string | undefined, number>(readings.map((reading) => [reading.name, signOfLife(reading)]));
  const statuses = new Map(merged);
  const unknown = { status: 'UNKNOWN', lastUpdated: Math.floor(now / 1000) * 1000 } as const;
  for (const [uid, { status, reportedAt, source }] of merged) {
    const time = ageingSince(status, reportedAt);
    if (time === undefined || time >= oldest) continue;
    const isConfirmed = (signs.get(source) ?? Number.NEGATIVE_INFINITY) >= oldest && time >= now - YEAR_MS;
    if (!isConfirmed) statuses.set(uid, { ...unknown, reportedAt: time, ...(source === undefined ? {} : { source }) });
  }
  for (const [uid, time] of times) {
    if (time < oldest && !merged.has(uid)) statuses.set(uid, { ...unknown, reportedAt: time });
  }
  return statuses;
}

/** The newest time that a source gives, in ms since 1970. An answer alone is none: a server may repeat for months what it once heard. */
function signOfLife({ reports, updatedAt, heardAt }: SourceReading): number {
  let newest = heardAt ?? Number.NEGATIVE_INFINITY;
  for (const { last_updated = updatedAt ?? newest } of reports) newest = Math.max(newest, last_updated);
  return newest;
}
