/** What holds for the loop whatever happens: random changes, random durations, random ends. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome, Pace } from '../../src/watch/next-publish.ts';
import { createScheduler } from '../../src/watch/scheduler.ts';
import { FakeClock } from './fake-clock.ts';

interface Run {
  readonly begun: number;
  readonly ended: number;
  readonly outcome: Outcome;
}

interface Story {
  readonly pace: Pace;
  /** Times of changes. */
  readonly changes: readonly number[];
  readonly runs: readonly Run[];
  /** The most publishes at one time. */
  readonly atOnce: number;
}

const END = 2_000_000;

const paces = fc.record({
  everyMs: fc.integer({ min: 0, max: 60_000 }),
  quietMs: fc.integer({ min: 0, max: 500 }),
  idleMs: fc.option(fc.integer({ min: 1000, max: 400_000 }), { nil: undefined }),
  retryFirstMs: fc.integer({ min: 100, max: 10_000 }),
  retryMostMs: fc.integer({ min: 10_000, max: 100_000 }),
});

const steps = fc.array(
  fc.record({
    took: fc.integer({ min: 0, max: 90_000 }),
    outcome: fc.constantFrom<Outcome[]>('published', 'unchanged', 'invalid', 'failed', 'failed'),
  }),
  { minLength: 1, maxLength: 20 },
);

const changeGaps = fc.array(fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 100_000 })), {
  maxLength: 40,
});

/** Lives through it on a fake clock, long enough for everything to come to rest. */
async function live(
  pace: Pace,
  gaps: readonly number[],
  steps: readonly Omit<Run & { took: number }, 'begun' | 'ended'>[],
) {
  const clock = new FakeClock();
  const runs: Run[] = [];
  const changes: number[] = [];
  let atWork = 0;
  let atOnce = 0;
  const publish = async (): Promise<Outcome> => {
    const begun = clock.now();
    const { took, outcome } = steps[runs.length % steps.length] ?? { took: 0, outcome: 'published' };
    atOnce = Math.max(atOnce, ++atWork);
    await clock.wait(took);
    atWork--;
    runs.push({ begun, ended: clock.now(), outcome });
    return outcome;
  };
  const scheduler = createScheduler({ publish, clock, pace: () => pace, report: () => {} });
  scheduler.start();
  for (const gap of gaps) {
    if (clock.now() + gap > END / 2) break;
    await clock.advance(gap);
    changes.push(clock.now());
    scheduler.change('x');
  }
  await clock.advanceTo(END);
  return { pace, changes, runs, atOnce } satisfies Story;
}

/** Failures in a row before each run. */
function failuresBefore(runs: readonly Run[]): number[] {
  let failures = 0;
  return runs.map(({ outcome }) => {
    const before = failures;
    failures = outcome === 'failed' ? failures + 1 : 0;
    return before;
  });
}

const holds = (claim: (story: Story) => void) =>
  fc.assert(
    fc.asyncProperty(paces, changeGaps, steps, async (pace, gaps, ends) => {
      claim(await live(pace, gaps, ends));
    }),
    { numRuns: 60 },
  );

test('there are never two publishes at once', () => holds(({ atOnce }) => expect(atOnce).toBe(1)));

test('the time from one start to the next is never shorter than the pace allows', () =>
  holds(({ runs, pace }) => {
    for (const [i, { begun }] of runs.entries()) {
      const before = runs[i - 1];
      if (before !== undefined) expect(begun - before.begun).toBeGreaterThanOrEqual(pace.everyMs);
    }
  }));

test('every change is followed by a publish that began after it', () =>
  holds(({ runs, changes }) => {
    const last = runs.at(-1)?.begun ?? Number.NEGATIVE_INFINITY;
    for (const time of changes) expect(last).toBeGreaterThanOrEqual(time);
  }));

test('a change is published as soon as the quiet time, the pace, the backoff and the running publish allow', () =>
  holds(({ runs, changes, pace }) => {
    const failures = failuresBefore(runs);
    for (const time of changes) {
      const i = runs.findIndex(({ begun }) => begun >= time);
      const [run, before] = [runs[i], runs[i - 1]];
      if (run === undefined || before === undefined) continue;
      const pause =
        (failures[i] ?? 0) === 0 ? 0 : Math.min(pace.retryMostMs, pace.retryFirstMs * 2 ** ((failures[i] ?? 0) - 1));
      const latest =
        Math.max(before.begun + pace.everyMs, before.ended + pause, before.ended, time) + 10 * pace.quietMs;
      expect(run.begun).toBeLessThanOrEqual(latest);
    }
  }));

test('after failures in a row the pause doubles up to its bound, and a success ends that', () =>
  holds(({ runs, pace }) => {
    for (const [i, failures] of failuresBefore(runs).entries()) {
      const [run, before] = [runs[i], runs[i - 1]];
      if (run === undefined || before === undefined || failures === 0) continue;
      const pause = Math.min(pace.retryMostMs, pace.retryFirstMs * 2 ** (failures - 1));
      const due = Math.max(before.ended + pause, before.begun + pace.everyMs);
      expect(run.begun).toBeGreaterThanOrEqual(due);
      expect(run.begun).toBeLessThanOrEqual(due + 10 * pace.quietMs);
    }
  }));

test('without a change there is a publish whenever the idle time has passed', () =>
  holds(({ runs, pace }) => {
    if (pace.idleMs === undefined) return;
    for (const [i, { begun }] of runs.entries()) {
      const before = runs[i - 1];
      if (before === undefined || before.outcome === 'failed') continue;
      expect(begun).toBeLessThanOrEqual(
        Math.max(before.ended, before.begun + pace.idleMs, before.begun + pace.everyMs) + 10 * pace.quietMs,
      );
    }
  }));
