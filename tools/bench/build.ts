/**
 * Measures a whole build from nothing, as a command, of networks of three sizes. Beside it, in turns with it: DuckDB,
 * which joins the same tables and writes them as JSON without any check.
 */

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchNetwork } from './network.ts';
import { withPackedProgram } from './packed.ts';
import type { Table } from './table.ts';
import { measureProgram, median, type Usage } from './usage.ts';

/** Connectors, and how often each program runs. */
const SIZES = [
  { connectors: 1_000, runs: 3 },
  { connectors: 100_000, runs: 3 },
  { connectors: 1_000_000, runs: 1 },
];

/** DuckDB is no dependency: it is installed beside the project, in the directory that the environment names. */
const PEERS = 'BENCH_PEERS';
const DUCK_DB = '@duckdb/node-api';
const HOW_TO = `DuckDB was not measured. To compare, npm install --prefix DIR ${DUCK_DB}, and run ${PEERS}=DIR npm run bench -- build.`;

interface Measured {
  readonly connectors: number;
  /** Medians by program. */
  readonly usages: ReadonlyMap<string, Usage>;
}

/** Takes three minutes on two cores that have nothing else to do, most of them for a million connectors. */
export async function benchBuild(): Promise<Table[]> {
  const peers = process.env[PEERS];
  const duckDb = peers !== undefined && existsSync(join(peers, 'node_modules', DUCK_DB)) ? peers : undefined;
  const measured = withPackedProgram((program) => {
    // Node keeps what it has compiled at the first start.
    measureProgram(program, ['--help']);
    return SIZES.map(({ connectors, runs }) => measureSize(program, connectors, runs, duckDb));
  });
  return [programs(measured, duckDb === undefined ? [HOW_TO] : [])];
}

function measureSize(program: string, connectors: number, runs: number, duckDb: string | undefined): Measured {
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-bench-'));
  try {
    const data = join(directory, 'data');
    mkdirSync(data);
    for (const [name, text] of benchNetwork(connectors)) writeFileSync(join(data, name), text);
    const place = (name: string) => join(directory, name);
    const build = ['build', '--data', data, '--out', place('dist'), '--cache', place('cache'), '--previous', 'none'];
    const work: readonly (readonly [string, () => Usage])[] = [
      ['whole build', () => measureProgram(program, build)],
      ...(duckDb === undefined
        ? []
        : [['DuckDB', () => measureProgram('duckdb.ts', [duckDb, data, place('duckdb.json')])] as const]),
    ];
    const usages = new Map<string, Usage[]>(work.map(([name]) => [name, []]));
    for (let run = 0; run < runs; run++) {
      for (const [name, measure] of work) {
        for (const left of ['dist', '.dist', 'cache']) rmSync(place(left), { recursive: true, force: true });
        usages.get(name)?.push(measure());
      }
    }
    return { connectors, usages: new Map([...usages].map(([name, list]) => [name, medians(list)])) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function medians(list: readonly Usage[]): Usage {
  const of = (cost: keyof Usage) => median(list.map((usage) => usage[cost]));
  return { seconds: of('seconds'), cpu: of('cpu'), megabytes: of('megabytes') };
}

function programs(measured: readonly Measured[], notes: readonly string[]): Table {
  const rows = measured.flatMap(({ connectors, usages }) =>
    [...usages].map(([name, usage]) => {
      const build = usages.get('whole build') ?? usage;
      const ratio = (of: (one: Usage) => number) => (of(build) / of(usage)).toFixed(2);
      return [
        name,
        connectors.toLocaleString('en'),
        `${usage.seconds.toFixed(2)} s`,
        `${usage.cpu.toFixed(2)} s`,
        `${usage.megabytes.toFixed(0)} MB`,
        ratio(({ seconds }) => seconds),
        ratio(({ cpu }) => cpu),
        ratio(({ megabytes }) => megabytes),
      ];
    }),
  );
  const ratios = ['time', 'CPU', 'memory'].map((what) => `build / it, ${what}`);
  const columns = ['program', 'connectors', 'time', 'CPU', 'peak memory', ...ratios];
  return { title: 'A build from nothing, as a command', columns, rows, notes };
}
