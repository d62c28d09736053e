/** Removes the files that a killed process was writing aside (source/files/write-aside.ts). */

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAside } from '../../source/files/write-aside.ts';
import { isRunning } from './is-running.ts';

/** Their names tell which process wrote them. Those of a process that is running stay. It never throws. */
export async function removeAbandoned(directories: readonly string[]): Promise<void> {
  for (const directory of directories) {
    for (const name of await readdir(directory).catch(() => [])) {
      if (isAside(name) && !isRunning(Number.parseInt(name.slice(1), 10))) {
        await rm(join(directory, name), { force: true }).catch(() => {});
      }
    }
  }
}
