/** Reads the pictures of a data directory, within bounds. */

import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import type { Finding } from '../../findings/finding.ts';
import { errorCode } from '../../source/files/error-code.ts';
import { FileTooLarge } from '../../source/files/file-errors.ts';
import { readRegularFile } from '../../source/files/regular-file.ts';
import {
  notPublished,
  PICTURE_LIMITS,
  type PictureFile,
  pictureTooLarge,
  tooManyPictures,
} from '../../source/load/own-pictures.ts';
import { OTHER_FORMATS } from './other-formats.ts';

/** The folder, below the data directory. */
const FOLDER = 'images';

/** Tables, and what systems and editors leave in folders. */
const NO_PICTURES = ['**/*.csv', ...OTHER_FORMATS, '**/*.md', '**/Thumbs.db', '**/desktop.ini', '**/~$*'];

/** What a link to a picture or to a folder is told. */
const LINK = ['This is a link, and links are not followed.', 'Put the pictures themselves here.'] as const;

/** The files of the folder, by their names, and links that stand beside them. The folder itself is none if it is a link. */
export async function listPictures(directory: string): Promise<string[]> {
  if (await isLink(join(directory, FOLDER))) return [];
  const look = { cwd: join(directory, FOLDER), ignore: NO_PICTURES, followSymbolicLinks: false, suppressErrors: true };
  const entries = await fastGlob('**', { ...look, caseSensitiveMatch: false, onlyFiles: false, objectMode: true });
  return entries
    .filter(({ dirent }) => !dirent.isDirectory())
    .map(({ path }) => path)
    .sort();
}

async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isSymbolicLink() === true;
}

/** The path of a picture as findings show it. */
export function picturePath(directory: string, name: string): string {
  return join(directory, FOLDER, name).replaceAll('\\', '/');
}

export async function readPictures(
  directory: string,
): Promise<{ readonly pictures: readonly PictureFile[]; readonly findings: readonly Finding[] }> {
  const pictures: PictureFile[] = [];
  const findings: Finding[] = [];
  const names = await listPictures(directory);
  const folder = picturePath(directory, '');
  if (await isLink(folder)) findings.push(notPublished(folder, ...LINK));
  let room = PICTURE_LIMITS.allBytes;
  for (const [i, name] of names.entries()) {
    const path = picturePath(directory, name);
    if (pictures.length === PICTURE_LIMITS.files || room <= 0) {
      findings.push(tooManyPictures(path, names.length - i));
      break;
    }
    if (await isLink(path)) {
      findings.push(notPublished(path, ...LINK));
      continue;
    }
    try {
      const bytes = await readRegularFile(path, PICTURE_LIMITS.bytes);
      pictures.push({ path, name, bytes });
      room -= bytes.length;
    } catch (error) {
      findings.push(error instanceof FileTooLarge ? pictureTooLarge(path, error.size) : unreadable(path, error));
    }
  }
  return { pictures, findings };
}

function unreadable(path: string, error: unknown): Finding {
  const reason = errorCode(error) ?? (error instanceof Error ? error.message : error);
  return notPublished(path, `The picture cannot be read (${reason}).`, 'Check its permissions.');
}
