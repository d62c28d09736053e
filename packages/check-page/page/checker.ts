/** The worker, as the page talks to it: some messages have an answer of their own, the others change what the page shows. */

import type { FromWorker, ToWorker } from '../messages.ts';

type WithId<M> = Extract<M, { readonly id: number }>;

type Asked = WithId<ToWorker>['kind'];
/** What is asked, besides its kind and the number by which the answer is found. */
type Question<K extends Asked> = Omit<Extract<WithId<ToWorker>, { readonly kind: K }>, 'kind' | 'id'>;
type Answer<K extends Asked> = Extract<WithId<FromWorker>, { readonly kind: K }>;

/** What the worker says by itself. */
export type News = Exclude<FromWorker, WithId<FromWorker>>;

interface Ears {
  readonly hear: (news: News) => void;
  /** Whatever the worker threw. */
  readonly fail: (why: string) => void;
}

export class Checker {
  readonly #begin: () => Worker;
  readonly #ears: Ears;
  #worker: Worker | undefined;
  #asked = new Map<number, (answer: WithId<FromWorker>) => void>();
  #last = 0;

  constructor(begin: () => Worker, ears: Ears) {
    this.#begin = begin;
    this.#ears = ears;
  }

  tell(message: Exclude<ToWorker, WithId<ToWorker>>): void {
    this.#running().postMessage(message);
  }

  /** The answer; never, if the worker is ended before. */
  ask<K extends Asked>(kind: K, question: Question<K>): Promise<Answer<K>> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#asked.set(id, (answer) => resolve(answer as Answer<K>));
      this.#running().postMessage({ kind, id, ...question });
    });
  }

  /** Ends whatever it does. A check cannot be interrupted from within. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#asked.clear();
  }

  #running(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = this.#begin();
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#take(data));
    worker.addEventListener('error', ({ message }) => this.#ears.fail(message));
    this.#worker = worker;
    return worker;
  }

  #take(message: FromWorker): void {
    if ('id' in message) {
      this.#asked.get(message.id)?.(message);
      this.#asked.delete(message.id);
    } else this.#ears.hear(message);
  }
}
