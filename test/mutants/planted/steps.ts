/** What may notice a fault, from the first that somebody runs to the last. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './checkout.ts';

/** What people run: while they edit, before they push, and what every change must pass. */
export type Level = (typeof LEVELS)[number];

export const LEVELS = ['quick', 'test', 'ci'] as const;

export interface Step {
  readonly level: Level;
  /** As people call it. */
  readonly name: string;
  readonly argv: readonly string[];
  /** Whether it is vitest, which says which file of tests is red, and takes files as arguments. */
  readonly hasFiles: boolean;
}

/** Much longer than any step takes on a machine with other work. */
const LONGEST_MINUTES = 60;
/** The same of a few files of tests. */
const LONGEST_MINUTES_OF_FILES = 8;

export function stepsOf(root: string, level: Level): Step[] {
  const tests = (script: string): Step => ({
    ...{ level, name: `npm run ${script}`, hasFiles: true },
    argv: ['node', 'bin/with-pinned-node.cjs', 'node_modules/vitest/vitest.mjs', 'run', ...argumentsOf(root, script)],
  });
  if (level === 'quick') return [tests('test:quick')];
  if (level === 'test') return [tests('test')];
  return otherStepsOfCi(root).map((argv) => ({ level, name: argv.join(' '), argv, hasFiles: false }));
}

/** What a script tells vitest: its projects, and tags. */
function argumentsOf(root: string, script: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { [name: string]: string };
  };
  const [, given] = /vitest\.mjs run (.*)$/.exec(scripts[script] ?? '') ?? [];
  if (given === undefined) throw new Error(`${script} is no run of vitest that is known here`);
  return [...given.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, one, two, three]) => one ?? two ?? three ?? '');
}

/** The npm scripts of .ci/run, but for those that install, and for the tests, which are another level. */
function otherStepsOfCi(root: string): string[][] {
  const code = readFileSync(join(root, '.ci/run'), 'utf8').replace(/#.*/g, '');
  const called = [...code.matchAll(/\b(?:step|beside) (npm run [\w:-]+(?: -- [\w./-]+(?: [\w./-]+)*)?)/g)];
  const steps = called
    .map(([, script = '']) => script.split(' '))
    .filter(([, , name = '']) => !/^(test|install)/.test(name));
  if (steps.length === 0) throw new Error('.ci/run calls no npm script that is known here');
  return steps;
}

/** The files of tests that a step runs, from the root. */
export function filesOf(root: string, { argv }: Step): ReadonlySet<string> {
  const [command = '', ...args] = argv.map((one) => (one === 'run' ? 'list' : one));
  const listed = execFileSync(command, [...args, '--filesOnly'], { cwd: root, encoding: 'utf8' });
  return new Set(listed.match(/\btest\/\S+\.test\.ts$/gm));
}

/** What a step says. */
export interface Verdict {
  readonly isRed: boolean;
  readonly hasEnd: boolean;
  /** Files of tests that are red, from the root; none if the step is no vitest, or fails otherwise. */
  readonly files: readonly string[];
}

/** @param more for vitest: files of tests, and options */
export async function runStep(root: string, step: Step, log: string, ...more: readonly string[]): Promise<Verdict> {
  const report = join(root, '../report.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
  const argv = [...step.argv, ...(step.hasFiles ? [...more, ...reporters] : [])];
  const { code } = await run(root, argv, log, more.length > 0 ? LONGEST_MINUTES_OF_FILES : LONGEST_MINUTES);
  return { isRed: code !== 0, hasEnd: code !== 'no end', files: step.hasFiles ? redFiles(root, report) : [] };
}

/** What vitest says of a run, as far as it is looked at here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file could not be run. */
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

function readReport(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
}

/** Files that were not begun when the first test failed count as failed, too, for vitest. */
function redFiles(root: string, path: string): string[] {
  const failed = (readReport(path)?.testResults ?? []).filter(({ status }) => status === 'failed');
  const red = failed.filter(
    ({ message, assertionResults }) => message !== '' || assertionResults.some(({ status }) => status === 'failed'),
  );
  return [...new Set(red.map(({ name }) => name.replace(`${root}/`, '')))];
}
