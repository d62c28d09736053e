/** Runs the program to its end in a process of its own, for tests of exit codes and of what it writes. */

import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { program, programEnvironment } from './program.ts';

type Ended = Pick<SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr'>;

/** As an npm script of this project does. */
export function run(...argv: readonly string[]): Ended {
  return runIn({ npm_command: 'run-script' }, ...argv);
}

/** As an npm script does not, unless the environment says so. */
export function runIn(environment: NodeJS.ProcessEnv, ...argv: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program(), ...argv], {
    encoding: 'utf8',
    env: { ...programEnvironment(), npm_command: undefined, ...environment },
  });
  return { status, stdout, stderr };
}
