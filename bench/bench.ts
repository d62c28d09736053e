/**
 * `npm run bench [-- NAME …] [--write]`: prints figures, mostly as ratios within one run, of all benchmarks or of the named ones.
 * With `--write`, they go to docs/performance.md too.
 */

import { benchBuild } from './build.ts';
import { benchEdge } from './edge.ts';
import { benchFresh } from './fresh.ts';
import { benchIncremental } from './incremental.ts';
import { benchPage } from './page.ts';
import { benchPages } from './pages.ts';
import { writePerformance } from './performance-document.ts';
import { type Table, tableLines } from './table.ts';

/** Each with the title of its section. */
const BENCHMARKS = {
  pages: ['Pages and deltas', benchPages],
  edge: ['Whole lists', benchEdge],
  build: ['Builds', benchBuild],
  incremental: ['One changed status', benchIncremental],
  page: ['The page', benchPage],
  fresh: ['From a saved status to the answer', benchFresh],
} as const;

type Name = keyof typeof BENCHMARKS;

const isName = (text: string): text is Name => Object.hasOwn(BENCHMARKS, text);

const words = process.argv.slice(2);
const unknown = words.filter((word) => word !== '--write' && !isName(word));
if (unknown.length > 0)
  throw new Error(`There is no benchmark ${unknown.join(', ')}, only ${Object.keys(BENCHMARKS).join(', ')}.`);
const chosen = words.filter(isName);
const names = chosen.length > 0 ? chosen : Object.keys(BENCHMARKS).filter(isName);

const sections = new Map<string, readonly Table[]>();
for (const name of names) {
  const [title, bench] = BENCHMARKS[name];
  const tables = await bench();
  for (const line of tables.flatMap(tableLines)) process.stdout.write(`${line}\n`);
  sections.set(title, tables);
}
if (words.includes('--write')) writePerformance(sections, new Date());
