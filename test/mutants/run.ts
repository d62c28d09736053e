/**
 * Makes each wrong change of list.ts in a copy of the working tree, and runs the tests that should notice it.
 * `npm run mutants`, or `npm run mutants -- WORD` for those whose file has the word in its path. Exit code 1 if a change goes unnoticed.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { MUTANTS, type Mutant } from './list.ts';

const HOME = resolve(import.meta.dirname, '../..');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Longer than any of these tests take by themselves. */
const LONGEST_MS = 300_000;

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

/** Whether the tests are green in a tree; undefined if none was run. */
function areGreen(tree: string, { tests, project = 'all' }: Pick<Mutant, 'tests' | 'project'>): boolean | undefined {
  const [vitest, output] = [join(tree, 'node_modules/vitest/vitest.mjs'), join(tree, 'report.json')];
  rmSync(output, { force: true });
  const args = [vitest, 'run', '--project', project, '--bail', '1', '--reporter', 'json', '--outputFile', output];
  const { error } = spawnSync(process.execPath, [...args, ...tests.split(' ')], {
    cwd: tree,
    stdio: 'ignore',
    timeout: LONGEST_MS,
  });
  // Tests that never end are seen by anybody.
  if (error !== undefined) return false;
  if (!existsSync(output)) return undefined;
  const report = readFileSync(output, 'utf8');
  const { numTotalTests, success } = JSON.parse(report) as { numTotalTests: number; success: boolean };
  return numTotalTests > 0 || !success ? success : undefined;
}

function withChange<T>(tree: string, { file, from, to }: Mutant, act: () => T): T {
  const path = join(tree, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} must have this piece once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    return act();
  } finally {
    writeFileSync(path, text);
  }
}

const wanted = process.argv[2] ?? '';
const chosen = MUTANTS.filter(({ file }) => file.includes(wanted));
const tree = copyTree();
const unnoticed: Mutant[] = [];
try {
  for (const mutant of chosen) {
    const isGreen = withChange(tree, mutant, () => areGreen(tree, mutant));
    say(`${isGreen === false ? 'noticed  ' : 'UNNOTICED'}  ${mutant.file}: ${JSON.stringify(mutant.from)}`);
    if (isGreen !== false) unnoticed.push(mutant);
  }
  // A test that is red without any change notices nothing.
  const each = [...new Map(chosen.map((mutant) => [`${mutant.project} ${mutant.tests}`, mutant])).values()];
  for (const mutant of each) {
    if (areGreen(tree, mutant) === true) continue;
    say(`NOT GREEN without a change: ${mutant.tests}`);
    unnoticed.push(mutant);
  }
} finally {
  rmSync(tree, { recursive: true, force: true });
}
say(`${chosen.length} wrong changes, ${unnoticed.length} unnoticed`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;
