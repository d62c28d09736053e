/** Makes a directory and those above it, with the true reason if that is refused. */

import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code.ts';

/** @returns the first one that was made; undefined if all were there */
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
