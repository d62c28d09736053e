/** What a directory takes on a disk: files that are links to one content count once. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function storedBytes(directory: string): number {
  const entries = readdirSync(`${directory}/`, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)));
  return [...new Map(files.map(({ ino, size }) => [ino, size])).values()].reduce((sum, size) => sum + size, 0);
}
