/** What a snapshot says of itself (edge/health.ts): counts, ages of the status sources, findings. */

import { formatTimestamp } from '../cells/timestamp.ts';
import type { Health, StatusSource } from '../edge/health.ts';
import type { Finding } from '../findings/finding.ts';
import { PROGRAM } from '../generator.ts';
import { statusOf } from '../ocpi/template.ts';
import type { Publication } from '../publication.ts';
import type { SourceReading } from '../status/status-lane.ts';

/** @param builtAt OCPI DateTime */
export function toHealth(
  { versions }: Publication,
  readings: readonly SourceReading[],
  findings: readonly Finding[],
  builtAt: string,
): Health {
  const fullest = versions.find(({ version }) => version !== '2.2') ?? versions[0];
  const locations = fullest?.locations ?? [];
  const newest = locations.reduce((latest, { lastUpdated }) => Math.max(latest, lastUpdated), 0);
  const byStatus = countStatuses(locations);
  return {
    built_at: builtAt,
    ...(newest > 0 ? { newest_status: formatTimestamp(newest) } : {}),
    generator: PROGRAM,
    counts: {
      locations: locations.length,
      evses: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
      connectors: locations.reduce((sum, { connectors }) => sum + connectors, 0),
      tariffs: fullest?.tariffs.length ?? 0,
      evses_by_status: byStatus,
    },
    status_sources: readings.map(toStatusSource),
    findings: countCodes(findings),
  };
}

function countStatuses(locations: readonly { readonly statuses: string }[]): { [status: string]: number } {
  const letters = new Map<string, number>();
  for (const { statuses } of locations) {
    for (const letter of statuses) letters.set(letter, (letters.get(letter) ?? 0) + 1);
  }
  const counts = [...letters].map(([letter, count]) => [statusOf(letter), count] as const);
  return Object.fromEntries(counts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function countCodes(findings: readonly Finding[]): { [code: string]: number } {
  const counts = new Map<string, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function toStatusSource({ name, state, updatedAt, maxAgeSeconds }: SourceReading): StatusSource {
  return {
    name,
    ...(updatedAt === undefined ? {} : { updated_at: formatTimestamp(updatedAt) }),
    max_age_seconds: maxAgeSeconds,
    state,
  };
}
