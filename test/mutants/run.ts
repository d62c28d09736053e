/**
 * Makes each wrong change of list.ts in a copy of the working tree, and runs the tests that should notice it.
 * `npm run mutants`, or `npm run mutants -- WORD` for those whose file has the word in its path. `--quick` runs only tests of
 * `npm run test:quick`, for the changes that one of these should notice. Exit code 1 if a change goes unnoticed.
 */

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MUTANTS, type Mutant } from './list.ts';
import { type Tried, tryQuick } from './quick.ts';
import { copyTree, withChange } from './working-copy.ts';

/** How many changes are tried at once, each in a copy of its own. One file of tests keeps one core busy. */
const COPIES = 2;

/** Longer than the tests of any change take, and than those of all changes together. */
const LONGEST = { ofOneMs: 300_000, ofAllMs: 3_600_000 };

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What vitest says of a run, as far as it is looked at here. */
interface Report {
  readonly success: boolean;
  /** One for each file; `name` is its path. */
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** Runs these tests; those of the edge rule on Node alone. Undefined if vitest has no report. */
async function runTests(
  tree: string,
  paths: readonly string[],
  longestMs: number,
  ...more: readonly string[]
): Promise<Report | 'no end' | undefined> {
  const output = join(tree, 'report.json');
  rmSync(output, { force: true });
  const projects = ['--project', '!workerd'];
  const reporter = ['--reporter', 'json', '--outputFile', output];
  const args = [join(tree, 'node_modules/vitest/vitest.mjs'), 'run', ...projects, ...reporter, ...more, ...paths];
  const child = spawn(process.execPath, args, {
    cwd: tree,
    stdio: 'ignore',
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  const signal = await new Promise((done) => child.once('close', (_, by) => done(by)));
  if (signal !== null) return 'no end';
  return existsSync(output) ? (JSON.parse(readFileSync(output, 'utf8')) as Report) : undefined;
}

function note({ file, from }: Mutant, isNoticed: boolean): void {
  say(`${isNoticed ? 'noticed  ' : 'UNNOTICED'}  ${file}: ${JSON.stringify(from)}`);
}

/** Takes changes from the list until it is empty, and says of each whether its tests turn red. Returns what they do not notice. */
async function tryEach(tree: string, left: Mutant[]): Promise<Mutant[]> {
  const unnoticed: Mutant[] = [];
  for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
    const report = await withChange(tree, mutant, () =>
      runTests(tree, mutant.tests.split(' '), LONGEST.ofOneMs, '--bail', '1'),
    );
    // Tests that never end are seen by anybody.
    const isNoticed = report === 'no end' || report?.success === false;
    note(mutant, isNoticed);
    if (!isNoticed) unnoticed.push(mutant);
  }
  return unnoticed;
}

/** Tests that are red without any change notice nothing. Returns the tests that are not all green. */
async function notGreen(tree: string, mutants: readonly Mutant[]): Promise<string[]> {
  const named = [...new Set(mutants.flatMap(({ tests }) => tests.split(' ')))];
  const report = await runTests(tree, named, LONGEST.ofAllMs);
  const results = report === 'no end' || report === undefined ? [] : report.testResults;
  return named.filter((path) => {
    const own = results.filter(({ name }) => name.startsWith(join(tree, path)));
    return own.length === 0 || own.some(({ status }) => status !== 'passed');
  });
}

/** All of these changes, each with all of its tests. */
async function tryAll(chosen: readonly Mutant[]): Promise<Tried> {
  const trees = Array.from({ length: COPIES }, copyTree);
  try {
    const red = await notGreen(trees[0] ?? '', chosen);
    const left = [...chosen];
    const unnoticed = (await Promise.all(trees.map((tree) => tryEach(tree, left)))).flat();
    return { tried: chosen.length, unnoticed, notGreen: red };
  } finally {
    for (const tree of trees) rmSync(tree, { recursive: true, force: true });
  }
}

const options = { quick: { type: 'boolean', default: false } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const matching = MUTANTS.filter(({ file }) => file.includes(positionals[0] ?? ''));
const { tried, unnoticed, notGreen: red } = await (values.quick ? tryQuick(matching, note) : tryAll(matching));
for (const tests of red) say(`NOT GREEN without a change: ${tests}`);
say(`${tried} wrong changes, ${unnoticed.length} unnoticed`);
process.exit(unnoticed.length + red.length === 0 ? 0 : 1);
