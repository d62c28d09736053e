/** Measures what further versions of OCPI cost: whole builds of one network with each of them, with two and with three, in turns. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OCPI_VERSION, type OcpiVersion } from '../../src/ocpi/enums.ts';
import { completeNetwork } from './complete-network.ts';
import { withPackedProgram } from './packed.ts';
import { storedBytes } from './stored-bytes.ts';
import type { Table } from './table.ts';
import { filesIn, uploadedBytes } from './uploads.ts';
import { measureProgram } from './usage.ts';

/** Few enough for plain lists (25 MiB). */
const CONNECTORS = 20_000;
const RUNS = 3;

const NETWORKS: readonly (readonly OcpiVersion[])[] = [
  ...OCPI_VERSION.map((one) => [one]),
  ['2.2', '2.2.1'],
  OCPI_VERSION,
];

interface Measured {
  readonly versions: readonly OcpiVersion[];
  /** Of each run, in s. */
  readonly cpu: number[];
  readonly seconds: number[];
  stored: number;
  uploaded: number;
}

/** Takes three minutes on two cores that have nothing else to do. */
export async function benchVersions(): Promise<Table[]> {
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-bench-'));
  const measured = NETWORKS.map((versions): Measured => ({ versions, cpu: [], seconds: [], stored: 0, uploaded: 0 }));
  try {
    withPackedProgram((program) => {
      measureProgram(program, ['--help']);
      for (let run = 0; run < RUNS; run++) for (const one of measured) measureBuild(program, directory, one);
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return [toTable(measured)];
}

function measureBuild(program: string, directory: string, one: Measured): void {
  const [data, out] = [join(directory, 'data'), join(directory, 'dist')];
  for (const left of [data, out, join(directory, '.dist')]) rmSync(left, { recursive: true, force: true });
  mkdirSync(data);
  for (const [name, text] of completeNetwork(CONNECTORS, one.versions)) writeFileSync(join(data, name), text);
  const options = ['--data', data, '--out', out, '--cache', 'none', '--previous', 'none'];
  const { cpu, seconds } = measureProgram(program, ['build', ...options]);
  one.cpu.push(cpu);
  one.seconds.push(seconds);
  one.stored = storedBytes(out);
  one.uploaded = uploadedBytes(filesIn(out));
}

function toTable(measured: readonly Measured[]): Table {
  const newest = measured[OCPI_VERSION.length - 1];
  const median = (runs: readonly number[] = [1]) => runs.toSorted((a, b) => a - b)[runs.length >> 1] ?? 0;
  const ratio = (value: number, base: number | undefined) => (value / (base ?? 1)).toFixed(2);
  const ratios = ['/ 2.3.0 alone, time', '/ it, CPU', '/ it, stored', '/ it, uploaded'];
  return {
    title: `A build with some versions of OCPI, ${CONNECTORS.toLocaleString('en')} connectors, median of ${RUNS}`,
    columns: ['versions', 'time', 'CPU', 'stored', 'uploaded to Cloudflare', ...ratios],
    rows: measured.map((one) => [
      one.versions.join(', '),
      `${median(one.seconds).toFixed(2)} s`,
      `${median(one.cpu).toFixed(2)} s`,
      `${(one.stored / 1e6).toFixed(1)} MB`,
      `${(one.uploaded / 1e6).toFixed(1)} MB`,
      ratio(median(one.seconds), median(newest?.seconds)),
      ratio(median(one.cpu), median(newest?.cpu)),
      ratio(one.stored, newest?.stored),
      ratio(one.uploaded, newest?.uploaded),
    ]),
  };
}
