/** Writes a file aside and then renames it, so its name never belongs to half a file. */

import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from './file-errors.ts';

/**
 * Writes `parts` one after the other to `path`, in a directory that is made if it is missing. If anything fails, the
 * file at `path` stays as it was.
 *
 * @throws what Node throws where the system refuses
 */
export async function writeAside(path: string, parts: Iterable<Uint8Array>): Promise<void> {
  const directory = dirname(path);
  const aside = join(directory, `.${process.pid}-${randomBytes(6).toString('hex')}`);
  try {
    await makeDirectories(directory);
    await writeFile(aside, parts, { flag: 'wx' });
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {});
    throw error;
  }
}

/** Whether `writeAside` gave a file this name. A killed process leaves such files behind. */
export function isAside(name: string): boolean {
  return /^\.\d+-[0-9a-f]{12}$/.test(name);
}

/**
 * Makes a directory and those above it, with the true reason if that is refused.
 *
 * @returns the first one that was made; undefined if all were there
 */
export async function makeDirectories(path: string): Promise<string | undefined> {
  try {
    return await mkdir(path, { recursive: true });
  } catch (error) {
    // On a read-only disk, Node says of a recursive call that nothing is there (ENOENT). A plain one says EROFS.
    if (errorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    const above = await makeDirectories(dirname(path));
    await mkdir(path);
    return above ?? path;
  }
}
