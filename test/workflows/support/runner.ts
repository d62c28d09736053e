/**
 * Runs the steps of a workflow here, in the order and with the environment of GitHub's runner. What runs are the very
 * texts of the files, those of our own action too: `uses: ./` is the action in the checkout, `uses: ./node_modules/ocpi-snapshot` the
 * one that was installed there, and `uses: ocpi-snapshot/ocpi-snapshot@...` the one in a place that the test names. Other actions have stand-ins.
 * A name in an expression that nobody gave a value is an error.
 *
 * A test seldom calls this itself: `Workplace` (workplace.ts) makes a repository, of this project or of any directory, and runs its
 * workflows on it.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompositeAction, readAction } from './action.ts';
import { fillIn, holds, type Lookup } from './expressions.ts';
import { run } from './run.ts';
import type { Step, Workflow } from './workflow.ts';

export interface Machine {
  /** An empty directory for this run. */
  readonly root: string;
  /** What every step has in its environment. */
  readonly environment: { readonly [name: string]: string };
  /** Values of names in expressions, such as secrets.CLOUDFLARE_API_TOKEN. */
  readonly expressions: { readonly [name: string]: string };
  /** Stand-ins, by the name of the action without its version. */
  readonly actions: { readonly [name: string]: (inputs: Inputs, workspace: string) => Promise<void> };
  /** Directories of composite actions, by name without version; GitHub fetches them outside of the workspace. */
  readonly composites: { readonly [name: string]: string };
}

export interface Inputs {
  readonly [name: string]: string;
}

export interface StepResult {
  readonly name: string;
  readonly result: 'success' | 'failure' | 'skipped';
  readonly output: string;
}

export interface JobResult {
  /**
   * The steps of the job, and in the place of our action its steps. `skipped` are those after a failure; those whose `if` does not
   * hold are left out.
   */
  readonly steps: readonly StepResult[];
  /** The job summary. */
  readonly summary: string;
  readonly workspace: string;
  readonly temp: string;
}

/** Where steps run: in a job, or in an action that a step of it uses. */
interface Scope {
  readonly lookup: Lookup;
  readonly environment: { readonly [name: string]: string };
  readonly outputs: Map<string, Inputs>;
}

/** Runs the only job of a workflow; whether its `if` holds is for the test to say. */
export async function runWorkflow(workflow: Workflow, machine: Machine): Promise<JobResult> {
  const [workspace, temp, summaryFile] = [
    join(machine.root, 'workspace'),
    join(machine.root, 'temp'),
    join(machine.root, 'summary.md'),
  ];
  await mkdir(workspace, { recursive: true });
  await mkdir(temp, { recursive: true });
  await writeFile(summaryFile, '');
  const [job, ...others] = Object.values(workflow.jobs);
  if (job === undefined || others.length > 0) throw new Error('This runs workflows of one job.');
  const values = { 'runner.temp': temp, 'runner.os': 'Linux', ...machine.expressions };
  const environment = {
    ...machine.environment,
    ...{ CI: 'true', GITHUB_ACTIONS: 'true', RUNNER_TEMP: temp },
    ...{ GITHUB_WORKSPACE: workspace, GITHUB_STEP_SUMMARY: summaryFile },
  };
  const steps = await runSteps(job.steps, scopeOf(values, environment));
  return { steps, summary: await readFile(summaryFile, 'utf8'), workspace, temp };

  async function runSteps(list: readonly Step[], scope: Scope): Promise<StepResult[]> {
    const results: StepResult[] = [];
    for (const step of list) {
      const hasFailed = results.some(({ result }) => result === 'failure');
      if (holds(step.if, scope.lookup, { hasFailed })) results.push(...(await runStep(step, scope)));
      else if (hasFailed && holds(step.if, scope.lookup, { hasFailed: false })) {
        results.push({ name: nameOf(step), result: 'skipped', output: '' });
      }
    }
    return results;
  }

  async function runStep(step: Step, scope: Scope): Promise<StepResult[]> {
    const fill = (texts: { readonly [name: string]: string | number | boolean } = {}): Inputs =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fillIn(String(text), scope.lookup)]));
    const stepEnvironment = { ...scope.environment, ...fill(step.env) };
    if (step.uses === undefined) return [await runScript(step, stepEnvironment, scope)];
    const [action = ''] = step.uses.split('@');
    const local = action === './' ? workspace : join(workspace, action);
    const directory = action.startsWith('./') ? local : machine.composites[action];
    if (directory !== undefined) return runComposite(directory, fill(step.with), stepEnvironment);
    const standIn = machine.actions[action];
    if (standIn === undefined) throw new Error(`There is no stand-in for ${action}.`);
    await standIn(fill(step.with), workspace);
    return [{ name: nameOf(step), result: 'success', output: '' }];
  }

  /** `env` of the step that uses an action is in the environment of all its steps. Inputs are not. */
  function runComposite(directory: string, given: Inputs, outside: Scope['environment']): Promise<StepResult[]> {
    const action = readAction(directory);
    const github = Object.entries(values).filter(([name]) => /^(?:github|runner)\./.test(name));
    const inside = { ...Object.fromEntries(github), ...inputsOf(action, given), 'github.action_path': directory };
    return runSteps(action.runs.steps, scopeOf(inside, { ...outside, GITHUB_ACTION_PATH: directory }));
  }

  async function runScript(step: Step, environment: Scope['environment'], { lookup, outputs }: Scope) {
    const [script, output] = [join(machine.root, 'script.sh'), join(temp, 'output')];
    await writeFile(script, fillIn(step.run ?? '', lookup));
    await writeFile(output, '');
    const isBash = (step.shell ?? workflow.defaults?.run.shell) === 'bash';
    const flags = isBash ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
    const done = await run('bash', [...flags, script], workspace, { ...environment, GITHUB_OUTPUT: output });
    if (step.id !== undefined) outputs.set(step.id, parseOutput(await readFile(output, 'utf8')));
    const result = done.code === 0 ? ('success' as const) : ('failure' as const);
    return { name: nameOf(step), result, output: done.output };
  }
}

function nameOf({ name, uses = '' }: Step): string {
  return name ?? uses.replace(/@.*/, '');
}

function scopeOf(values: Inputs, environment: Scope['environment']): Scope {
  const outputs: Scope['outputs'] = new Map();
  const lookup: Lookup = (name) => {
    const [, step = '', output = ''] = /^steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(name) ?? [];
    const value = step === '' ? values[name] : outputs.get(step)?.[output];
    if (value === undefined) throw new Error(`Nobody says what ${name} is.`);
    return value;
  };
  return { lookup, environment, outputs };
}

/** What the workflow gives, an empty text too, stands before the default. */
function inputsOf({ inputs }: CompositeAction, given: Inputs): Inputs {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(inputs, name));
  if (unknown.length > 0) throw new Error(`The action has no input ${unknown.join(', ')}.`);
  const all = Object.entries(inputs).map(([name, input]) => [`inputs.${name}`, given[name] ?? input.default ?? '']);
  return Object.fromEntries(all);
}

function parseOutput(text: string): Inputs {
  const lines = text.split('\n').filter((line) => line !== '');
  return Object.fromEntries(lines.map((line) => [line.replace(/=.*/, ''), line.replace(/^[^=]*=/, '')]));
}
