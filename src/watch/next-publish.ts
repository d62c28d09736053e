/**
 * When the next publish is due: a pure function of what has happened so far.
 *
 * A change is published once the files have been quiet. Without changes there is a regular publish, because statuses go
 * stale and sources behind URLs change unnoticed. A publish never starts sooner than `everyMs` after the start of the last
 * one, nor, after failures, before the backoff is over. Invalid data is not tried again before something changes or the
 * regular publish is due.
 *
 * All times are in ms on one clock that never goes backwards.
 */

/** How a publish ended: `invalid` means errors in the data, `failed` anything that may go away by itself. */
export type Outcome = 'published' | 'unchanged' | 'invalid' | 'failed';

export interface Pace {
  /** Shortest time from one start to the next. */
  readonly everyMs: number;
  /** How long the files must not change before they are read: a file is often saved in several steps. */
  readonly quietMs: number;
  /** From the start of a publish to the next one without any change; undefined for never. */
  readonly idleMs: number | undefined;
  /** Wait after the first failure. It doubles with each further one. */
  readonly retryFirstMs: number;
  /** The longest wait. */
  readonly retryMostMs: number;
}

export interface History {
  /** The first and the last change since the last publish started. */
  readonly changed: { readonly first: number; readonly last: number } | undefined;
  readonly lastBegun: number | undefined;
  readonly lastEnded: number | undefined;
  /** Failures in a row so far. */
  readonly failures: number;
}

/** Nothing has happened yet. */
export const BEGINNING: History = { changed: undefined, lastBegun: undefined, lastEnded: undefined, failures: 0 };

/** Changes that never pause delay a due publish by at most this many times `quietMs`. */
const MAX_QUIET_PERIODS = 10;

/** Why a publish is due: the data changed, the last attempt failed, or enough time has passed. */
export type Cause = 'change' | 'retry' | 'idle';

/** The time and the cause of the next publish, if there will be one. The time may be in the past. */
export function nextPublish(history: History, pace: Pace): { readonly at: number; readonly cause: Cause } | undefined {
  const { changed, lastBegun, lastEnded, failures } = history;
  const earliest = Math.max(
    (lastBegun ?? Number.NEGATIVE_INFINITY) + pace.everyMs,
    (lastEnded ?? Number.NEGATIVE_INFINITY) + backOff(failures, pace),
  );
  if (changed !== undefined) {
    const quietAt = Math.min(
      changed.last + pace.quietMs,
      Math.max(changed.first, earliest) + MAX_QUIET_PERIODS * pace.quietMs,
    );
    return { at: Math.max(quietAt, earliest), cause: 'change' };
  }
  if (failures > 0) return { at: earliest, cause: 'retry' };
  if (pace.idleMs === undefined || lastBegun === undefined) return undefined;
  return { at: Math.max(lastBegun + pace.idleMs, earliest), cause: 'idle' };
}

/** How long to wait after this many failures in a row, in ms. */
function backOff(failures: number, { retryFirstMs, retryMostMs }: Pace): number {
  return failures === 0 ? 0 : Math.min(retryMostMs, retryFirstMs * 2 ** (failures - 1));
}

export function withChange(history: History, now: number): History {
  return { ...history, changed: { first: history.changed?.first ?? now, last: now } };
}

/** A publish that starts includes all changes until now. Changes while it runs are for the next one. */
export function withBeginning(history: History, now: number): History {
  return { ...history, changed: undefined, lastBegun: now };
}

export function withEnd(history: History, now: number, outcome: Outcome): History {
  return { ...history, lastEnded: now, failures: outcome === 'failed' ? history.failures + 1 : 0 };
}
