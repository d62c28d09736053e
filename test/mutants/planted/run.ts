/**
 * Plants faults by chance, and says who notices each first: the quick tests, all tests, or CI.
 *
 *     npm run planted -- [--seed 1] [--faults 60] [--until quick|test|ci] [--list] [--out FILE]
 *
 * The same seed plants the same faults in the same code. What is known of each stands in FILE at once, and is not tried again: what the
 * quick tests did not notice with `--until quick` is shown to the others by `--until ci`. --list tries none.
 * Exit code 1 if a fault goes unnoticed.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Checkout, copyCheckout } from './checkout.ts';
import { chance, readSources, type Source } from './draw.ts';
import { LEVELS, type Level } from './steps.ts';
import { type Fault, type Outcome, plant, tryFault } from './try-fault.ts';

interface Row extends Outcome {
  readonly seed: number;
  readonly number: number;
  readonly place: string;
  readonly change: string;
  readonly passedOver: Fault['passedOver'];
  /** The last level that it was shown to. */
  readonly until: Level;
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: '60' },
    until: { type: 'string', default: 'ci' },
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

function known(): Row[] {
  if (!existsSync(out)) return [];
  const lines = readFileSync(out, 'utf8').trim().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
}

/** The piece before and after, on one line. */
function shown(old: string, piece: string): string {
  const brief = (text: string) => text.replace(/\s+/g, ' ').slice(0, 60);
  return `\`${brief(old)}\` → \`${brief(piece)}\``.replaceAll('|', '\\|');
}

/** The levels that a fault has still to be shown to. */
function levelsAfter(before: Row | undefined): readonly Level[] {
  if (before !== undefined && before.level !== 'nobody') return [];
  const first = before === undefined ? 0 : LEVELS.indexOf(before.until) + 1;
  return LEVELS.slice(first, LEVELS.indexOf(until) + 1);
}

async function rowOf(
  copy: Checkout,
  sources: readonly Source[],
  number: number,
  levels: readonly Level[],
): Promise<Row> {
  // A generator for each, so that one fault can be tried without those before it.
  const fault = await plant(copy, sources, chance(seed * 10_000 + number), `${out}.log`);
  const { source, line, mutation, passedOver } = fault;
  const change = `${mutation.what}: ${shown(source.text.slice(mutation.start, mutation.end), mutation.to)}`;
  const outcome: Outcome = values.list
    ? { level: 'nobody', by: 'not tried', seconds: 0, doubtful: [] }
    : await tryFault(copy, fault, levels, `${out}.log`);
  return { seed, number, place: `${source.file}:${line}`, change, passedOver, until, ...outcome };
}

function inTable({ number, place, change, level, by, seconds, doubtful }: Row): string {
  const doubts = doubtful.length === 0 ? '' : ` (red, but not by the fault: ${doubtful.join('; ')})`;
  return `| ${number} | ${place} | ${change} | ${level} | ${by}${doubts} | ${seconds} |`;
}

mkdirSync(dirname(out), { recursive: true });
const copy = copyCheckout();
// What is said last of a fault counts.
const rows = new Map(known().flatMap((row) => (row.seed === seed ? [[row.number, row] as const] : [])));
try {
  const sources = readSources(copy.root);
  say(
    `Seed ${seed}. ${sources.length} files, ${sources.reduce((sum, { lines }) => sum + lines.length, 0)} lines of code.\n`,
  );
  say('| Fault | Place | Change | Noticed by | Command | Seconds |\n| --- | --- | --- | --- | --- | --- |');
  for (let number = 1; number <= Number(values.faults); number++) {
    const before = rows.get(number);
    const levels = levelsAfter(before);
    const isKnown = before !== undefined && levels.length === 0;
    const row = isKnown ? before : await rowOf(copy, sources, number, levels);
    say(inTable(row));
    if (isKnown || values.list) continue;
    rows.set(number, row);
    appendFileSync(out, `${JSON.stringify(row)}\n`);
  }
} finally {
  copy.remove();
}
const counts = Map.groupBy(rows.values(), ({ level }) => level);
const survivors = counts.get('nobody') ?? [];
say(`\n${rows.size} faults: ${[...counts].map(([level, { length }]) => `${length} noticed by ${level}`).join(', ')}.`);
for (const row of survivors) say(`UNNOTICED ${row.place} ${row.change}`);
process.exitCode = survivors.length === 0 ? 0 : 1;
