/** Removes what processes left behind: files that a killed one was writing aside, and directories that were made and not filled. */

import { readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../read/files/file-errors.ts';
import { isAside } from '../../read/files/write-aside.ts';

/** Whether a process of this machine is still running, so that what it left may not be removed. */
export function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not sent; only the right to send it is checked (kill(2)).
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There is such a process, of another user.
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Removes the files that a killed process was writing aside (read/files/write-aside.ts). Their names tell which process wrote
 * them. Those of a process that is running stay. It never throws.
 */
export async function removeAbandoned(directories: readonly string[]): Promise<void> {
  for (const directory of directories) {
    for (const name of await readdir(directory).catch(() => [])) {
      if (isAside(name) && !isRunning(Number.parseInt(name.slice(1), 10))) {
        await rm(join(directory, name), { force: true }).catch(() => {});
      }
    }
  }
}

/** Removes `directory` and those above it, up to and including `first`, as far as they are empty. */
export async function removeEmpty(directory: string, first: string): Promise<void> {
  for (let path = directory; path.startsWith(first); path = dirname(path)) {
    try {
      await rmdir(path);
    } catch {
      return;
    }
  }
}
