/** What `wrangler deploy` uploads of a built directory: files whose content is not on Cloudflare yet. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By path below the directory. */
export type Files = ReadonlyMap<string, Uint8Array>;

export function filesIn(directory: string): Files {
  const entries = readdirSync(`${directory}/`, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(directory.length + 1), readFileSync(path)]));
}

/** Files of `after` whose content `before` has nowhere. */
export function changedFiles(before: Files, after: Files): Files {
  const known = new Set([...before.values()].map(hashOf));
  return new Map([...after].filter(([, bytes]) => !known.has(hashOf(bytes))));
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** What dist/.assetsignore names, and what wrangler reads itself. */
const NOT_UPLOADED = /^(api\/|_headers$|\.assetsignore$)/;

export function uploadedBytes(files: Files, isLeftOut = (_: string) => false): number {
  let bytes = 0;
  for (const [path, file] of files) if (!NOT_UPLOADED.test(path) && !isLeftOut(path)) bytes += file.length;
  return bytes;
}
