/** All that a version of the program writes into a network's repository, besides data. */

import { join } from 'node:path';
import { readRegularFile } from '../source/files/regular-file.ts';
import { holdSame } from './archive.ts';
import { archivePath, packageFiles } from './package-files.ts';
import { type Chosen, type OwnPackage, programValues, workerName } from './program-values.ts';
import { type FileContents, textsOfProgram } from './templates.ts';

/** Larger ones are none of ours. */
export const LARGEST_OF_PROGRAM = 5_000_000;

/** @param directory of the repository: an archive there that holds the same stays as it is, however it was compressed */
export async function filesOfProgram(directory: string, own: OwnPackage, chosen: Chosen): Promise<FileContents> {
  const [texts, packed] = await Promise.all([
    textsOfProgram(own.root, programValues(own, chosen), chosen.feed !== undefined),
    own.pack(),
  ]);
  const there = await readRegularFile(join(directory, archivePath(own.version)), LARGEST_OF_PROGRAM).catch(
    () => undefined,
  );
  const archive = there !== undefined && holdSame(there, packed.archive) ? there : packed.archive;
  return new Map([...texts, ...packageFiles(workerName(chosen), { ...packed, archive })]);
}
