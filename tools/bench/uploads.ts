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

/** What wrangler reads itself. */
const METAFILES = new Set(['.assetsignore', '_headers']);

/** @param files a whole built directory, with the file that says what is not uploaded; `of` some of them, or all */
export function uploadedBytes(files: Files, of: Files = files): number {
  // A line is the path of a folder, with slashes around it.
  const folders = Buffer.from(files.get('.assetsignore') ?? [])
    .toString()
    .split('\n')
    .filter((line) => line !== '');
  const isUploaded = (path: string) => !METAFILES.has(path) && !folders.some((folder) => `/${path}`.startsWith(folder));
  return [...of].reduce((sum, [path, { length }]) => (isUploaded(path) ? sum + length : sum), 0);
}
