/** A new data directory is written only where nothing is. */

import { readdir } from 'node:fs/promises';
import { errorCode } from '../../read/files/file-errors.ts';
import { ReplacementCutOff } from './replace-files.ts';
import { ASIDE } from './replacement-list.ts';
import { unfinishedReplacement } from './unfinished-replacement.ts';

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
