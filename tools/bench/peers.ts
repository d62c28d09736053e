/**
 * Programs to compare with that the project does not depend on. They are installed beside it, in the directory that the
 * environment names.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';

const DIRECTORY = 'BENCH_PEERS';

/** The directory in which a package is installed; undefined if it is not. */
export function peerDirectory(name: string): string | undefined {
  const directory = process.env[DIRECTORY];
  return directory !== undefined && existsSync(join(directory, 'node_modules', name)) ? directory : undefined;
}

/** What to do to have it measured. */
export function howToInstall(name: string, benchmark: string): string {
  return `To compare, npm install --prefix DIR ${name}, and run ${DIRECTORY}=DIR npm run bench -- ${benchmark}.`;
}
