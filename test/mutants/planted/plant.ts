/** Faults: drawn, and planted in the copy to see which compile. All at once, because a look at all types takes long. */

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { run, withTexts } from './checkout.ts';
import { chance, type Drawn, draw, type Source } from './draw.ts';
import type { Importers } from './importers.ts';
import { withMutation } from './mutations.ts';

/** A change that compiles, and that makes another program. */
export interface Fault {
  readonly number: number;
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  /** The piece before and after. */
  readonly change: string;
  /** The whole file with the fault, formatted. */
  readonly text: string;
}

export interface Place {
  readonly root: string;
  readonly importers: Importers;
  readonly log: string;
}

interface Candidate extends Drawn {
  readonly number: number;
  readonly changed: string;
}

/**
 * Draws a fault for each number. Each has a generator of its own, so that the same seed draws the same one whatever the others are; what
 * does not compile, or changes nothing, is passed over.
 */
export async function plant(
  place: Place,
  sources: readonly Source[],
  seed: number,
  numbers: readonly number[],
): Promise<Fault[]> {
  const draws = numbers.map((number) => ({ number, next: drawChanges(sources, seed * 10_000 + number) }));
  const compiling: Candidate[] = [];
  let left = await Promise.all(draws.map(async ({ number, next }) => ({ next, ...(await next()), number })));
  while (left.length > 0) {
    // Two in one file cannot be planted at once.
    const now = left.filter(({ source }, i) => left.findIndex((one) => one.source === source) === i);
    const broken = await brokenIn(place, now);
    compiling.push(...now.filter((one) => !broken.has(one.source.file)));
    left = await Promise.all(
      left
        .filter((one) => !now.includes(one) || broken.has(one.source.file))
        .map(async (one) => (now.includes(one) ? { ...one, ...(await one.next()) } : one)),
    );
  }
  const faults: Fault[] = [];
  for (const one of compiling) faults.push(await formatted(place, one));
  return faults.sort((a, b) => a.number - b.number);
}

/** One change after the other of which each makes another program. */
function drawChanges(sources: readonly Source[], seed: number): () => Promise<Drawn & { readonly changed: string }> {
  const next = chance(seed);
  return async () => {
    for (;;) {
      const drawn = draw(sources, next);
      const { file, text } = drawn.source;
      const changed = withMutation(text, drawn.mutation);
      if (!(await isSameProgram(text, changed, file))) return { ...drawn, changed };
    }
  };
}

/** Whether nothing but its text changed. */
async function isSameProgram(old: string, changed: string, file: string): Promise<boolean> {
  const loader = file.endsWith('.ts') ? 'ts' : 'js';
  const [one, other] = await Promise.all(
    [old, changed].map((text) => transform(text, { loader, minify: true }).catch(() => undefined)),
  );
  return one?.code === other?.code;
}

/** The files whose change does not compile; where another file does not, those that it imports and that are changed. */
async function brokenIn({ root, importers }: Place, candidates: readonly Candidate[]): Promise<Set<string>> {
  const said = join(root, '../typecheck.txt');
  rmSync(said, { force: true });
  const texts = new Map(candidates.map(({ source, changed }) => [source.file, changed]));
  await withTexts(root, texts, () => run(root, ['npm', 'run', 'typecheck', '--', '--pretty', 'false'], said, 30));
  const wrong = [...readFileSync(said, 'utf8').matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
  const blamed = (file: string) =>
    texts.has(file) ? [file] : [...texts.keys()].filter((one) => importers.get(one)?.includes(file));
  return new Set(wrong.flatMap(blamed));
}

/** As the formatter leaves it, so that nobody notices a fault by its form. */
async function formatted({ root, log }: Place, { number, source, line, mutation, changed }: Candidate): Promise<Fault> {
  const { file, text: old } = source;
  const text = await withTexts(root, new Map([[file, changed]]), async () => {
    await run(root, ['node_modules/.bin/biome', 'format', '--write', file], log, 1);
    return readFileSync(join(root, file), 'utf8');
  });
  const change = `${mutation.what}: ${shown(old.slice(mutation.start, mutation.end), mutation.to)}`;
  return { number, file, line, change, text };
}

/** The piece before and after, on one line. */
function shown(old: string, piece: string): string {
  const brief = (text: string) => text.replace(/\s+/g, ' ').slice(0, 60);
  return `\`${brief(old)}\` → \`${brief(piece)}\``.replaceAll('|', '\\|');
}
