/**
 * Before all tests of a run: temporary files of this run have a directory of their own, which is gone when it ends. It is in memory
 * where there is room for it. A build waits until its files are on the disk, and 10,000 builds wait long. And a run has a seed of its
 * own, unless it is given one (sampled.ts).
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programsOf } from './program.ts';

/** Names the process that made the directory. Vitest calls this once for each project, in one process, before it starts others. */
const MARK = 'OCPI_SNAPSHOT_TESTS';

const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

export default function ownDirectory(): (() => void) | undefined {
  if (process.env[MARK] === String(process.pid)) return undefined;
  const before = process.env.TMPDIR;
  const own = inMemory() ?? mkdtempSync(join(tmpdir(), 'ocpi-tests-'));
  process.env.TMPDIR = own;
  process.env[MARK] = String(process.pid);
  process.env.SEED ??= String(Date.now() % 1_000_000);
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    for (const one of [own, ...programsOf(own)]) rmSync(one, { recursive: true, force: true, maxRetries: 3 });
  };
}

/** A new directory there; undefined where it is small, or where no program may run. */
function inMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize < ENOUGH_BYTES) return undefined;
    const own = mkdtempSync(join(IN_MEMORY, 'ocpi-tests-'));
    if (runsPrograms(own)) return own;
    rmSync(own, { recursive: true });
  } catch {
    // There is no such place on this system.
  }
  return undefined;
}

function runsPrograms(directory: string): boolean {
  const script = join(directory, 'program');
  try {
    writeFileSync(script, '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(script);
    rmSync(script);
    return true;
  } catch {
    return false;
  }
}
