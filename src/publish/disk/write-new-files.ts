/** Writes files into a new or empty directory: all of them, or none. Of a data directory also if it is killed. */

import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorCode } from '../../read/files/file-errors.ts';
import { makeDirectories } from '../../read/files/write-aside.ts';
import { inWords } from './cannot-write.ts';
import { removeEmpty } from './left-behind.ts';
import { ReplacementCutOff, replaceFiles } from './replace-files.ts';
import { ASIDE } from './replacement-list.ts';
import { unfinishedReplacement } from './unfinished-replacement.ts';

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

/** A new data directory was to be written where something already is. */
export class NotEmpty extends Error {}

/** @throws NotEmpty unless a new data directory can be written there; ReplacementCutOff if one was not written to its end */
export async function demandEmpty(directory: string): Promise<void> {
  const names = await readdir(directory).catch((error) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw new NotEmpty(`"${directory}" is not a directory that can be written to.`);
  });
  if ((await unfinishedReplacement(directory)) !== undefined) {
    throw new ReplacementCutOff(directory, `Files were being written to "${directory}", and that was cut off.`);
  }
  // Without a list, it is what a killed process left, and the next one removes it.
  if (names.some((name) => name !== ASIDE))
    throw new NotEmpty(`"${directory}" is not empty, so nothing was written. Choose a new directory.`);
}
