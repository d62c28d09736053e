/**
 * How fresh the published data is: `/_health.json`. The build says what it knew (Health, in the manifest), and the answer
 * adds how old that is by now.
 */

/** Where it is, below the root of the published site. */
export const HEALTH_PATH = '/_health.json';

/** What the build knew. Moments are OCPI DateTimes (OCPI 16.2). */
export interface Health {
  readonly built_at: string;
  /** When somebody last told the status of an EVSE (build/newest-report.ts); absent where that is not known. */
  readonly newest_status?: string;
  /** Name and version of the program that built the snapshot. */
  readonly generator: string;
  /** What a driver can find (counts.ts); only `evses_by_status` has EVSEs that are REMOVED. */
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

/** Where statuses come from. */
export interface SourceHealth {
  readonly name: string;
  /** Absent where the source has never been read. */
  readonly updated_at?: string;
  readonly max_age_seconds: number;
  /** At the build. */
  readonly state: 'fresh' | 'stale' | 'failed';
}
