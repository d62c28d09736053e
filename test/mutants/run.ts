/**
 * Makes each wrong change of list.ts in a copy of the working tree, and runs the tests that should notice it.
 * `npm run mutants`, or `npm run mutants -- WORD` for those whose file has the word in its path. `--quick` runs only tests of
 * `npm run test:quick`, for the changes that one of these should notice. Exit code 1 if a change goes unnoticed.
 */

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MUTANTS, type Mutant } from './list.ts';

const HOME = resolve(import.meta.dirname, '../..');

/** How many changes are tried at once, each in a copy of its own. One file of tests keeps one core busy. */
const COPIES = 2;

/** Longer than any of these tests take by themselves. */
const LONGEST_MS = 300_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A copy of everything that git knows or does not ignore, with the packages that are installed. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: HOME, encoding: 'utf8' });
  for (const name of listed.split('\0')) {
    if (name === '' || !existsSync(join(HOME, name))) continue;
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(HOME, name), join(copy, name));
  }
  symlinkSync(join(HOME, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** What vitest says of a run, as far as it is looked at here. */
interface Report {
  readonly success: boolean;
  /** One for each file; `name` is its path. */
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** What vitest runs: the suite of test:quick, or everything, with the edge rule on Node alone. */
const SUITE = values.quick
  ? ['--project', 'pure', '--tags-filter', 'not slow']
  : ['--project', '!workerd', '--project', '!deno'];

/** Runs these tests, as far as the suite has them. Undefined if vitest has no report. */
async function runTests(
  tree: string,
  paths: readonly string[],
  ...more: readonly string[]
): Promise<Report | 'no end' | undefined> {
  const output = join(tree, 'report.json');
  rmSync(output, { force: true });
  const reporter = ['--reporter', 'json', '--outputFile', output];
  const args = [join(tree, 'node_modules/vitest/vitest.mjs'), 'run', ...SUITE, ...reporter, ...more, ...paths];
  const child = spawn(process.execPath, args, {
    cwd: tree,
    stdio: 'ignore',
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  const signal = await new Promise((done) => child.once('close', (_, by) => done(by)));
  if (signal !== null) return 'no end';
  return existsSync(output) ? (JSON.parse(readFileSync(output, 'utf8')) as Report) : undefined;
}

async function withChange<T>(tree: string, { file, from, to }: Mutant, act: () => Promise<T>): Promise<T> {
  const path = join(tree, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} must have this piece once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    return await act();
  } finally {
    writeFileSync(path, text);
  }
}

/** Takes changes from the list until it is empty, and says of each whether its tests turn red. Returns what they do not notice. */
async function tryEach(tree: string, left: Mutant[]): Promise<Mutant[]> {
  const unnoticed: Mutant[] = [];
  for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
    const { tests, file, from } = mutant;
    const report = await withChange(tree, mutant, () => runTests(tree, tests.split(' '), '--bail', '1'));
    // Tests that never end are seen by anybody.
    const isNoticed = report === 'no end' || report?.success === false;
    say(`${isNoticed ? 'noticed  ' : 'UNNOTICED'}  ${file}: ${JSON.stringify(from)}`);
    if (!isNoticed) unnoticed.push(mutant);
  }
  return unnoticed;
}

/** Tests that are red without any change notice nothing. Returns the tests that are not all green. */
async function notGreen(tree: string, mutants: readonly Mutant[]): Promise<string[]> {
  const named = [...new Set(mutants.flatMap(({ tests }) => tests.split(' ')))];
  const report = await runTests(tree, named);
  const results = report === 'no end' || report === undefined ? [] : report.testResults;
  return named.filter((path) => {
    const own = results.filter(({ name }) => name.startsWith(join(tree, path)));
    return own.length === 0 || own.some(({ status }) => status !== 'passed');
  });
}

/** The files of tests of the suite. */
function filesOfSuite(): string[] {
  const args = [join(HOME, 'node_modules/vitest/vitest.mjs'), 'list', '--filesOnly', '--json', ...SUITE];
  const listed = execFileSync(process.execPath, args, { cwd: HOME, encoding: 'utf8' });
  return (JSON.parse(listed) as { file: string }[]).map(({ file }) => relative(HOME, file));
}

/** Those of which the suite has a test, with these tests alone. */
function ofSuite(mutants: readonly Mutant[]): Mutant[] {
  const files = filesOfSuite();
  return mutants.flatMap((mutant) => {
    const named = mutant.tests.split(' ');
    const own = files.filter((file) => named.some((path) => file === path || file.startsWith(`${path}/`)));
    return own.length === 0 ? [] : [{ ...mutant, tests: own.join(' ') }];
  });
}

const [wanted = ''] = positionals;
const matching = MUTANTS.filter(({ file }) => file.includes(wanted));
const chosen = values.quick ? ofSuite(matching) : matching;
const trees = Array.from({ length: COPIES }, copyTree);
try {
  const red = await notGreen(trees[0] ?? '', chosen);
  for (const tests of red) say(`NOT GREEN without a change: ${tests}`);
  const left = [...chosen];
  const unnoticed = (await Promise.all(trees.map((tree) => tryEach(tree, left)))).flat();
  say(`${chosen.length} wrong changes, ${unnoticed.length} unnoticed`);
  process.exitCode = unnoticed.length + red.length === 0 ? 0 : 1;
} finally {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
}
