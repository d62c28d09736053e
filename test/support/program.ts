/**
 * The program as one file of JavaScript, for tests that start it in a process of its own: it starts in less than half the time that the
 * sources take. It is made once for each run of the tests, and is gone when they end (own-directory.ts).
 */

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { madeOnce } from './made-once.ts';

const PROJECT = resolve(import.meta.dirname, '../..');

/** Beside the project's own lib/, because the program looks for the files of its package around itself. */
const placeOf = (run: string): string => join(PROJECT, '.local', basename(run));

/** What this made for a run of the tests, to be removed when it ends. @param run its directory */
export const programsOf = (run: string): readonly string[] => [`${placeOf(run)}.cjs`, `${placeOf(run)}-compiled`];

/** Its path. */
export function program(): string {
  if (!basename(tmpdir()).startsWith('ocpi-tests-')) throw new Error('these tests have no directory of their own');
  mkdirSync(join(PROJECT, '.local'), { recursive: true });
  return madeOnce(`${placeOf(tmpdir())}.cjs`, (aside) => {
    const script = `require('./bin/bundle-program.cjs').bundleProgram('src/cli/cli.ts', ${JSON.stringify(aside)}, 'bundle')`;
    execFileSync(process.execPath, ['-e', script], { cwd: PROJECT });
  });
}

/** The environment in which Node keeps what it compiled of the program. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_COMPILE_CACHE: `${placeOf(tmpdir())}-compiled` };
}
