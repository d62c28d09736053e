/**
 * The loop of `watch` and `start`: publishes when next-publish.ts says that it is due, and never two at once.
 *
 * It knows nothing of files and networks: `publish` and the clock come in as arguments.
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
  /** ms, never going backwards. */
  now(): number;
  /** Calls `action` once after so many ms, unless the function that it returns was called before. */
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
      /** What was thrown, if the publish failed that way. */
      readonly error?: unknown;
      /** In how many ms there will be another try; only after a failure. */
      readonly retryIn?: number;
    };

export interface SchedulerParts {
  readonly publish: () => Promise<Outcome>;
  readonly clock: Clock;
  /** Asked before each decision, so that it may follow the settings. */
  readonly pace: () => Pace;
  readonly tell: (event: Event) => void;
}

export interface Scheduler {
  /** Publishes at once, without waiting for a change. */
  start(): void;
  /** Something changed: a publish that begins after this moment will follow. */
  change(what: string): void;
  /** Begins nothing more. Resolves when the publish that is at work has ended. */
  stop(): Promise<void>;
}

export function createScheduler({ publish, clock, pace, tell }: SchedulerParts): Scheduler {
  let history = BEGINNING;
  let atWork: Promise<void> | undefined;
  let cancelTimer = () => {};
  let stopped = false;

  const plan = () => {
    cancelTimer();
    if (stopped || atWork !== undefined) return;
    const next = nextPublish(history, pace());
    if (next === undefined) return;
    cancelTimer = clock.after(Math.max(0, next.at - clock.now()), () => begin(next.cause));
  };

  const begin = (cause: Cause | 'start') => {
    cancelTimer();
    if (stopped || atWork !== undefined) return;
    const begun = clock.now();
    history = withBeginning(history, begun);
    tell({ kind: 'begun', cause });
    atWork = attempt().then(({ outcome, error }) => {
      const ended = clock.now();
      history = withEnd(history, ended, outcome);
      atWork = undefined;
      const retry = outcome === 'failed' && !stopped ? nextPublish(history, pace()) : undefined;
      tell({
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

  /** Whatever `publish` throws is a failure, and no end of the loop. */
  const attempt = async (): Promise<{ outcome: Outcome; error?: unknown }> => {
    try {
      return { outcome: await publish() };
    } catch (error) {
      return { outcome: 'failed', error };
    }
  };

  return {
    start: () => begin('start'),
    change(what) {
      if (stopped) return;
      history = withChange(history, clock.now());
      tell({ kind: 'changed', what });
      plan();
    },
    async stop() {
      stopped = true;
      cancelTimer();
      await atWork;
    },
  };
}

/** The clock of this machine. `performance.now` does not jump when somebody sets the time. */
export const MACHINE_CLOCK: Clock = {
  now: () => performance.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
