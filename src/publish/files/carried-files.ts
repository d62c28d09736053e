/**
 * Plain files that are made only if what they are made from has changed. The snapshot says in a file of its own from what its
 * files were made, as keys; where a key is the same, the file is carried over (snapshot/blob-store.ts).
 */

import * as z from 'zod';
import { hashOf } from '../../snapshot/blob-store.ts';
import type { CarriedFile, PreviousFiles } from '../../snapshot/snapshot.ts';
import type { StoredSum } from '../../stored-format/stored-body.ts';

/** From what the files were made. Paths have a leading slash. */
export interface MadeFrom {
  /** Of everything that any of the files depends on. */
  readonly key: string;
  /** When they must be made again although nothing has changed, in ms since 1970: a price begins or ends. */
  readonly until?: number | undefined;
  readonly files: ReadonlyMap<string, MadeFile>;
  /** Paths of files that are left out because they are too large to be uploaded. */
  readonly leftOut: readonly string[];
}

export interface MadeFile extends StoredSum {
  readonly key: string;
}

const count = z.int().min(0);

/** No path of a manifest that somebody else wrote may lead out of the snapshot. */
const path = z.string().regex(/^(\/(?!\.\.?(\/|$))[\w.-]+)+$/);

const schema = z.object({
  key: z.string(),
  until: z.number().optional(),
  files: z.array(z.tuple([path, z.string(), count, count])),
  left_out: z.array(path),
});

/** The same file of the previous snapshot. */
export function carried({ size, crc32 }: MadeFile): CarriedFile {
  return { carried: true, bytes: size, crc32 };
}

export function writeMadeFrom({ key, until, files, leftOut }: MadeFrom): Uint8Array {
  const rows = [...files].map(([path, file]) => [path, file.key, file.size, file.crc32]);
  return Buffer.from(JSON.stringify({ key, until, files: rows, left_out: leftOut }));
}

/** From what the files of the previous snapshot were made, if they can be carried over: this very code made them, in this place. */
export function previouslyMade(previous: PreviousFiles | undefined, generator: string): MadeFrom | undefined {
  const place = previous?.manifest.plain_files?.made_from;
  if (previous?.isOwn !== true || previous.elsewhere || previous.manifest.generator !== generator) return undefined;
  const bytes = typeof place === 'string' ? previous.read?.(place) : undefined;
  if (bytes === undefined || !place?.includes(`/${hashOf(bytes)}.`)) return undefined;
  const read = parseMadeFrom(bytes);
  if (read === undefined) return undefined;
  const { key, until, files, left_out } = read;
  const made = files.map(([file, own, size, crc32]) => [file, { key: own, size, crc32 }] as const);
  return { key, until, files: new Map(made), leftOut: left_out };
}

/** Undefined if the bytes are not JSON of this form. */
export function parseMadeFrom(bytes: Uint8Array): z.output<typeof schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(bytes).toString())).data;
  } catch {
    return undefined;
  }
}
