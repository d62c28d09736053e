/** Measures how long the program of the package takes to print its help, beside a Node that does nothing. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPackedProgram } from './packed.ts';
import type { Table } from './table.ts';
import { measureProgram, type Usage } from './usage.ts';

const RUNS = 9;

/** Takes half a minute, most of it to pack. */
export async function benchStart(): Promise<Table[]> {
  return withPackedProgram((program) => {
    const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-nothing-'));
    const nothing = join(directory, 'nothing.cjs');
    writeFileSync(nothing, '');
    const subjects: readonly (readonly [string, string, readonly string[]])[] = [
      ['--help', program, ['--help']],
      ['build --help', program, ['build', '--help']],
      ['Node alone', nothing, []],
    ];
    // Node keeps what it has compiled at the first start.
    measureProgram(program, ['--help']);
    const usages = subjects.map((): Usage[] => []);
    for (let run = 0; run < RUNS; run++)
      for (const [i, [, path, args]] of subjects.entries()) usages[i]?.push(measureProgram(path, args));
    rmSync(directory, { recursive: true });
    const median = (list: readonly number[]) => (list.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0).toFixed(2);
    const rows = subjects.map(([name], i) => {
      const own = usages[i] ?? [];
      return [name, `${median(own.map(({ cpu }) => cpu))} s`, `${median(own.map(({ seconds }) => seconds))} s`];
    });
    return [{ title: `Median of ${RUNS} starts`, columns: ['command', 'CPU', 'time'], rows }];
  });
}
