/**
 * What becomes of runs that come while others are under way, as GitHub says it ("Control the concurrency of workflows and
 * jobs", docs.github.com): one runs in a group. Of those that wait there, a newer one replaces the one before, unless the
 * group says `queue: max`; then up to 100 wait.
 */

import type { Concurrency, Workflow } from './workflow.ts';

/** How a run was started, and the values of the expressions that its workflow uses in groups. */
export interface Start {
  readonly name: string;
  readonly group: (text: string) => string;
}

const MOST_WAITING = 100;

class Group {
  running: string | undefined;
  waiting: string[] = [];
}

/** A workflow of one job, none of whose runs ends unless `finish` says so. */
export class Queue {
  readonly cancelled: string[] = [];
  readonly finished: string[] = [];
  readonly #groups = new Map<string, Group>();
  readonly #stages: readonly Concurrency[];
  readonly #starts = new Map<string, Start>();

  constructor({ concurrency, jobs }: Workflow) {
    const [job] = Object.values(jobs);
    this.#stages = [concurrency, job?.concurrency].filter((stage) => stage !== undefined);
  }

  start(run: Start): void {
    this.#starts.set(run.name, run);
    this.#enter(run, 0);
  }

  /** The run whose job is under way, if any. */
  get running(): string | undefined {
    const last = this.#stages.length - 1;
    const names = [...this.#starts.values()].map((run) => this.#groupOf(run, last).running);
    const under = new Set(names.filter((name) => name !== undefined));
    if (under.size > 1) throw new Error(`Several run at once: ${[...under].join(', ')}.`);
    return [...under][0];
  }

  /** Ends the run whose job is under way. */
  finish(): void {
    const name = this.running;
    const run = name === undefined ? undefined : this.#starts.get(name);
    if (run === undefined) throw new Error('Nothing runs.');
    this.finished.push(run.name);
    for (let stage = this.#stages.length - 1; stage >= 0; stage--) {
      const group = this.#groupOf(run, stage);
      group.running = undefined;
      const next = this.#starts.get(group.waiting.shift() ?? '');
      if (next !== undefined) this.#enter(next, stage);
    }
  }

  #enter(run: Start, stage: number): void {
    const rules = this.#stages[stage];
    if (rules === undefined) return;
    const group = this.#groupOf(run, stage);
    if (group.running === undefined) {
      group.running = run.name;
      this.#enter(run, stage + 1);
      return;
    }
    if (rules['cancel-in-progress']) throw new Error('This is for groups in which nothing is broken off.');
    if (rules.queue !== 'max') this.#cancel(group.waiting.splice(0), stage);
    if (group.waiting.length < MOST_WAITING) group.waiting.push(run.name);
    else this.#cancel([run.name], stage);
  }

  /** A run that is cancelled gives up its places in the groups before. */
  #cancel(names: readonly string[], stage: number): void {
    for (const name of names) {
      this.cancelled.push(name);
      const run = this.#starts.get(name);
      if (run === undefined || stage === 0) continue;
      const before = this.#groupOf(run, stage - 1);
      before.running = undefined;
      const next = this.#starts.get(before.waiting.shift() ?? '');
      if (next !== undefined) this.#enter(next, stage - 1);
    }
  }

  #groupOf(run: Start, stage: number): Group {
    const key = `${stage} ${run.group(this.#stages[stage]?.group ?? '')}`;
    const group = this.#groups.get(key) ?? new Group();
    this.#groups.set(key, group);
    return group;
  }
}
