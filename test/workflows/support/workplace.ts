/**
 * A repository in a temporary directory, on which a test runs workflows, each on a machine of its own.
 *
 *     const place = new Workplace();                                // this project, with the demo network and without its tests
 *     const place = new Workplace({ from: directory });             // the files of a directory, such as `init` writes
 *     openPullRequest(place.origin, () => writeFileSync(...));
 *     const result = await place.run('check.yml', 'refs/pull/1/merge');
 *     expect(failuresOf(result), logOf(result)).toEqual([]);
 *     place.remove();
 *
 * `run` takes the workflow from .github/workflows of the repository as it is in its working tree. `uses: ./` and
 * `uses: ocpi-snapshot/ocpi-snapshot@...` both mean the action as it is in this project, the second one in a directory of its own.
 * Values of expressions that the workflow needs (secrets.*, inputs.*, github.token) come with `expressions`.
 */

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO } from '../../support/fixtures.ts';
import { type JobResult, type Machine, runWorkflow } from './runner.ts';
import { actionsFor, callsOf, commitAll, copyProject, environmentFor, git, type Scratch } from './scratch.ts';
import { ACTION, PROJECT, readWorkflow } from './workflow.ts';

export interface RunOptions extends Partial<Pick<Machine, 'environment' | 'expressions'>> {
  /** Where caches and artifacts are kept; by default a place of this run. */
  readonly store?: string;
}

export interface RunResult extends JobResult {
  readonly store: string;
  readonly wasCacheRestored: boolean;
  /** The text of the pull request that it opened. */
  readonly pullRequest: string | undefined;
  /** How npm, node and wrangler were called, and with which token. Directories of the run are written as $WORKSPACE and $ACTION. */
  readonly calls: readonly string[];
}

/** Values of names in expressions where a test says nothing else. A pull request has no labels. */
const USUAL = {
  ...{ 'github.token': 'none', 'github.run_id': '1', 'github.run_attempt': '1' },
  'github.event.pull_request.labels.*.name': '',
};

export class Workplace {
  readonly root = mkdtempSync(join(tmpdir(), 'workflows-'));
  readonly origin = join(this.root, 'origin');
  /** What GitHub fetches for `uses: ocpi-snapshot/ocpi-snapshot@...`. */
  readonly action = join(this.root, 'action');
  #runs = 0;

  readonly #program: string | undefined;

  /** @param program the directory of the package that npm installs, where the repository names it */
  constructor({ from, program }: { readonly from?: string; readonly program?: string } = {}) {
    this.#program = program;
    copyProject(this.action);
    cpSync(from ?? this.action, this.origin, { recursive: true });
    if (from === undefined) cpSync(join(PROJECT, DEMO, 'data'), join(this.origin, 'data'), { recursive: true });
    commitAll(this.origin);
  }

  /** Runs a workflow as if GitHub had checked out `ref` for it. */
  async run(file: string, ref: string, { store, environment, expressions }: RunOptions = {}): Promise<RunResult> {
    const root = join(this.root, `run-${this.#runs++}`);
    const scratch: Scratch = {
      origin: this.origin,
      ref,
      root,
      store: store ?? join(root, 'store'),
      program: this.#program,
    };
    const result = await runWorkflow(readWorkflow(file, join(this.origin, '.github/workflows')), {
      root,
      environment: { ...environmentFor(scratch), ...environment },
      expressions: { ...USUAL, ...expressions },
      actions: actionsFor(scratch),
      composites: { [ACTION]: this.action },
    });
    return {
      ...result,
      store: scratch.store,
      pullRequest: textOf(join(root, 'pull-request.md')),
      wasCacheRestored: existsSync(join(root, 'restored')),
      calls: this.#callsIn(root, result),
    };
  }

  #callsIn(root: string, { workspace }: JobResult): string[] {
    if (!existsSync(callsOf(root))) return [];
    const text = readFileSync(callsOf(root), 'utf8')
      .replaceAll(workspace, '$WORKSPACE')
      .replaceAll(this.action, '$ACTION');
    return text.trim().split('\n');
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

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** How each step ended, by its name. */
export function resultsOf({ steps }: JobResult): { readonly [name: string]: string } {
  return Object.fromEntries(steps.map(({ name, result }) => [name, result]));
}

/** The names of the steps that failed, or were skipped because another one did. */
export function failuresOf({ steps }: JobResult): string[] {
  return steps.filter(({ result }) => result !== 'success').map(({ name }) => name);
}

/** What the steps wrote, for the message of a test that fails. */
export function logOf({ steps }: JobResult): string {
  return steps.map(({ name, output }) => `== ${name}\n${output}`).join('\n');
}
