/**
 * `npm run bench [-- NAME …] [--write | --check]`: measures, and prints figures, mostly as ratios within one run. With `--write`,
 * they go to docs/performance.md. With `--check`, nothing is measured: it fails if figures in that page are of older code, as
 * before a release.
 */

import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { BENCHMARKS } from './benchmarks.ts';
import { hashOfCode, type Measured, readMeasured, writeMeasured } from './measured.ts';
import { isStale } from './performance-document.ts';
import { tableLines } from './table.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' }, check: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0)
  throw new Error(`There is no benchmark ${unknown.join(', ')}, only ${Object.keys(BENCHMARKS).join(', ')}.`);
const chosen = Object.entries(BENCHMARKS).filter(([name]) => positionals.length === 0 || positionals.includes(name));

if (values.check) checkAge();
else await measureAll();

function checkAge(): void {
  const measured = readMeasured();
  const stale = chosen.filter(([name]) => isStale(name, measured[name])).map(([name]) => name);
  const advice = `is of older code: ${stale.join(', ')}. Run: npm run bench -- --write ${stale.join(' ')}`;
  say(`docs/performance.md ${stale.length === 0 ? 'is of this code' : advice}`);
  process.exitCode = Math.min(stale.length, 1);
}

async function measureAll(): Promise<void> {
  for (const [name, { run, measures }] of chosen) {
    const code = hashOfCode(measures);
    const tables = await run();
    for (const line of tables.flatMap(tableLines)) say(line);
    const day = new Date().toISOString().slice(0, 10);
    const measured: Measured = { commit: commit(), day, machine: machine(), code, tables };
    // Each at once, so that nothing is lost if a later one fails.
    if (values.write) writeMeasured({ [name]: measured });
  }
  if (values.write) execFileSync('npm', ['run', 'generate'], { stdio: 'inherit' });
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const isClean = git('status', '--porcelain', '--', '.', ':!bench', ':!docs') === '';
  return `${git('rev-parse', '--short=8', 'HEAD')}${isClean ? '' : '+'}`;
}

function machine(): string {
  const [first, ...others] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${others.length + 1} cores (${first?.model.trim() ?? 'unknown'}), ${gigabytes} GiB, ${process.platform}, Node ${process.versions.node}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
