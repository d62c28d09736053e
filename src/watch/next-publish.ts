/**
 * When the next publish is due: a pure function of what happened so far.
 *
 * A change is published once the data has settled; without a change there is a publish every so often, because statuses
 * go stale and sources behind URLs change unseen. Nothing begins sooner than `every` after the last beginning, nor, after
 * failures, sooner than the back-off. Wrong data is not tried again before something changes or the regular publish is due.
 *
 * All times are in ms on one clock that never goes backwards.
 */

/** How a publish ended: `invalid` is for data with errors, `failed` for everything that may pass by itself. */
export type Outcome = 'published' | 'unchanged' | 'invalid' | 'failed';

export interface Pace {
  /** From one beginning to the next, at least. */
  readonly every: number;
  /** A file is often saved in several steps: how long there must be no further change. */
  readonly settle: number;
  /** After a publish, how long until the next one without any change; undefined: never. */
  readonly idle: number | undefined;
  /** After the first failure; doubled with each further one. */
  readonly retryFirst: number;
  readonly retryMost: number;
}

export interface History {
  /** The first and the last change that no publish has taken up yet. */
  readonly changed: { readonly first: number; readonly last: number } | undefined;
  readonly lastBegun: number | undefined;
  readonly lastEnded: number | undefined;
  /** Failures in a row, up to now. */
  readonly failures: number;
}

/** Nothing happened yet. */
export const BEGINNING: History = { changed: undefined, lastBegun: undefined, lastEnded: undefined, failures: 0 };

/** Changes that never pause hold up a publish that is due for so many times `settle`, and no longer. */
const PATIENCE = 10;

/** Why a publish is due: a change of the data, another try after a failure, or the time that passed. */
export type Cause = 'change' | 'retry' | 'idle';

/** The moment and the cause of the next publish, if one is due ever; the moment may lie in the past. */
export function nextPublish(history: History, pace: Pace): { readonly at: number; readonly cause: Cause } | undefined {
  const { changed, lastBegun, lastEnded, failures } = history;
  const earliest = Math.max(
    (lastBegun ?? Number.NEGATIVE_INFINITY) + pace.every,
    (lastEnded ?? Number.NEGATIVE_INFINITY) + backOff(failures, pace),
  );
  if (changed !== undefined) {
    const settled = Math.min(changed.last + pace.settle, Math.max(changed.first, earliest) + PATIENCE * pace.settle);
    return { at: Math.max(settled, earliest), cause: 'change' };
  }
  if (failures > 0) return { at: earliest, cause: 'retry' };
  if (pace.idle === undefined || lastEnded === undefined) return undefined;
  return { at: Math.max(lastEnded + pace.idle, earliest), cause: 'idle' };
}

/** How long to wait after so many failures in a row, in ms. */
export function backOff(failures: number, { retryFirst, retryMost }: Pace): number {
  return failures === 0 ? 0 : Math.min(retryMost, retryFirst * 2 ** (failures - 1));
}

export function withChange(history: History, now: number): History {
  return { ...history, changed: { first: history.changed?.first ?? now, last: now } };
}

/** A publish that begins takes up all changes until now; those during it are for the next one. */
export function withBeginning(history: History, now: number): History {
  return { ...history, changed: undefined, lastBegun: now };
}

export function withEnd(history: History, now: number, outcome: Outcome): History {
  return { ...history, lastEnded: now, failures: outcome === 'failed' ? history.failures + 1 : 0 };
}
