/** Answers with the health of the snapshot, and says whether it is older than was promised. */

import { HEALTH_SECONDS, type SourceHealth } from '../../stored-format/health.ts';
import { RETRY_SECONDS } from './failure.ts';
import { addLicence, answerText, commonHeaders, isForOne } from './headers.ts';
import type { Snapshot } from './heads.ts';
import type { Asked, EdgeAnswer } from './host.ts';
import { isStrict } from './intent.ts';

/**
 * Answers with the health of the snapshot, without an envelope, because it is not part of OCPI. With `?strict` it is 503 if the
 * snapshot is older than was promised.
 */
export function answerHealth({ request, url, now }: Asked, snapshot: Snapshot): EdgeAnswer {
  const { manifest } = snapshot;
  const status = isStrict(url.searchParams) && isOverdue(snapshot, now) ? 503 : 200;
  const headers = commonHeaders(request.headers);
  addLicence(headers, manifest);
  const kept = `${isForOne(headers) ? 'private' : 'public'}, max-age=${HEALTH_SECONDS}`;
  headers.set('Cache-Control', status === 200 ? kept : 'no-store');
  if (status === 503) headers.set('Retry-After', String(RETRY_SECONDS));
  return answerText(request, healthText(snapshot, now), headers, status);
}

/** The body at `now` (ms since 1970). `is_stale` says whether a source is older than its maximum age. */
export function healthText({ manifest, head }: Snapshot, now: number): string {
  const { built_at, status_sources, ...known } = manifest.health;
  return JSON.stringify({
    timestamp: `${new Date(now).toISOString().slice(0, 19)}Z`,
    built_at,
    age_seconds: ageOf(built_at, now),
    head,
    expires: manifest.live?.expires,
    ...known,
    status_sources: status_sources.map((source) => {
      const { updated_at } = source;
      const age = updated_at === undefined ? undefined : ageOf(updated_at, now);
      return { ...source, age_seconds: age, is_stale: isStale(source, now) };
    }),
  });
}

/**
 * Whether a snapshot is older than was promised: a head that should have been replaced; the fallback, where a head should be; or a
 * source of statuses that is stale, knows none of the EVSEs, or has missed two rounds. Of a head that is in time, what it says of sources is right; their ages go on in between.
 */
export function isOverdue({ manifest: { health, live }, head }: Snapshot, now: number): boolean {
  if (head === 'fallback') return true;
  if (live !== undefined) {
    return now > Date.parse(live.expires) || health.status_sources.some(isUnwell);
  }
  return health.status_sources.some((source) => isUnwell(source) || isStale(source, now));
}

/** What the build, or the live step, knew of it. */
function isUnwell({ state, missed_rounds = 0 }: SourceHealth): boolean {
  return state !== 'fresh' || missed_rounds > 1;
}

function isStale({ updated_at, max_age_seconds }: SourceHealth, now: number): boolean {
  return updated_at === undefined || ageOf(updated_at, now) > max_age_seconds;
}

/** In whole seconds. */
function ageOf(time: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(time)) / 1000));
}
