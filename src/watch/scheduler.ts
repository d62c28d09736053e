/**
 * The loop of `watch` and `start`: publishes when next-publish.ts says so, one publish at a time.
 *
 * It touches neither files nor the network: `publish` and the clock come in as arguments.
 */

import {
  BEGINNING,
  type Cause,
  nextPublish,
  type Outcome,
  type Pace,
  withBeginning,
  withChange,
  withEnd,
} from './next-publish.ts';

export interface Clock {
  /** ms; never goes backwards. */
  now(): number;
  /** Calls `action` once after this many ms. The returned function cancels it. */
  after(ms: number, action: () => void): () => void;
}

/** What happened, for the log. */
export type Event =
  | { readonly kind: 'changed'; readonly what: string }
  | { readonly kind: 'begun'; readonly cause: Cause | 'start' }
  | {
      readonly kind: 'ended';
      readonly cause: Cause | 'start';
      readonly outcome: Outcome;
      /** How long it took, in ms. */
      readonly took: number;
      /** What `publish` threw, if it did. */
      readonly error?: unknown;
      /** Time until the next attempt, in ms; only after a failure. */
      readonly retryIn?: number;
    };

export interface SchedulerParts {
  readonly publish: (cause: Cause | 'start') => Promise<Outcome>;
  readonly clock: Clock;
  /** Read before each decision, because the settings may have changed. */
  readonly pace: () => Pace;
  readonly report: (event: Event) => void;
}

export interface Scheduler {
  /** Publishes at once, without waiting for a change. */
  start(): void;
  /** Something was published just now by other means: the next regular publish is due as long after it as after any other. */
  published(): void;
  /** Something changed: a publish that starts after this call will include it. */
  change(what: string): void;
  /** Starts nothing new. Resolves when the running publish has ended. */
  stop(): Promise<void>;
}

export function createScheduler({ publish, clock, pace, report }: SchedulerParts): Scheduler {
  let history = BEGINNING;
  let running: Promise<void> | undefined;
  let cancelTimer = () => {};
  let stopped = false;

  const plan = () => {
    cancelTimer();
    if (stopped || running !== undefined) return;
    const next = nextPublish(history, pace());
    if (next === undefined) return;
    cancelTimer = clock.after(Math.max(0, next.at - clock.now()), () => begin(next.cause));
  };

  const begin = (cause: Cause | 'start') => {
    cancelTimer();
    if (stopped || running !== undefined) return;
    const begun = clock.now();
    history = withBeginning(history, begun);
    report({ kind: 'begun', cause });
    running = attempt(cause).then(({ outcome, error }) => {
      const ended = clock.now();
      history = withEnd(history, ended, outcome);
      running = undefined;
      const retry = outcome === 'failed' && !stopped ? nextPublish(history, pace()) : undefined;
      report({
        kind: 'ended',
        cause,
        outcome,
        took: ended - begun,
        ...(error === undefined ? {} : { error }),
        ...(retry === undefined ? {} : { retryIn: Math.max(0, retry.at - ended) }),
      });
      plan();
    });
  };

  /** An error thrown by `publish` is a failed attempt and does not end the loop. */
  const attempt = async (cause: Cause | 'start'): Promise<{ outcome: Outcome; error?: unknown }> => {
    try {
      return { outcome: await publish(cause) };
    } catch (error) {
      return { outcome: 'failed', error };
    }
  };

  return {
    start: () => begin('start'),
    published() {
      history = { ...history, lastBegun: clock.now(), lastEnded: clock.now() };
      plan();
    },
    change(what) {
      if (stopped) return;
      history = withChange(history, clock.now());
      report({ kind: 'changed', what });
      plan();
    },
    async stop() {
      stopped = true;
      cancelTimer();
      await running;
    },
  };
}

/** The clock of this machine. `performance.now` does not jump when the system time is changed. */
export const MACHINE_CLOCK: Clock = {
  now: () => performance.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
