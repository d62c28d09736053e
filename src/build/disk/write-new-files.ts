/** Files for a directory that is new or empty: all of them, or none. */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorCode } from '../../source/files/error-code.ts';
import { inWords } from './cannot-write.ts';
import { removeEmpty } from './remove-empty.ts';

/** Writes texts by their names. What was written before a failure is removed again, and so are directories made for it. */
export async function writeNewFiles(directory: string, files: ReadonlyMap<string, string>): Promise<void> {
  const place = resolve(directory);
  const written: string[] = [];
  let made: string | undefined;
  try {
    made = await mkdir(place, { recursive: true });
    for (const [name, text] of files) {
      const path = join(place, name);
      const file = writeFile(path, text, { flag: 'wx' });
      await file.catch(async (error) => {
        // A file that was there is somebody else's; half of one is ours.
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
