/** The health of a snapshot (edge/rule/health.ts), for builds and live steps: counts, ages of the status sources, findings. */

import { formatSecond, formatTimestamp } from '../../cells/times/timestamp.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { SourceReading } from '../../sources/statuses/source-life.ts';
import type { Health, SourceHealth } from '../../stored-format/health.ts';
import type { CurrentStatuses, Draft } from '../render/draft.ts';
import { statusOfCode } from '../render/template.ts';
import { REMOVED_CODE } from './live-location.ts';

/** When a status was last reported according to a snapshot, in ms since 1970. Somebody else may have built it. */
export function newestStatusOf({ health }: { readonly health?: Partial<Health> }): number | undefined {
  const [newest, built] = [Date.parse(String(health?.newest_status)), Date.parse(String(health?.built_at))];
  return Number.isNaN(newest) || Number.isNaN(built) ? undefined : Math.min(newest, built);
}

/** How many EVSEs have each status; REMOVED ones do not count. @param all codes of statuses (render/template.ts) */
function countStatuses(all: readonly string[]): { [status: string]: number } {
  const codes = new Map<string, number>();
  for (const statuses of all) {
    for (const code of statuses.replaceAll(REMOVED_CODE, '')) codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  const counts = [...codes].map(([code, count]) => [statusOfCode(code), count] as const);
  return Object.fromEntries(counts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface HealthInput extends NewestReport {
  readonly counts: Omit<Health['counts'], 'evses_by_status'>;
  /** The statuses of all Locations, as codes (render/template.ts). */
  readonly codes: readonly string[];
  /** How often each code was found in the data. */
  readonly findings: Health['findings'];
  /** Name and version of the program, for people. */
  readonly program: string;
}

/** What `/_health.json` says, but for ages, which are added when it is asked for. */
export function healthOf({ counts, codes, findings, program, ...report }: HealthInput): Health {
  const { locations, evses, connectors, tariffs } = counts;
  const newest = newestReport(report);
  return {
    built_at: formatSecond(report.builtAt),
    ...(newest === undefined ? {} : { newest_status: formatSecond(newest) }),
    generator: program,
    counts: { locations, evses, connectors, tariffs, evses_by_status: countStatuses(codes) },
    status_sources: report.readings.map(toSourceHealth),
    findings,
  };
}

export function toSourceHealth(reading: SourceReading): SourceHealth & Pick<SourceReading, 'unknown' | 'dropped'> {
  const { name, state, updatedAt, maxAgeSeconds, missed, unknown, dropped } = reading;
  return {
    name,
    ...(updatedAt === undefined ? {} : { updated_at: formatTimestamp(updatedAt) }),
    max_age_seconds: maxAgeSeconds,
    state,
    ...(missed ? { missed_rounds: missed } : {}),
    ...(unknown ? { unknown } : {}),
    ...(dropped ? { dropped } : {}),
  };
}

interface NewestReport {
  /** The newest report about an EVSE that is published (`newestReportedAt`), in ms since 1970. */
  readonly reportedAt: number;
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
function newestReport(input: NewestReport): number | undefined {
  const { reportedAt, before = Number.NEGATIVE_INFINITY, builtAt } = input;
  const newest = tablesReported(input) ? builtAt : Math.max(before, reportedAt);
  return newest === Number.NEGATIVE_INFINITY ? undefined : Math.min(newest, builtAt);
}

/** The newest report about an EVSE of these Locations, in ms since 1970; -Infinity if none has a time. */
export function newestReportedAt(drafts: readonly Pick<Draft, 'uids'>[], statuses: CurrentStatuses): number {
  let newest = Number.NEGATIVE_INFINITY;
  for (const { uids } of statuses.size > 0 ? drafts : []) {
    for (const uid of uids) newest = Math.max(newest, statuses.get(uid)?.reportedAt ?? newest);
  }
  return newest;
}

/** Whether the tables report another status than before without saying since when. */
function tablesReported({ changed, statuses, readings, sources }: NewestReport): boolean {
  const allRead = readings.length >= sources && readings.every(({ state }) => state !== 'failed');
  return allRead && changed.some((uid) => isUndated(statuses, uid));
}

function isUndated(statuses: CurrentStatuses, uid: string): boolean {
  const reported = statuses.get(foldCase(uid));
  return reported === undefined || (reported.source === undefined && reported.reportedAt === undefined);
}
