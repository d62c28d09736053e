/** Writes a file aside and then renames it, so its name never belongs to half a file. */

import { randomBytes } from 'node:crypto';
import { constants, copyFile, link, lstat, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from './file-errors.ts';

/**
 * Writes `parts` one after the other to `path`, in a directory that is made if it is missing. If anything fails, the
 * file at `path` stays as it was.
 *
 * @throws what Node throws where the system refuses
 */
export function writeAside(path: string, parts: Iterable<Uint8Array>): Promise<void> {
  return asideFirst(path, parts, rename);
}

/** The same for a file that is not there yet. False, and nothing changes, if something stands there. */
export function writeNew(path: string, parts: Iterable<Uint8Array>): Promise<boolean> {
  return asideFirst(path, parts, putBeside);
}

async function asideFirst<R>(
  path: string,
  parts: Iterable<Uint8Array>,
  put: (aside: string, path: string) => Promise<R>,
): Promise<R> {
  const aside = join(dirname(path), `.${process.pid}-${randomBytes(6).toString('hex')}`);
  try {
    await makeDirectories(dirname(path));
    await writeFile(aside, parts, { flag: 'wx' });
    return await put(aside, path);
  } finally {
    await rm(aside, { force: true }).catch(() => {});
  }
}

/** Whether a file that is written aside has this name. A killed process leaves such files behind. */
export function isAside(name: string): boolean {
  return /^\.\d+-[0-9a-f]{12}$/.test(name);
}

/**
 * Gives a file a second name, which never belongs to half a file; where a file system has no links, it is copied. False, and nothing
 * changes, if something stands there.
 *
 * @throws what Node throws where the system refuses
 */
export async function putBeside(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error) => {
      if (errorCode(error) === 'EEXIST') throw error;
      return copyFile(from, to, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Somebody else may make and remove a directory again and again. After so many tries, something else is wrong. */
const MOST_TRIES = 1000;

/**
 * Makes a directory and those above it, also while other processes make and remove them: with a recursive call, Node says then that
 * nothing is there, or no directory. With the true reason if it is refused; on a read-only disk, that call has another one.
 *
 * @returns the first one that was made; undefined if all were there
 */
export async function makeDirectories(path: string): Promise<string | undefined> {
  let above: string | undefined;
  for (let tries = 1; ; tries++) {
    try {
      await mkdir(path);
      return above ?? path;
    } catch (error) {
      const there = errorCode(error) === 'EEXIST' ? await whatIsAt(path) : undefined;
      if (there === 'a directory') return above;
      const isAboveGone = errorCode(error) === 'ENOENT' && dirname(path) !== path;
      if (tries === MOST_TRIES || !(there === 'nothing any more' || isAboveGone)) throw error;
      if (isAboveGone) above = (await makeDirectories(dirname(path))) ?? above;
    }
  }
}

async function whatIsAt(path: string): Promise<'a directory' | 'nothing any more' | 'something else'> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return 'nothing any more';
  const end = found.isSymbolicLink() ? await stat(path).catch(() => undefined) : found;
  return end?.isDirectory() ? 'a directory' : 'something else';
}
