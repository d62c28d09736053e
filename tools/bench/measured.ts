/**
 * tools/bench/measured.json: the tables of the last run of each benchmark, with the commit and the state of the code that they are from.
 * docs/performance.md is made of it.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Table } from './table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PATH = join(ROOT, 'tools/bench/measured.json');

export interface Measured {
  /** The commit that was measured, with a plus if files differed from it. */
  readonly commit: string;
  /** Such as 2026-11-22. */
  readonly day: string;
  readonly machine: string;
  /** From `hashOfCode`, of what the benchmark measures. */
  readonly code: string;
  readonly tables: readonly Table[];
}

/** By the name of the benchmark. */
export type AllMeasured = { readonly [name: string]: Measured };

export function readMeasured(): AllMeasured {
  return JSON.parse(readFileSync(PATH, 'utf8')) as AllMeasured;
}

/** Writes these; those of benchmarks that were not run stay. */
export function writeMeasured(measured: AllMeasured): void {
  writeFileSync(PATH, `${JSON.stringify({ ...readMeasured(), ...measured }, undefined, 1)}\n`);
}

/** A hash of all files in these folders. @param paths of folders or files, from the root of the project */
export function hashOfCode(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).sort()) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  const names = readdirSync(join(ROOT, path), { withFileTypes: true });
  return names.flatMap((entry) => filesBelow(`${path}/${entry.name}`));
}
