/**
 * Compares a build after one changed status with a build from nothing, on a network of 100,000 connectors: by the
 * command, which is a new process each time, and in a running process, as in `npm run watch`.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadCompanions } from '../../src/cli/companions.ts';
import { runBuild } from '../../src/cli/publish/build.ts';
import type { Terminal } from '../../src/command/terminal.ts';
import { withPackedProgram } from './packed.ts';
import { changeStatus, type Place, writeNetwork } from './status-network.ts';
import type { Table } from './table.ts';
import { median } from './usage.ts';

const CONNECTORS = 100_000;
const RUNS = 5;

/** Measures in turns, prints medians and returns them. Takes half a minute. */
export async function benchIncremental(): Promise<Table[]> {
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-bench-'));
  try {
    const place = writeNetwork(directory, CONNECTORS);
    const times = { ...withPackedProgram((program) => timesOfCommand(program, place)), process: [] as number[] };
    const memory = {};
    // The first build in a process fills its memory, so it is not measured.
    for (let run = -1; run < RUNS; run++) {
      changeStatus(place.data, run + 2);
      const started = performance.now();
      await runBuild({ companions: await loadCompanions(), ...OPTIONS, ...place, now: Date.now() }, SILENT, memory);
      if (run >= 0) times.process.push(performance.now() - started);
    }
    return [toTable(times)];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** As users start it, who have the package: sources that are not bundled keep nothing for the next command. */
function timesOfCommand(program: string, { data, out, cache }: Place) {
  const start = (...args: string[]) => execFileSync(process.execPath, [program, ...args], { stdio: 'ignore' });
  const build = () => start('build', '--data', data, '--out', out, '--cache', cache);
  const times = { start: [] as number[], whole: [] as number[], command: [] as number[] };
  // Node keeps what it has compiled at the first start.
  start('--help');
  for (let run = 0; run < RUNS; run++) {
    for (const left of [cache, out, join(dirname(out), '.dist')]) rmSync(left, { recursive: true, force: true });
    times.whole.push(time(build));
    times.start.push(time(() => start('build', '--help')));
    changeStatus(data, run);
    times.command.push(time(build));
  }
  return times;
}

type Times = { readonly [what in 'start' | 'whole' | 'command' | 'process']: readonly number[] };

function toTable(times: Times) {
  const whole = median(times.whole);
  const row = (name: string, values: readonly number[]) => {
    const ms = median(values);
    return [name, ms.toFixed(0), (ms / whole).toFixed(3)];
  };
  return {
    title: `One status of ${CONNECTORS.toLocaleString('en')} connectors, median of ${RUNS} (wall time)`,
    columns: ['what', 'ms', 'of a whole build'],
    rows: [
      row('whole build, by the command', times.whole),
      row('one changed status, by the command', times.command),
      row('one changed status, in a running process', times.process),
      row('start of the command alone (build --help)', times.start),
    ],
  };
}

export const OPTIONS = {
  format: 'text',
  baseUrl: undefined,
  previous: { kind: 'default' },
  asksStatusSources: true,
  allowsRemovals: false,
} as const;

export const SILENT: Terminal = {
  out: () => {},
  note: () => {},
  colour: false,
  callOf: (name: string) => name,
  summaryFile: undefined,
};

function time(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
