/** The program as npm installs it: packed, with the libraries of this checkout. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `work` with the path of the program. */
export function withPackedProgram<T>(work: (program: string) => T): T {
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-packed-'));
  try {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', directory], { cwd: ROOT, stdio: 'ignore' });
    const [archive = ''] = readdirSync(directory);
    execFileSync('tar', ['-xzf', archive], { cwd: directory });
    symlinkSync(join(ROOT, 'node_modules'), join(directory, 'package', 'node_modules'));
    return work(join(directory, 'package', 'bin', 'ocpi-snapshot.cjs'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
