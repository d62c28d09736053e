/** One fault: drawn, planted in the copy, and shown to each step until one notices it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { type Checkout, run, withText } from './checkout.ts';
import { type Chance, type Drawn, draw, type Source } from './draw.ts';
import { withMutation } from './mutations.ts';
import { alone, type Level, runStep, type Step, stepsFor, without } from './steps.ts';

/** A fault that compiles, and that makes another program. */
export interface Fault extends Drawn {
  /** The whole file with the fault, formatted. */
  readonly text: string;
  /** Drawn before it, and passed over. */
  readonly passedOver: { readonly typecheck: number; readonly equal: number };
}

export interface Outcome {
  readonly level: Level | 'nobody';
  /** The command, and the file of tests if there is one. */
  readonly by: string;
  readonly seconds: number;
  /** Steps that were red, and that do not count: they are red without the fault, or not again with it. */
  readonly doubtful: readonly string[];
}

/** Some draws before this many give a fault that compiles. */
const MOST_DRAWS = 200;

export async function plant({ root }: Checkout, sources: readonly Source[], next: Chance, log: string): Promise<Fault> {
  const passedOver = { typecheck: 0, equal: 0 };
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const drawn = draw(sources, next);
    const { file, text: old } = drawn.source;
    const changed = withMutation(old, drawn.mutation);
    if (await isSameProgram(old, changed, file)) passedOver.equal++;
    else {
      const text = await withText(join(root, file), old, changed, () => compiled(root, file, log));
      if (text !== undefined) return { ...drawn, text, passedOver };
      passedOver.typecheck++;
    }
  }
  throw new Error(`none of ${MOST_DRAWS} changes compiles`);
}

/** Whether nothing but its text changed. */
async function isSameProgram(old: string, changed: string, file: string): Promise<boolean> {
  const loader = file.endsWith('.ts') ? 'ts' : 'js';
  const [one, other] = await Promise.all(
    [old, changed].map((text) => transform(text, { loader, minify: true }).catch(() => undefined)),
  );
  return one?.code === other?.code;
}

/** The file as the formatter leaves it, so that nobody notices a fault by its form; undefined if the project does not compile. */
async function compiled(root: string, file: string, log: string): Promise<string | undefined> {
  // Most that does not compile is refused here: what did not change is not looked at again.
  const fast = ['-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', '../types.json'];
  for (const argv of [
    ['node_modules/.bin/tsc', ...fast],
    ['npm', 'run', '-s', 'typecheck'],
  ])
    if ((await run(root, argv, log, 10)).code !== 0) return undefined;
  await run(root, ['node_modules/.bin/biome', 'format', '--write', file], log, 1);
  return readFileSync(join(root, file), 'utf8');
}

/** @param levels whose steps are run: not those that did not notice it before */
export async function tryFault(
  { root }: Checkout,
  { source: { file, text: old }, text }: Fault,
  levels: readonly Level[],
  log: string,
): Promise<Outcome> {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const doubtful: string[] = [];
  // A comment in the place of the fault shows what is red anyway, or at any change of the file.
  const comment = `${old}\n// A change that is no fault.\n`;
  const tried = (step: Step, changed: string) =>
    withText(join(root, file), old, changed, () => runStep(root, step, log));
  for (const step of stepsFor(root, file).filter(({ level }) => levels.includes(level))) {
    let left = step;
    for (let attempt = 0; attempt < MOST_DOUBTS; attempt++) {
      const verdict = await tried(left, text);
      if (!verdict.isRed) break;
      const [first] = verdict.files;
      const by = first === undefined ? step.argv.join(' ') : `${step.argv.join(' ')}: ${first}`;
      const again = alone(step, verdict);
      const isSure =
        verdict.code === 'no end' || (!(await tried(again, comment)).isRed && (await tried(again, text)).isRed);
      if (isSure) return { level: step.level, by, seconds: seconds(), doubtful };
      doubtful.push(by);
      if (first === undefined) break;
      left = without(left, first);
    }
  }
  return { level: 'nobody', by: '', seconds: seconds(), doubtful };
}

/** Files of tests that may be red without the fault, for each step. */
const MOST_DOUBTS = 5;
