/** Writes files into a new or empty directory: all of them, or none. Of a data directory also if it is killed. */

import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorCode } from '../../read/files/file-errors.ts';
import { makeDirectories, writeNew } from '../../read/files/write-aside.ts';
import { inWords } from './cannot-write.ts';
import { removeEmpty } from './left-behind.ts';
import { ReplacementCutOff, replaceFiles } from './replace-files.ts';
import { ASIDE } from './replacement-list.ts';
import { unfinishedReplacement } from './unfinished-replacement.ts';

/** Texts by their names. */
type NewFiles = ReadonlyMap<string, string>;

/** Writes files. After a failure, the files and directories that it made are removed again. */
export function writeNewFiles(directory: string, files: NewFiles): Promise<void> {
  return intoDirectory(directory, async (place) => {
    const written: string[] = [];
    try {
      for (const [name, text] of files) {
        const path = join(place, name);
        if (!(await writeNew(path, [Buffer.from(text)]))) throw new NotEmpty(`${path} is there already.`);
        written.push(path);
      }
    } catch (error) {
      for (const path of written) await rm(path, { force: true }).catch(() => {});
      throw error;
    }
  });
}

/** Writes a new data directory. After a kill, readers say that it is unfinished, and `repair` finishes it. */
export function writeNewTables(directory: string, files: NewFiles): Promise<void> {
  const replacements = [...files].map(([path, after]) => ({ path, before: undefined, after }));
  return intoDirectory(directory, () => replaceFiles(directory, replacements));
}

/** Makes the directory, and takes away what of it was made if the work fails. */
async function intoDirectory(directory: string, work: (place: string) => Promise<void>): Promise<void> {
  const place = resolve(directory);
  let made: string | undefined;
  try {
    made = await makeDirectories(place);
    await work(place);
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
