/**
 * Plants faults by chance, and says who notices each first: the quick tests, all tests, or CI.
 *
 *     npm run planted -- [--seed 1] [--faults 60] [--until quick|test|ci] [--commit HEAD] [--list] [--out FILE]
 *
 * The same seed plants the same faults in the same code. What is known of each stands in FILE at once, and is not tried again: what the
 * quick tests did not notice with `--until quick` is shown to the others by `--until ci`. --list tries none.
 * Exit code 1 if a fault goes unnoticed.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyCheckout } from './checkout.ts';
import { readSources, type Source } from './draw.ts';
import { readImporters } from './importers.ts';
import { type Fault, type Place, plant } from './plant.ts';
import { LEVELS, type Level, stepsOf } from './steps.ts';
import { showTogether, showToNearest } from './who-notices.ts';

interface Row extends Fault {
  readonly seed: number;
  /** Who noticed it first. */
  readonly level?: Level;
  /** The step, and the file of tests if there is one. */
  readonly by?: string;
  /** The last level that it was shown to, if nobody noticed it. */
  readonly until?: Level;
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: '60' },
    until: { type: 'string', default: 'ci' },
    commit: { type: 'string', default: 'HEAD' },
    list: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const seed = Number(values.seed);
const until: Level = LEVELS.find((level) => level === values.until) ?? 'ci';
const out = resolve(values.out ?? `.local/planted-${seed}.jsonl`);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What is said last of a fault counts. */
function known(): Map<number, Row> {
  if (!existsSync(out)) return new Map();
  const lines = readFileSync(out, 'utf8').split('\n');
  const all = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
  return new Map(all.filter((row) => row.seed === seed).map((row) => [row.number, row]));
}

function keep(row: Row): void {
  rows.set(row.number, row);
  appendFileSync(out, `${JSON.stringify(row)}\n`);
}

function inTable({ number, file, line, change, level, by }: Row): string {
  return `| ${number} | ${file}:${line} | ${change} | ${level ?? 'nobody'} | ${by ?? ''} |`;
}

async function drawAll(place: Place, sources: readonly Source[]): Promise<void> {
  const numbers = Array.from({ length: Number(values.faults) }, (_, i) => i + 1).filter((number) => !rows.has(number));
  for (const fault of await plant(place, sources, seed, numbers)) keep({ seed, ...fault });
}

/** Shows what nobody noticed yet to the steps of a level. */
async function showTo(level: Level, place: Place): Promise<void> {
  const isShown = ({ until: last }: Row) => last !== undefined && LEVELS.indexOf(last) >= LEVELS.indexOf(level);
  const isLeft = (row: Row) => row.level === undefined && !isShown(row);
  for (const step of stepsOf(place.root, level)) {
    const note = (row: Row, by: string) => {
      keep({ ...row, level, by: by === step.name ? by : `${step.name}: ${by}` });
      say(`noticed ${row.number} by ${by}`);
    };
    const left = [...rows.values()].filter(isLeft);
    await showTogether(place, step, step.hasFiles ? await showToNearest(place, step, left, note) : left, note);
  }
  for (const row of [...rows.values()].filter(isLeft)) keep({ ...row, until: level });
}

mkdirSync(dirname(out), { recursive: true });
const rows = known();
const copy = copyCheckout(values.commit);
try {
  const sources = readSources(copy.root);
  const lines = sources.reduce((sum, source) => sum + source.lines.length, 0);
  say(`Seed ${seed}. ${sources.length} files, ${lines} lines of code.\n`);
  const place: Place = { root: copy.root, importers: readImporters(copy.root), log: `${out}.log` };
  await drawAll(place, sources);
  const levels = values.list ? [] : LEVELS.slice(0, LEVELS.indexOf(until) + 1);
  for (const level of levels) await showTo(level, place);
} finally {
  copy.remove();
}
const all = [...rows.values()].sort((a, b) => a.number - b.number);
say('\n| Fault | Place | Change | Noticed by | Step |\n| --- | --- | --- | --- | --- |');
for (const row of all) say(inTable(row));
const counts = Map.groupBy(all, ({ level }) => level ?? 'nobody');
say(`\n${rows.size} faults: ${[...counts].map(([level, { length }]) => `${length} noticed by ${level}`).join(', ')}.`);
process.exitCode = counts.has('nobody') ? 1 : 0;
