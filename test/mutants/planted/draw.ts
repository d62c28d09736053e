/** Draws places in the code by chance, so that each line of it is as likely as any other. The same seed draws the same places. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutation, readProgram } from './mutations.ts';

export interface Source {
  readonly file: string;
  readonly text: string;
  /** Its lines of code: no comments, types, imports, or prose alone. They count from 0. */
  readonly lines: readonly number[];
  readonly changes: readonly { readonly mutation: Mutation; readonly line: number }[];
}

export interface Drawn {
  readonly source: Source;
  /** Counts from 1. */
  readonly line: number;
  readonly mutation: Mutation;
}

/** Numbers from 0 to below 1. */
export type Chance = () => number;

/** The small generator that is known as mulberry32. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Tests, what is generated, declarations, and the words of the page are no places for a fault. */
const NO_PLACE = /(^|\/)(test|tests|compiled|words|lib)\/|\.d\.[cm]?ts$|\.test\.ts$/;

/** The hand-written code of a checkout that git knows. */
export function readSources(root: string): Source[] {
  const listed = execFileSync('git', ['ls-files', '-z', 'src', 'packages'], { cwd: root, encoding: 'utf8' }).split(
    '\0',
  );
  const files = listed.filter((file) => /\.[cm]?[jt]s$/.test(file) && !NO_PLACE.test(file)).sort();
  return files.map((file) => readSource(file, readFileSync(join(root, file), 'utf8')));
}

export function readSource(file: string, text: string): Source {
  const { mutations, starts } = readProgram(file, text);
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lineOf = (offset: number) => breaks.findLastIndex((at) => at < offset) + 1;
  const lines = [...new Set(starts.map(lineOf))];
  return { file, text, lines, changes: mutations.map((mutation) => ({ mutation, line: lineOf(mutation.start) })) };
}

/** A line by chance, and a kind of change that begins there; where none does, one that begins at the next line that has any. */
export function draw(sources: readonly Source[], next: Chance): Drawn {
  const changeable = sources.filter(({ changes }) => changes.length > 0);
  let left = Math.floor(next() * changeable.reduce((sum, { lines }) => sum + lines.length, 0));
  for (const source of changeable) {
    const line = source.lines[left];
    if (line !== undefined) return drawAt(source, line, next);
    left -= source.lines.length;
  }
  throw new Error('there is no code to change');
}

function drawAt(source: Source, from: number, next: Chance): Drawn {
  const { line } = source.changes.find((one) => one.line >= from) ?? source.changes[0] ?? { line: from };
  const here = source.changes.filter((one) => one.line === line).map(({ mutation }) => mutation);
  const kinds = Map.groupBy(here, ({ what }) => what);
  const mutation = oneOf(oneOf([...kinds.values()], next) ?? [], next);
  if (mutation === undefined) throw new Error(`${source.file} has nothing to change`);
  return { source, line: line + 1, mutation };
}

function oneOf<T>(all: readonly T[], next: Chance): T | undefined {
  return all[Math.floor(next() * all.length)];
}
