/**
 * Measures each stage of a build of a large network, compared with csv-parse alone on the same files in the same run.
 */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchNetwork } from './network.ts';

const CONNECTORS = 100_000;
const RUNS = 5;

interface Build {
  readonly stages: { readonly [stage: string]: number };
  readonly peakMegabytes: number;
}

interface Parse {
  readonly milliseconds: number;
  readonly peakMegabytes: number;
}

/** Measures alternately, each time in a new process, and prints medians. */
export function benchBuild(print: (line: string) => void): void {
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-bench-'));
  try {
    const data = join(directory, 'data');
    mkdirSync(data);
    let bytes = 0;
    for (const [name, text] of benchNetwork(CONNECTORS)) {
      writeFileSync(join(data, name), text);
      bytes += text.length;
    }
    print(
      `Build of ${CONNECTORS.toLocaleString('en')} connectors (${(bytes / 1e6).toFixed(1)} MB of CSV), median of ${RUNS}:`,
    );
    const builds: Build[] = [];
    const objects: Parse[] = [];
    const arrays: Parse[] = [];
    for (let run = 0; run < RUNS; run++) {
      builds.push(measure('build-stages.ts', data, join(directory, 'dist')));
      objects.push(measure('csv-parse-alone.ts', data, 'objects'));
      arrays.push(measure('csv-parse-alone.ts', data, 'arrays'));
    }
    report(builds, objects, arrays, print);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function measure<T>(script: string, ...args: readonly string[]): T {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', path, ...args], { encoding: 'utf8' })) as T;
}

function report(
  builds: readonly Build[],
  objects: readonly Parse[],
  arrays: readonly Parse[],
  print: (line: string) => void,
): void {
  const line = (name: string, value: number, unit: string) =>
    print(`  ${name.padEnd(34)} ${value.toFixed(0).padStart(6)} ${unit}`);
  for (const name of Object.keys(builds[0]?.stages ?? {}))
    line(name, median(builds.map(({ stages }) => stages[name] ?? 0)), 'ms');
  const total = median(builds.map(({ stages }) => Object.values(stages).reduce((sum, time) => sum + time, 0)));
  const [asObjects, asArrays] = [objects, arrays].map((runs) => median(runs.map(({ milliseconds }) => milliseconds)));
  line('whole build', total, 'ms');
  line('csv-parse alone, rows as objects', asObjects ?? 0, 'ms');
  line('csv-parse alone, rows as arrays', asArrays ?? 0, 'ms');
  line('peak memory of the build', median(builds.map((build) => build.peakMegabytes)), 'MB');
  line('peak memory of csv-parse alone', median(objects.map((run) => run.peakMegabytes)), 'MB');
  print(
    `  ratio of the build to csv-parse alone: ${(total / (asObjects ?? 1)).toFixed(2)} (rows as objects), ${(total / (asArrays ?? 1)).toFixed(2)} (rows as arrays)`,
  );
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
