/**
 * `npm run bench [-- NAME …] [--write]`: measures, and prints figures, mostly as ratios within one run. With `--write`, they go to
 * docs/performance.md.
 */

import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { BENCHMARKS } from './benchmarks.ts';
import { writeSection } from './performance-document.ts';
import { tableLines } from './table.ts';

const { values, positionals } = parseArgs({ options: { write: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0)
  throw new Error(`There is no benchmark ${unknown.join(', ')}, only ${Object.keys(BENCHMARKS).join(', ')}.`);
const chosen = Object.entries(BENCHMARKS).filter(([name]) => positionals.length === 0 || positionals.includes(name));

for (const [, { title, data, run }] of chosen) {
  const tables = await run();
  for (const line of tables.flatMap(tableLines)) process.stdout.write(`${line}\n`);
  // Each at once, so that nothing is lost if a later one fails.
  const day = new Date().toISOString().slice(0, 10);
  if (values.write) writeSection(title, `${day}, commit ${commit()}, ${machine()}. ${data}`, tables);
}

/** With a plus if files differ from it. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const isClean = git('status', '--porcelain', '--', '.', ':!docs') === '';
  return `${git('rev-parse', '--short=8', 'HEAD')}${isClean ? '' : '+'}`;
}

function machine(): string {
  const [first, ...others] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${others.length + 1} cores (${first?.model.trim() ?? 'unknown'}), ${gigabytes} GiB, ${process.platform}, Node ${process.versions.node}`;
}
