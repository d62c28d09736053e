/** The worker that checks. It checks one thing after the other: of what is given meanwhile, the last one. */

import type { Accepted, Report, ToAccept, ToCheck } from '../messages.ts';

interface Ears {
  readonly hear: (report: Report) => void;
  readonly accept: (accepted: Accepted) => void;
  /** Whatever the worker threw. */
  readonly fail: (why: string) => void;
}

export class Checker {
  readonly #begin: () => Worker;
  readonly #ears: Ears;
  #worker: Worker | undefined;
  #isBusy = false;
  #next: ToCheck | undefined;

  constructor(begin: () => Worker, ears: Ears) {
    this.#begin = begin;
    this.#ears = ears;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  check(given: ToCheck): void {
    if (this.#isBusy) {
      this.#next = given;
      return;
    }
    this.#isBusy = true;
    this.#running().postMessage(given);
  }

  /** The worker does it after what it was given before. */
  accept(given: ToAccept): void {
    this.#running().postMessage(given);
  }

  /** Ends whatever it does. A check cannot be interrupted from within. */
  end(): void {
    this.#worker?.terminate();
    [this.#worker, this.#isBusy, this.#next] = [undefined, false, undefined];
  }

  #running(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = this.#begin();
    worker.addEventListener('message', ({ data }: MessageEvent<Report | Accepted>) =>
      'kind' in data ? this.#ears.accept(data) : this.#take(data),
    );
    worker.addEventListener('error', ({ message }) => {
      this.end();
      this.#ears.fail(message);
    });
    this.#worker = worker;
    return worker;
  }

  #take(report: Report): void {
    const next = this.#next;
    [this.#isBusy, this.#next] = [false, undefined];
    if (next !== undefined) this.check(next);
    this.#ears.hear(report);
  }
}
