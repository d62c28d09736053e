/**
 * Runs a program as a process of its own, so that warm code and memory of other measurements do not count, and measures it
 * from outside and from inside. The program loads this file too: at its end, it tells what it has used.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Usage {
  /** From start to end, in s. */
  readonly seconds: number;
  /** Of all its threads together, in s. */
  readonly cpu: number;
  /** The most memory that it had at one time, in MB. */
  readonly megabytes: number;
}

const REPORT = 'BENCH_USAGE_FILE';

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** @throws Error if the program fails */
export function measureProgram(script: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Usage {
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-usage-'));
  try {
    const report = join(directory, 'usage.json');
    const path = fileURLToPath(new URL(script, import.meta.url));
    const started = performance.now();
    // Without tsx, which would add its own start to that of every program: Node leaves out types by itself.
    const { status, stderr } = spawnSync(process.execPath, ['--import', import.meta.url, path, ...args], {
      env: { ...process.env, ...environment, [REPORT]: report },
      encoding: 'utf8',
    });
    const seconds = (performance.now() - started) / 1000;
    if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`);
    return { seconds, ...JSON.parse(readFileSync(report, 'utf8')) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const path = process.env[REPORT];
if (path !== undefined) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(path, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: peakMemory() }));
  });
}

/** In MB. `maxRSS` of resourceUsage counts the process that started this one too, on Linux (getrusage(2)). */
function peakMemory(): number {
  try {
    const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes !== undefined) return Number(kilobytes) / 1024;
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS / 1024;
}
