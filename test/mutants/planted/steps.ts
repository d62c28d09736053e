/** What may notice a fault, from the first that somebody runs to the last. */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Run, run } from './checkout.ts';

/** What people run: while they edit, before they push, and what every change must pass. */
export type Level = (typeof LEVELS)[number];

export const LEVELS = ['quick', 'test', 'ci'] as const;

export interface Step {
  readonly level: Level;
  readonly argv: readonly string[];
  /** Whether it is vitest, which says which file of tests is red. */
  readonly hasReport: boolean;
}

/** Much longer than any step takes on a machine with other work. */
const LONGEST_MINUTES = 60;

const VITEST = ['node', 'bin/with-pinned-node.cjs', 'node_modules/vitest/vitest.mjs'];

/** The tests that import the file come first: what the others say takes longer. */
export function stepsFor(root: string, file: string): Step[] {
  const related = [...VITEST, 'related', file, '--run', '--passWithNoTests'];
  const quick = argumentsOfQuick(root);
  const rest = quick.map((one, at) => (quick[at - 1] === '--project' ? `!${one}` : one));
  const tests = (level: Level, ...argv: readonly string[]): Step => ({ level, argv, hasReport: true });
  return [
    tests('quick', ...related, ...quick),
    tests('quick', 'npm', 'run', 'test:quick', '--'),
    tests('test', ...related, ...rest),
    tests('test', 'npm', 'test', '--'),
    ...otherStepsOfCi(root).map((argv): Step => ({ level: 'ci', argv, hasReport: false })),
    tests('ci', 'npm', 'run', 'test:night', '--'),
  ];
}

/** What the quick tests tell vitest: its projects, and tags. */
function argumentsOfQuick(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { [name: string]: string };
  };
  const [, given] = /vitest\.mjs run (.*)$/.exec(scripts['test:quick'] ?? '') ?? [];
  if (given === undefined) throw new Error('test:quick is no run of vitest that is known here');
  return [...given.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, one, two, three]) => one ?? two ?? three ?? '');
}

/** The npm scripts of .ci/run, but for those that install, and for the tests, which have steps of their own. */
function otherStepsOfCi(root: string): string[][] {
  const code = readFileSync(join(root, '.ci/run'), 'utf8').replace(/#.*/g, '');
  const called = [...code.matchAll(/\b(?:step|beside) (npm run [\w:-]+(?: -- [\w./-]+(?: [\w./-]+)*)?)/g)];
  const steps = called
    .map(([, script = '']) => script.split(' '))
    .filter(([, , name = '']) => !/^(test|install)/.test(name));
  if (steps.length === 0) throw new Error('.ci/run calls no npm script that is known here');
  return steps;
}

/** What a step says. */
export interface Verdict extends Run {
  readonly isRed: boolean;
  /** Files of tests that are red, from the root. */
  readonly files: readonly string[];
}

export async function runStep(root: string, { argv, hasReport }: Step, log: string): Promise<Verdict> {
  const report = join(root, '../report.json');
  rmSync(report, { force: true });
  const more = hasReport
    ? ['--bail', '1', '--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`]
    : [];
  const done = await run(root, [...argv, ...more], log, LONGEST_MINUTES);
  return { ...done, isRed: done.code !== 0, files: hasReport ? redFiles(root, report) : [] };
}

/** The same step without a file of tests that says nothing about the fault. */
export function without(step: Step, file: string): Step {
  return { ...step, argv: [...step.argv, '--exclude', file] };
}

/** The same step as long as only the first of its files of tests is looked at. */
export function alone(step: Step, { files: [first] }: Verdict): Step {
  return first === undefined ? step : { ...step, argv: [...VITEST, 'run', first] };
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
  return red.map(({ name }) => name.replace(`${root}/`, ''));
}
