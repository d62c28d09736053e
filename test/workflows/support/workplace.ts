/** A repository in a temporary directory, on which a test runs workflows, each on a machine of its own. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JobResult, type Machine, runWorkflow } from './runner.ts';
import { actionsFor, environmentFor, git, makeRepository, type Scratch } from './scratch.ts';
import { readWorkflow } from './workflow.ts';

export interface RunOptions extends Partial<Pick<Machine, 'environment' | 'expressions'>> {
  /** Where caches and artifacts are kept; by default a place of this run. */
  readonly store?: string;
}

export interface RunResult extends JobResult {
  readonly store: string;
  /** How npm was called. */
  readonly npmCalls: readonly string[];
}

export class Workplace {
  readonly root = mkdtempSync(join(tmpdir(), 'workflows-'));
  readonly origin = join(this.root, 'origin');
  #runs = 0;

  constructor() {
    makeRepository(this.origin);
  }

  /** Runs a workflow as if GitHub had checked out `ref` for it. */
  async run(file: string, ref: string, { store, environment, expressions }: RunOptions = {}): Promise<RunResult> {
    const root = join(this.root, `run-${this.#runs++}`);
    const scratch: Scratch = { origin: this.origin, ref, root, store: store ?? join(root, 'store') };
    const result = await runWorkflow(readWorkflow(file), {
      root,
      environment: { ...environmentFor(scratch), ...environment },
      expressions: { ...expressions },
      actions: actionsFor(scratch),
    });
    const called = join(root, 'npm-calls');
    const npmCalls = existsSync(called) ? readFileSync(called, 'utf8').trim().split('\n') : [];
    return { ...result, store: scratch.store, npmCalls };
  }

  /** Changes a file of the data in the working tree of the repository. */
  edit(file: string, from: string, to: string): void {
    const path = join(this.origin, 'data', file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`There is no "${from}" in ${file}.`);
    writeFileSync(path, text.replace(from, to));
  }

  /** Has data with an error on the main branch for as long as `work` takes. */
  async withBrokenData<T>(work: () => Promise<T>): Promise<T> {
    const good = git(this.origin, 'rev-parse', 'main');
    this.edit('locations.csv', 'opening_times', 'opening_tines');
    git(this.origin, 'commit', '--quiet', '--all', '--message', 'Broken');
    try {
      return await work();
    } finally {
      git(this.origin, 'reset', '--quiet', '--hard', good);
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}

/** How each step ended, by its name. */
export function resultsOf({ steps }: JobResult): { readonly [name: string]: string } {
  return Object.fromEntries(steps.map(({ name, result }) => [name, result]));
}

/** What the steps wrote, for the message of a test that fails. */
export function logOf({ steps }: JobResult): string {
  return steps.map(({ name, output }) => `== ${name}\n${output}`).join('\n');
}
