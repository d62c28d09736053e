/** The health of a snapshot (edge/health.ts): counts, ages of the status sources, findings. */

import type { SourceReading } from '../../fetch/statuses/source-life.ts';
import type { Finding } from '../../findings/finding.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import type { Health, SourceHealth } from '../../stored-format/health.ts';
import type { Publication } from '../publication/publication.ts';
import { fullestVersion } from '../render/counts.ts';
import { statusOfCode } from '../render/template.ts';
import { PROGRAM } from '../snapshot/generator.ts';
import { REMOVED_CODE } from './live-location.ts';

export interface HealthInput {
  readonly publication: Publication;
  readonly readings: readonly SourceReading[];
  readonly findings: readonly Finding[];
  /** ms since 1970. */
  readonly builtAt: number;
  /** When a status was last reported (publish/files/newest-report.ts), in ms since 1970. */
  readonly newestStatus: number | undefined;
}

export function toHealth({ publication, readings, findings, builtAt, newestStatus }: HealthInput): Health {
  const { published } = publication.counts;
  return {
    built_at: toSecond(builtAt),
    ...(newestStatus === undefined ? {} : { newest_status: toSecond(newestStatus) }),
    generator: PROGRAM,
    counts: {
      locations: published.locations,
      evses: published.evses,
      connectors: published.connectors,
      tariffs: published.tariffs,
      evses_by_status: countStatuses(fullestVersion(publication.versions)?.locations ?? []),
    },
    status_sources: readings.map(toStatusSource),
    findings: countCodes(findings),
  };
}

/** When a status was last reported according to a snapshot, in ms since 1970. Somebody else may have built it. */
export function newestStatusOf({ health }: { readonly health?: Partial<Health> }): number | undefined {
  const [newest, built] = [Date.parse(String(health?.newest_status)), Date.parse(String(health?.built_at))];
  return Number.isNaN(newest) || Number.isNaN(built) ? undefined : Math.min(newest, built);
}

/** Rounded down to whole seconds. */
function toSecond(time: number): string {
  return formatTimestamp(Math.floor(time / 1000) * 1000);
}

function countStatuses(locations: readonly { readonly statuses: string }[]): { [status: string]: number } {
  const codes = new Map<string, number>();
  for (const { statuses } of locations) {
    for (const code of statuses.replaceAll(REMOVED_CODE, '')) codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  const counts = [...codes].map(([code, count]) => [statusOfCode(code), count] as const);
  return Object.fromEntries(counts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function countCodes(findings: readonly Finding[]): { [code: string]: number } {
  const counts = new Map<string, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function toStatusSource({ name, state, updatedAt, maxAgeSeconds }: SourceReading): SourceHealth {
  return {
    name,
    ...(updatedAt === undefined ? {} : { updated_at: formatTimestamp(updatedAt) }),
    max_age_seconds: maxAgeSeconds,
    state,
  };
}
