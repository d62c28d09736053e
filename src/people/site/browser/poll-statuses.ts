/**
 * Keeps the statuses fresh: asks /status.json as often as it says, while somebody looks, and seldom while it cannot be had.
 * An unchanged file costs an answer without a body.
 */

import { type ShownStatus, STATUS_PATH, type StatusFile } from '../../../stored-format/status-file.ts';

/** All statuses, as far as they are known. */
export interface KnownStatuses {
  readonly file?: StatusFile;
  /** When the file was last known to be the newest, in ms since 1970. */
  readonly checkedAt?: number;
  /** Whether the last attempt failed. */
  readonly hasFailed: boolean;
}

const SECOND_MS = 1000;
/** However short the ttl is, no reader asks more often. */
const LEAST_MS = 10 * SECOND_MS;
/** After failures. */
const MOST_MS = 600 * SECOND_MS;
/** A file of many statuses is asked for less often: one second for so many. */
const STATUSES_PER_SECOND = 500;

/** How long to wait before the next question, in ms. @param failures how many attempts failed since the last good one */
export function waitMs(file: StatusFile | undefined, failures: number): number {
  const many = Object.keys(file?.evses ?? {}).length / STATUSES_PER_SECOND;
  const calm = Math.max(LEAST_MS, (file?.ttl ?? 0) * SECOND_MS, many * SECOND_MS);
  return Math.min(calm * 2 ** failures, Math.max(MOST_MS, calm));
}

/** Whether the file should have been replaced by now. @param now ms since 1970 */
export function isStale({ file }: KnownStatuses, now: number): boolean {
  return file?.expires !== undefined && now > Date.parse(file.expires);
}

export function statusIn(file: StatusFile | undefined, uid: string): ShownStatus | undefined {
  // A uid may be called "constructor".
  return file !== undefined && Object.hasOwn(file.evses, uid) ? file.evses[uid] : undefined;
}

/** Asks until the page is closed. */
export function pollStatuses(onKnown: (known: KnownStatuses) => void): void {
  let known: KnownStatuses = { hasFailed: false };
  let etag: string | null = null;
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
    try {
      const answer = await fetch(STATUS_PATH, {
        cache: 'no-store',
        credentials: 'omit',
        headers: etag === null ? {} : { 'If-None-Match': etag },
      });
      if (answer.status !== 304) {
        if (!answer.ok) throw new Error(`${STATUS_PATH} answers ${answer.status}`);
        const file = (await answer.json()) as StatusFile;
        etag = answer.headers.get('ETag');
        known = { ...known, file };
      }
      failures = 0;
      known = { ...known, checkedAt: Date.now(), hasFailed: false };
    } catch {
      failures++;
      known = { ...known, hasFailed: true };
    }
    isAsking = false;
    dueAt = Date.now() + waitMs(known.file, failures);
    onKnown(known);
    plan();
  };
  document.addEventListener('visibilitychange', plan);
  plan();
}
