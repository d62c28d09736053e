/** When the loop publishes, with a clock that the test moves. */

import { beforeEach, describe, expect, test } from 'vitest';
import type { Outcome, Pace } from '../../src/watch/next-publish.ts';
import { createScheduler, type Event, type Scheduler } from '../../src/watch/scheduler.ts';
import { FakeClock } from './fake-clock.ts';

const PACE: Pace = { everyMs: 30_000, quietMs: 150, idleMs: 300_000, retryFirstMs: 5000, retryMostMs: 60_000 };

let clock: FakeClock;
let begun: number[];
let events: Event[];
let outcome: Outcome;
let took: number;
let scheduler: Scheduler;

beforeEach(() => {
  clock = new FakeClock();
  begun = [];
  events = [];
  outcome = 'published';
  took = 1000;
  scheduler = withPace(PACE);
});

function withPace(pace: Pace): Scheduler {
  const publish = async () => {
    begun.push(clock.now());
    await clock.wait(took);
    return outcome;
  };
  return createScheduler({ publish, clock, pace: () => pace, report: (event) => events.push(event) });
}

describe('a change', () => {
  test('is published when the files have been quiet', async () => {
    scheduler.change('a.csv');
    await clock.advance(100);
    scheduler.change('a.csv');
    await clock.advance(149);
    expect(begun).toEqual([]);
    await clock.advance(1);
    expect(begun).toEqual([250]);
  });

  test('that never pauses is published all the same', async () => {
    for (let i = 0; i < 20; i++) {
      scheduler.change('a.csv');
      await clock.advance(100);
    }
    expect(begun).toEqual([1500]);
  });

  test('waits until the pace allows another publish', async () => {
    scheduler.start();
    await clock.advance(5000);
    scheduler.change('a.csv');
    await clock.advance(24_999);
    expect(begun).toEqual([0]);
    await clock.advance(1);
    expect(begun).toEqual([0, 30_000]);
  });

  test('during a publish starts one more after it, and only one', async () => {
    took = 40_000;
    scheduler.start();
    for (const time of [10_000, 20_000, 39_990]) {
      await clock.advanceTo(time);
      scheduler.change('a.csv');
    }
    await clock.advanceTo(100_000);
    expect(begun).toEqual([0, 40_140]);
  });
});

describe('without a change', () => {
  test('there is a publish every so often, however long one takes', async () => {
    scheduler.start();
    await clock.advance(700_000);
    expect(begun).toEqual([0, 300_000, 600_000]);
  });

  test('there are never two at once, where one takes longer than that', async () => {
    scheduler = withPace({ ...PACE, everyMs: 2000, idleMs: 2000 });
    took = 5000;
    scheduler.start();
    await clock.advance(12_000);
    expect(begun).toEqual([0, 5000, 10_000]);
  });

  test('nothing happens if that is not wanted', async () => {
    scheduler = withPace({ ...PACE, idleMs: undefined });
    scheduler.start();
    await clock.advance(10_000_000);
    expect(begun).toEqual([0]);
  });
});

describe('after a failure', () => {
  beforeEach(() => {
    outcome = 'failed';
    took = 0;
    scheduler = withPace({ ...PACE, everyMs: 1000 });
  });

  test('it tries again, later each time up to a bound', async () => {
    scheduler.start();
    await clock.advance(300_000);
    const pauses = begun.slice(1).map((time, i) => time - (begun[i] ?? 0));
    expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
  });

  test('it says when', async () => {
    scheduler.start();
    await clock.advance(5000);
    expect(events.flatMap((event) => (event.kind === 'ended' ? [event.retryIn] : []))).toEqual([5000, 10_000]);
  });

  test('a change waits for the next try too', async () => {
    scheduler.start();
    await clock.advance(2000);
    scheduler.change('a.csv');
    await clock.advance(3000);
    expect(begun).toEqual([0, 5000]);
  });

  test('a success ends the back-off', async () => {
    scheduler.start();
    await clock.advance(5000);
    outcome = 'published';
    await clock.advance(10_000);
    outcome = 'failed';
    scheduler.change('a.csv');
    await clock.advance(10_000);
    expect(begun).toEqual([0, 5000, 15_000, 16_000, 21_000]);
  });
});

test('wrong data is not tried again before something changes', async () => {
  outcome = 'invalid';
  scheduler.start();
  await clock.advance(100_000);
  expect(begun).toEqual([0]);
  scheduler.change('a.csv');
  await clock.advance(150);
  expect(begun).toEqual([0, 100_150]);
});

test('what publish throws is a failure with its reason', async () => {
  scheduler = createScheduler({
    publish: () => Promise.reject(new Error('no network')),
    clock,
    pace: () => PACE,
    report: (event) => events.push(event),
  });
  scheduler.start();
  await clock.advance(0);
  expect(events.at(-1)).toMatchObject({ outcome: 'failed', error: new Error('no network'), retryIn: 30_000 });
});

describe('stopping', () => {
  test('waits for the running publish, and starts nothing new', async () => {
    scheduler.start();
    await clock.advance(500);
    scheduler.change('a.csv');
    let stopped = false;
    const stop = scheduler.stop().then(() => {
      stopped = true;
    });
    await clock.advance(499);
    expect(stopped).toBe(false);
    await clock.advance(1);
    await stop;
    await clock.advance(1_000_000);
    expect(begun).toEqual([0]);
  });

  test('forgets a change that was waiting', async () => {
    scheduler.change('a.csv');
    await scheduler.stop();
    scheduler.change('a.csv');
    scheduler.start();
    await clock.advance(1_000_000);
    expect(begun).toEqual([]);
  });
});
