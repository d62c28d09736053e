/** The body of /_health.json: what the build recorded, with ages at the time of the answer. */

import type { Health } from '../stored-format/health.ts';

/** The body at `now` (ms since 1970). `is_stale` says whether a source is older than its maximum age. */
export function healthText(health: Health, now: number): string {
  const ageOf = (time: string): number => Math.max(0, Math.floor((now - Date.parse(time)) / 1000));
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
