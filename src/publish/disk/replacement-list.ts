/**
 * The list of a replacement: which files of a data directory it is about, by the hashes of their texts before and after. What is
 * read back may have come from anybody, such as with a pull request, so it can only name tables inside of the directory.
 */

import { createHash } from 'node:crypto';
import * as z from 'zod';
import { tableOfFile } from '../../tables/tables.ts';

/** Where texts wait, inside of the data directory. Its name begins with a point, so it is no part of the data. */
export const ASIDE = '.replacing';
export const LIST = 'list.json';

/** Where the list is, below the data directory. As long as it is there, the replacement is unfinished. */
export const UNFINISHED_LIST = `${ASIDE}/${LIST}`;

/** What `import ocpi --sync` remembers beside the tables. */
export const MEMORY_OF_SYNC = '.last-import.json';

/** A file of the list. Its texts wait aside as `N.old` and `N.new`. */
export interface ReplacedFile {
  /** Its place in the list. */
  readonly index: number;
  /** Below the data directory, with /. */
  readonly path: string;
  /** SHA-256 of its bytes; undefined if there is no file. */
  readonly old: string | undefined;
  readonly new: string | undefined;
}

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const listSchema = z.strictObject({
  about: z.string(),
  files: z
    .array(z.strictObject({ path: z.string(), old: hash.nullable(), new: hash.nullable() }))
    .min(1)
    .max(10_000),
});

const ABOUT = 'Files of this directory that are being replaced. "ocpi-snapshot repair" finishes what was cut off.';

export function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function formatList(files: readonly ReplacedFile[]): string {
  const listed = files.map(({ path, old, new: next }) => ({ path, old: old ?? null, new: next ?? null }));
  return `${JSON.stringify({ about: ABOUT, files: listed }, undefined, 2)}\n`;
}

/** The files of a list, or why it cannot be used, in words. */
export function parseList(bytes: Uint8Array): readonly ReplacedFile[] | string {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return 'it is no JSON';
  }
  const read = listSchema.safeParse(json);
  if (!read.success) return 'it is not in the form that this program writes';
  const files = read.data.files.map((file, index) => ({
    index,
    path: file.path,
    old: file.old ?? undefined,
    new: file.new ?? undefined,
  }));
  return problemOfPaths(files.map(({ path }) => path)) ?? files;
}

/** Why these paths cannot be those of files that are replaced; undefined if they can. */
export function problemOfPaths(paths: readonly string[]): string | undefined {
  const known = new Set<string>();
  for (const path of paths) {
    if (!isReplaceable(path)) return `it names ${JSON.stringify(path)}, which is no table of this directory`;
    const folded = path.normalize('NFC').toLowerCase();
    if (known.has(folded)) return `it names ${JSON.stringify(path)} twice`;
    known.add(folded);
  }
  return undefined;
}

function isReplaceable(path: string): boolean {
  if (path === MEMORY_OF_SYNC || path === 'network.json') return true;
  // Names that begin with a point are no part of the data; `..` is one of them.
  const isInside = path.split('/').every((name) => name !== '' && !name.startsWith('.') && !/[\\\p{Cc}]/u.test(name));
  return isInside && tableOfFile(path) !== undefined;
}
