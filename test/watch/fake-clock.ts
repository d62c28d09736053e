/** A clock that only moves when a test moves it. Timers run in the order of their times. */

import type { Clock } from '../../src/watch/scheduler.ts';

interface Timer {
  readonly at: number;
  readonly action: () => void;
}

export class FakeClock implements Clock {
  #now = 0;
  #timers: Timer[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, action: () => void): () => void {
    const timer = { at: this.#now + ms, action };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** A promise that resolves after so many ms of this clock. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(ms, resolve);
    });
  }

  /** Lets time pass up to a time, with everything that falls due on the way. */
  async advanceTo(time: number): Promise<void> {
    await promises();
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= time).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.action();
      await promises();
    }
    this.#now = time;
  }

  async advance(ms: number): Promise<void> {
    await this.advanceTo(this.#now + ms);
  }
}

/** Everything that waits for a promise that is resolved already has run. */
function promises(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
