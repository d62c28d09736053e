/** The pictures of a data directory on a disk. */

import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { mayBePicture, PICTURE_FOLDER } from '../../read/load/collect-pictures.ts';

/** The files of the folder, by their names, and links that stand beside them. The folder itself is none if it is a link. */
export async function listPictures(directory: string): Promise<string[]> {
  const folder = join(directory, PICTURE_FOLDER);
  if (await isLink(folder)) return [];
  const look = { cwd: folder, followSymbolicLinks: false, suppressErrors: true };
  const entries = await fastGlob('**', { ...look, onlyFiles: false, objectMode: true });
  return entries
    .filter(({ dirent }) => !dirent.isDirectory())
    .map(({ path }) => path)
    .filter(mayBePicture)
    .sort();
}

export async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isSymbolicLink() === true;
}
