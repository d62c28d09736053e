/**
 * How fresh the published data is: `/_health.json`. The build says what it knew (Health, in the manifest), and the answer
 * adds how old that is by now.
 */

/** Where it is, below the root of the published site. */
export const HEALTH_PATH = '/_health.json';

/** How long an answer may be reused, in seconds: it tells ages, so it is asked for by those who want them now. */
export const HEALTH_SECONDS = 5;

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
  readonly status_sources: readonly StatusSource[];
  /** How often each code was found in the data; see docs/findings.md. */
  readonly findings: { readonly [code: string]: number };
}

/** Where statuses come from. */
export interface StatusSource {
  readonly name: string;
  /** Absent where the source has never been read. */
  readonly updated_at?: string;
  readonly max_age_seconds: number;
  /** At the build. */
  readonly state: 'fresh' | 'stale' | 'failed';
}

/** The text of an answer at `now` (ms since 1970). `is_stale` says whether a source is older than it may be by now. */
export function healthText(health: Health, now: number): string {
  const ageOf = (moment: string): number => Math.max(0, Math.floor((now - Date.parse(moment)) / 1000));
  const { built_at, status_sources, ...known } = health;
  return JSON.stringify({
    timestamp: `${new Date(now).toISOString().slice(0, 19)}Z`,
    built_at,
    age_seconds: ageOf(built_at),
    ...known,
    status_sources: status_sources.map((source) => {
      const age = source.updated_at === undefined ? undefined : ageOf(source.updated_at);
      return { ...source, age_seconds: age, is_stale: age === undefined || age > source.max_age_seconds };
    }),
  });
}
