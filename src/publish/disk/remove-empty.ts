/** Removes directories that a command made and did not fill. */

import { rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';

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
