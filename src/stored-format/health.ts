/**
 * `/_health.json`: how fresh the published data is. The build writes Health into the manifest, and the edge adds how old
 * everything is by now.
 */

/** Its path, below the root of the published site. */
export const HEALTH_PATH = '/_health.json';

/** How long an answer may be cached, in seconds. Short, because it contains ages. */
export const HEALTH_SECONDS = 5;

/** What the build knew. Times are OCPI DateTimes (OCPI 16.2). */
export interface Health {
  readonly built_at: string;
  /** When the status of an EVSE was last reported (publish/files/status-health.ts); absent if unknown. */
  readonly newest_status?: string;
  /** Name and version of the program that built the snapshot. */
  readonly generator: string;
  /** What a driver can find (publish/render/counts.ts). `evses_by_status` adds up to `evses`. */
  readonly counts: {
    readonly locations: number;
    readonly evses: number;
    readonly connectors: number;
    readonly tariffs: number;
    readonly evses_by_status: { readonly [status: string]: number };
  };
  readonly status_sources: readonly SourceHealth[];
  /** How often each code was found in the data; see docs/findings.md. */
  readonly findings: { readonly [code: string]: number };
}

/** The freshness of one status source. */
export interface SourceHealth {
  readonly name: string;
  /** Absent if the source has never been read. */
  readonly updated_at?: string;
  readonly max_age_seconds: number;
  /** At the time of the build. `unmatched`: the tables have none of the EVSEs that it reports. */
  readonly state: 'fresh' | 'stale' | 'failed' | 'unmatched';
  /** In how many rounds, one after the other, it has not confirmed what it said: 1, or 2 for two and more. Absent if in none. */
  readonly missed_rounds?: number;
}
