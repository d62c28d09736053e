/** How old what is published is, by what its /_health.json says: whether the setup keeps the demands on time now. */

/** Ages in seconds, at the time of the answer. */
export interface PublishedAges {
  readonly built_seconds: number;
  /** Since a status was last reported; absent if none has been. */
  readonly newest_status_seconds?: number;
  readonly sources: readonly { readonly name: string; readonly seconds?: number }[];
}

const DAY = 86_400;
const MINUTE = 60;

/** @param health the answer, as JSON. @returns nothing if it says no age */
export function publishedAges(health: unknown): PublishedAges | undefined {
  if (typeof health !== 'object' || health === null) return undefined;
  const { timestamp, age_seconds, newest_status, status_sources } = health as { readonly [name: string]: unknown };
  if (typeof age_seconds !== 'number') return undefined;
  const since = Date.parse(String(timestamp)) - Date.parse(String(newest_status));
  return {
    built_seconds: age_seconds,
    ...(Number.isNaN(since) ? {} : { newest_status_seconds: Math.max(0, Math.floor(since / 1000)) }),
    sources: (Array.isArray(status_sources) ? status_sources : []).map((source: { [name: string]: unknown }) => ({
      name: String(source?.name),
      ...(typeof source?.age_seconds === 'number' ? { seconds: source.age_seconds } : {}),
    })),
  };
}

/** Sentences for people. */
export function agesInWords({ built_seconds, newest_status_seconds, sources }: PublishedAges): string[] {
  const age = (seconds: number, most: number, demand: string) =>
    `${seconds} s ago, which is ${seconds > most ? 'more' : 'less'} than ${demand}`;
  return [
    `Static data was last built ${age(built_seconds, DAY, 'the 24 hours that a change may take')}.`,
    newest_status_seconds === undefined
      ? 'No status has been reported.'
      : `A status was last reported ${age(newest_status_seconds, MINUTE, 'a minute')}. Where nothing changes for so long, that is in time all the same.`,
    ...sources.map(({ name, seconds }) =>
      seconds === undefined
        ? `The source ${name} has never been read.`
        : `The source ${name} is of ${age(seconds, MINUTE, 'the minute that a status may take')}.`,
    ),
  ];
}
