/** Measures how long the program of the package takes to print its help, beside a Node that does nothing. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPackedProgram } from './packed.ts';
import type { Table } from './table.ts';
import { measureProgram, median, type Usage } from './usage.ts';

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
    const rows = subjects.map(([name], i) => {
      const own = usages[i] ?? [];
      const of = (cost: 'cpu' | 'seconds') => `${median(own.map((usage) => usage[cost])).toFixed(2)} s`;
      return [name, of('cpu'), of('seconds')];
    });
    return [{ title: `Median of ${RUNS} starts`, columns: ['command', 'CPU', 'time'], rows }];
  });
}
