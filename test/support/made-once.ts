/** What takes long to make, and is the same for all tests of a run: whoever needs it first makes it, and others wait for that. */

import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { errorCode } from '../../src/read/files/file-errors.ts';

const LOOK_MS = 50;

/**
 * Returns the path when something is there.
 *
 * @param make makes it at another path, from where it is moved
 */
export function madeOnce(path: string, make: (aside: string) => void): string {
  const lock = `${path}.making`;
  while (!existsSync(path)) {
    if (!taken(lock)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
      continue;
    }
    try {
      if (existsSync(path)) continue;
      rmSync(`${path}.aside`, { recursive: true, force: true });
      make(`${path}.aside`);
      renameSync(`${path}.aside`, path);
    } finally {
      rmdirSync(lock);
    }
  }
  return path;
}

/** False if another process has it. */
function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}
