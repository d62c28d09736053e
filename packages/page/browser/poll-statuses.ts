/** Keeps the statuses fresh: asks for them as often as they say, while somebody looks, and seldom while they cannot be had. */

import type { KnownStatuses } from './load-statuses.ts';

const SECOND_MS = 1000;
/** However short the ttl is, no reader asks more often. */
const LEAST_MS = 10 * SECOND_MS;
/** After failures. */
const MOST_MS = 600 * SECOND_MS;

/** How long to wait before the next question, in ms. @param failures how many attempts failed since the last good one */
export function waitMs(ttl: number | undefined, failures: number): number {
  const calm = Math.max(LEAST_MS, (ttl ?? 0) * SECOND_MS);
  return Math.min(calm * 2 ** failures, Math.max(MOST_MS, calm));
}

/** Whether nobody confirms the statuses any more, or they should have been replaced by now. @param now ms since 1970 */
export function isStale({ head }: Pick<KnownStatuses, 'head'>, now: number): boolean {
  return head?.silent === true || (head?.expires !== undefined && now > Date.parse(head.expires));
}

/**
 * When a source last confirmed the statuses, in ms since 1970; where there is none, when they last changed. That a browser asked confirms
 * nothing. Undefined until they are loaded.
 */
export function confirmedAt({ head, checkedAt }: Pick<KnownStatuses, 'head' | 'checkedAt'>): number | undefined {
  const time = Date.parse(head?.confirmed ?? head?.last_updated ?? '');
  // What was published just now may be a few seconds ahead.
  return checkedAt === undefined || Number.isNaN(time) ? checkedAt : Math.min(checkedAt, time);
}

/** Asks until the page is closed. Call it once; the function that it returns asks at once. @param load never rejects */
export function pollStatuses(load: () => Promise<KnownStatuses>): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let isAsking = false;

  const plan = () => {
    clearTimeout(timer);
    if (isAsking || document.hidden) return;
    timer = setTimeout(() => void ask(), Math.max(0, dueAt - Date.now()));
  };
  const ask = async () => {
    isAsking = true;
    dueAt = Number.POSITIVE_INFINITY;
    const { head, hasFailed } = await load();
    failures = hasFailed ? failures + 1 : 0;
    isAsking = false;
    // Somebody may have asked for more meanwhile.
    dueAt = Math.min(dueAt, Date.now() + waitMs(head?.ttl, failures));
    plan();
  };
  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    dueAt = 0;
    plan();
  };
}
