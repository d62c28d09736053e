/** Writes files into a new or empty directory: all of them, or none. Of a data directory also if it is killed. */

import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorCode } from '../../read/files/file-errors.ts';
import { makeDirectories } from '../../read/files/write-aside.ts';
import { inWords } from './cannot-write.ts';
import { removeEmpty } from './left-behind.ts';
import { replaceFiles } from './replace-files.ts';

/** Writes texts by their names. After a failure, the files and directories that it made are removed again. */
export async function writeNewFiles(directory: string, files: ReadonlyMap<string, string>): Promise<void> {
  const place = resolve(directory);
  const written: string[] = [];
  let made: string | undefined;
  try {
    made = await makeDirectories(place);
    for (const [name, text] of files) {
      const path = join(place, name);
      const file = writeFile(path, text, { flag: 'wx' });
      await file.catch(async (error) => {
        // An existing file is not ours; a half-written one is.
        if (errorCode(error) !== 'EEXIST') written.push(path);
        throw error;
      });
      written.push(path);
    }
  } catch (error) {
    for (const path of written) await rm(path, { force: true }).catch(() => {});
    if (made !== undefined) await removeEmpty(place, made);
    throw inWords(error, directory, 'import');
  }
}

/**
 * Writes a new data directory. After a kill, readers say that it is unfinished, and `repair` finishes it.
 *
 * @param files texts by their names
 */
export async function writeNewTables(directory: string, files: ReadonlyMap<string, string>): Promise<void> {
  const place = resolve(directory);
  let made: string | undefined;
  try {
    made = await makeDirectories(place);
    await replaceFiles(
      directory,
      [...files].map(([path, after]) => ({ path, before: undefined, after })),
    );
  } catch (error) {
    if (made !== undefined) await removeEmpty(place, made);
    throw inWords(error, directory, 'import');
  }
}
