/**
 * Replaces several files of a directory together. The new texts are written aside, then a list of them, and only then is each
 * put in its place. A process that is killed before the list is written has changed nothing. After one that is killed later,
 * `finishReplacing` does the rest.
 */

import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from '../../source/files/error-code.ts';
import { inWords } from './cannot-write.ts';

/** Where new texts wait. Its name begins with a point, so it is no part of the data. */
const ASIDE = '.replacing';
const LIST = 'list.json';

/** One file: its name aside, and its path below the directory. */
type Move = readonly [aside: string, path: string];

/** @param files texts by their paths below the directory */
export async function replaceFiles(directory: string, files: ReadonlyMap<string, string>): Promise<void> {
  const aside = join(resolve(directory), ASIDE);
  // What an earlier process left must not be thrown away, even if it cannot be finished now.
  await finishReplacing(directory).catch((error: unknown) => {
    throw inWords(error, directory, 'import');
  });
  try {
    await mkdir(aside);
    const moves: Move[] = [];
    for (const [path, text] of files) {
      const name = `${moves.length}`;
      await writeFlushed(join(aside, name), text);
      moves.push([name, path]);
    }
    const list = join(aside, `${randomBytes(6).toString('hex')}.json`);
    await writeFlushed(list, JSON.stringify(moves));
    await rename(list, join(aside, LIST));
  } catch (error) {
    await rm(aside, { recursive: true, force: true }).catch(() => {});
    throw inWords(error, directory, 'import');
  }
  await finishReplacing(directory);
}

/** Ends what a killed process began. Without its list, it had changed nothing. */
export async function finishReplacing(directory: string): Promise<void> {
  const place = resolve(directory);
  const aside = join(place, ASIDE);
  for (const [name, path] of await listOf(aside)) {
    const from = join(aside, name);
    // Those that are not there any more are in place already.
    if (!(await exists(from))) continue;
    await mkdir(dirname(join(place, path)), { recursive: true });
    await rename(from, join(place, path));
  }
  await rm(aside, { recursive: true, force: true });
}

async function listOf(aside: string): Promise<readonly Move[]> {
  try {
    return JSON.parse(await readFile(join(aside, LIST), 'utf8')) as readonly Move[];
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function writeFlushed(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
