/** The directory of a repository, in which files are added and none is overwritten. */

import { lstat, realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { CannotWrite } from '../../../src/publish/index.ts';
import { errorCode, writeNew as writeNewFile } from '../../../src/read/index.ts';

/** The disk refuses, or something stands in the way. The message says what to do. */
export class CannotWriteThere extends CannotWrite {}

/** Errors of the disk that people can do something about, by errno (POSIX). */
const REASONS: { readonly [code: string]: string } = {
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, and not a directory',
  ELOOP: 'a symbolic link leads in a circle',
};

/** The error as CannotWriteThere if people can do something about it. @param path what was to be written */
export function inWordsOf(error: unknown, path: string): unknown {
  const reason = REASONS[errorCode(error) ?? ''];
  if (reason === undefined) return error;
  return new CannotWriteThere(
    `${path} cannot be written: ${reason}. Correct that, and run it again: it goes on where it stopped.`,
  );
}

/**
 * Whether something stands at a path below a directory; a link counts as itself, wherever it leads.
 *
 * @throws CannotWriteThere if nothing can be written at that path, or only outside of the directory
 */
export async function isTaken(directory: string, path: string): Promise<boolean> {
  const names = path.split('/');
  const home = await realpath(directory).catch(() => resolve(directory));
  for (let depth = 0; depth < names.length; depth++) {
    const above = names.slice(0, depth).join('/');
    const place = join(home, above);
    const stats = await lstat(place).catch(absent);
    if (stats === undefined) return false;
    const real = await realpath(place).catch(() => undefined);
    if (real === undefined) throw new CannotWriteThere(`${shown(directory, above)} is a link that leads nowhere.`);
    if (real !== home && !real.startsWith(home.endsWith(sep) ? home : home + sep)) {
      const message = `${shown(directory, above)} is a link that leads out of ${directory}, so nothing is written there.`;
      throw new CannotWriteThere(`${message} Put a directory in its place.`);
    }
    if (!(await lstat(real)).isDirectory()) {
      const message = `${shown(directory, above)} is a file, but ${shown(directory, path)} needs a directory there.`;
      throw new CannotWriteThere(`${message} Rename the file. Nothing was written.`);
    }
  }
  return (await lstat(join(home, path)).catch(absent)) !== undefined;
}

function shown(directory: string, path: string): string {
  return path === '' ? `"${directory}"` : `"${join(directory, path)}"`;
}

function absent(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return undefined;
  throw inWordsOf(error, error instanceof Error && 'path' in error ? String(error.path) : 'The directory');
}

/** Writes a file that is not there yet, whole or not at all. Returns false, and changes nothing, if something is there. */
export async function writeNew(directory: string, path: string, content: string | Uint8Array): Promise<boolean> {
  const target = join(directory, path);
  return await writeNewFile(target, [Buffer.from(content)]).catch((error) => {
    throw inWordsOf(error, relative('.', target));
  });
}
