/**
 * Runs the steps of a workflow here, in the order and with the environment of GitHub's runner. What runs are the very
 * texts of the file; only actions (`uses:`) have stand-ins. Expressions are looked up, and an unknown one is an error.
 */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Step, Workflow } from './workflow.ts';

export interface Machine {
  /** An empty directory for this run. */
  readonly root: string;
  /** What every step has in its environment. */
  readonly environment: { readonly [name: string]: string };
  /** Values of the expressions in the file, by their text. */
  readonly expressions: { readonly [text: string]: string };
  /** By the name of the action, without its version. */
  readonly actions: { readonly [name: string]: (inputs: Inputs, workspace: string) => Promise<void> };
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
  readonly steps: readonly StepResult[];
  /** The job summary. */
  readonly summary: string;
  readonly workspace: string;
  readonly temp: string;
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
  const expressions = { 'runner.temp': temp, ...machine.expressions };
  const environment = {
    ...machine.environment,
    ...{ CI: 'true', GITHUB_ACTIONS: 'true', RUNNER_TEMP: temp },
    ...{ GITHUB_WORKSPACE: workspace, GITHUB_STEP_SUMMARY: summaryFile, GITHUB_OUTPUT: join(temp, 'output') },
  };
  const [job, ...others] = Object.values(workflow.jobs);
  if (job === undefined || others.length > 0) throw new Error('This runs workflows of one job.');
  const steps: StepResult[] = [];
  for (const step of job.steps) {
    const name = step.name ?? step.uses?.replace(/@.*/, '') ?? '';
    const failed = steps.some(({ result }) => result === 'failure');
    if (failed && !runsAfterFailure(step)) steps.push({ name, result: 'skipped', output: '' });
    else steps.push({ name, ...(await runStep(step)) });
  }
  return { steps, summary: await readFile(summaryFile, 'utf8'), workspace, temp };

  async function runStep(step: Step): Promise<Omit<StepResult, 'name'>> {
    const fill = (values: { readonly [name: string]: string | number | boolean } = {}): Inputs =>
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, evaluate(String(value), expressions)]));
    if (step.uses !== undefined) {
      const [action = ''] = step.uses.split('@');
      const standIn = machine.actions[action];
      if (standIn === undefined) throw new Error(`There is no stand-in for ${action}.`);
      await standIn(fill(step.with), workspace);
      return { result: 'success', output: '' };
    }
    const script = join(machine.root, 'script.sh');
    await writeFile(script, step.run ?? '');
    const flags = workflow.defaults?.run.shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
    const { code, output } = await run('bash', [...flags, script], workspace, { ...environment, ...fill(step.env) });
    return { result: code === 0 ? 'success' : 'failure', output };
  }
}

function runsAfterFailure({ if: condition }: Step): boolean {
  if (condition === undefined) return false;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
  if (condition === '${{ !cancelled() }}') return true;
  throw new Error(`It is not known what "${condition}" is.`);
}

function evaluate(text: string, expressions: Machine['expressions']): string {
  return text.replaceAll(/\$\{\{ *(.*?) *\}\}/g, (_, expression: string) => {
    const value = expressions[expression];
    if (value === undefined) throw new Error(`The test does not say what ${expression} is.`);
    return value;
  });
}

/** Ends with the exit code and everything that was written to the log. */
export function run(
  command: string,
  args: readonly string[],
  directory: string,
  environment: { readonly [name: string]: string },
): Promise<{ readonly code: number | null; readonly output: string }> {
  if (!existsSync(directory)) throw new Error(`There is no ${directory}.`);
  const child = spawn(command, args, { cwd: directory, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: Buffer.concat(said).toString() }));
  });
}
