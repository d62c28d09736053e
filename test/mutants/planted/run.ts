/**
 * Plants faults by chance, and says who notices each first: the quick tests, all tests, or CI.
 *
 *     npm run planted -- [--seed 1] [--faults 60] [--until quick|test|ci] [--list] [--out FILE]
 *
 * The same seed plants the same faults in the same code. What is known of each stands in FILE at once, and is not tried again.
 * Exit code 1 if a fault goes unnoticed.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Checkout, copyCheckout } from './checkout.ts';
import { chance, readSources, type Source } from './draw.ts';
import { type Outcome, plant, tryFault } from './try-fault.ts';

interface Row extends Outcome {
  readonly seed: number;
  readonly number: number;
  readonly place: string;
  readonly change: string;
  readonly passedOver: { readonly typecheck: number; readonly equal: number };
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
const until = values.until === 'quick' || values.until === 'test' ? values.until : 'ci';
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

async function rowOf(copy: Checkout, sources: readonly Source[], number: number): Promise<Row> {
  // A generator for each, so that one fault can be tried without those before it.
  const fault = await plant(copy, sources, chance(seed * 10_000 + number), `${out}.log`);
  const { source, line, mutation, passedOver } = fault;
  const change = `${mutation.what}: ${shown(source.text.slice(mutation.start, mutation.end), mutation.to)}`;
  const outcome: Outcome = values.list
    ? { level: 'nobody', by: 'not tried', seconds: 0, doubtful: [] }
    : await tryFault(copy, fault, until, `${out}.log`);
  return { seed, number, place: `${source.file}:${line}`, change, passedOver, ...outcome };
}

function inTable({ number, place, change, level, by, seconds, doubtful }: Row): string {
  const doubts = doubtful.length === 0 ? '' : ` (red, but not by the fault: ${doubtful.join('; ')})`;
  return `| ${number} | ${place} | ${change} | ${level} | ${by}${doubts} | ${seconds} |`;
}

mkdirSync(dirname(out), { recursive: true });
const copy = copyCheckout();
const rows = known().filter((row) => row.seed === seed);
try {
  const sources = readSources(copy.root);
  say(
    `Seed ${seed}. ${sources.length} files, ${sources.reduce((sum, { lines }) => sum + lines.length, 0)} lines of code.\n`,
  );
  say('| Fault | Place | Change | Noticed by | Command | Seconds |\n| --- | --- | --- | --- | --- | --- |');
  for (let number = 1; number <= Number(values.faults); number++) {
    const before = rows.find((row) => row.number === number);
    const row = before ?? (await rowOf(copy, sources, number));
    say(inTable(row));
    if (before !== undefined || values.list) continue;
    rows.push(row);
    appendFileSync(out, `${JSON.stringify(row)}\n`);
  }
} finally {
  copy.remove();
}
const counts = Map.groupBy(rows, ({ level }) => level);
const survivors = counts.get('nobody') ?? [];
say(
  `\n${rows.length} faults: ${[...counts].map(([level, { length }]) => `${length} noticed by ${level}`).join(', ')}.`,
);
for (const row of survivors) say(`UNNOTICED ${row.place} ${row.change}`);
process.exitCode = survivors.length === 0 ? 0 : 1;
