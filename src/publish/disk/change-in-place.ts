/**
 * Changes a snapshot that is in place, file by file, for a changed status: a new directory would cost a link for each of its files.
 *
 * What is named after its content comes first, then plain files, and the manifest last, each written aside and renamed. So whoever is
 * killed in between leaves the old manifest with all that it names, and perhaps plain files that are newer than it.
 */

import { randomBytes } from 'node:crypto';
import { mkdir, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inTurns } from '../../snapshot/in-turns.ts';
import { linkTo, syncDirectory, writeDurably } from './write-files.ts';

/** New files by path below the root of the site, with a leading slash. */
type Files = ReadonlyMap<string, Uint8Array>;

export interface ChangesInPlace {
  /** Those that are named after their content. */
  readonly named: Files;
  /** Those that take the place of others, in this order. The same bytes at two paths are one file. */
  readonly plain: Files;
  /** What makes it all public. */
  readonly manifest: readonly [path: string, bytes: Uint8Array];
}

const AT_A_TIME = 6;

/** Puts a file in place. @param twin the path of a file with the same bytes */
export type PutFile = (place: string, path: string, bytes: Uint8Array, twin?: string) => Promise<void>;

/** The caller holds the lock of the place (lock.ts). @throws whatever the disk does; then the old manifest is in place */
export async function changeInPlace(
  out: string,
  { named, plain, manifest }: ChangesInPlace,
  put: PutFile = replaceFile,
): Promise<void> {
  const place = await realpath(out);
  await inTurns([...named], AT_A_TIME, ([path, bytes]) => put(place, path, bytes));
  const written = new Map<Uint8Array, string>();
  for (const [path, bytes] of plain) {
    await put(place, path, bytes, written.get(bytes));
    written.set(bytes, path);
  }
  const [path, bytes] = manifest;
  await syncDirectory(join(place, dirname(path)));
  await put(place, path, bytes);
  await syncDirectory(join(place, dirname(path)));
}

/** Removes files that nothing names any more. One that is gone already is no fault. */
export async function removeInPlace(out: string, paths: readonly string[]): Promise<void> {
  const place = await realpath(out);
  await inTurns(paths, AT_A_TIME, (path) => rm(join(place, path), { force: true }));
}

/** Written aside, and renamed. */
export const replaceFile: PutFile = async (place, path, bytes, twin) => {
  // Beside the snapshot, where the next build removes what a killed process leaves (write-dist.ts).
  const aside = join(dirname(place), `${process.pid}-${randomBytes(8).toString('hex')}`);
  try {
    const isLinked = await linkTo(twin && join(place, twin), aside);
    if (!isLinked) await writeDurably(aside, bytes);
    await mkdir(dirname(join(place, path)), { recursive: true });
    await rename(aside, join(place, path));
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
};
