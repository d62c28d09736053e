/**
 * Replaces several files of a data directory together. The new texts are written aside, then a list of what is replaced by what,
 * and only then are they put in place. A process that is killed before the list is written has changed nothing. After one that is
 * killed later, readers see the list (data-directory.ts), and the command `repair` finishes or undoes it.
 *
 *     .replacing/0.new       a new text
 *     .replacing/list.json   which files are replaced, with the hashes of their old and new texts
 *     .replacing/0.old       an old text, moved away from its file
 *
 * An editor that holds a file open goes on writing into the old text, so that is looked at once more before the list goes: an edit
 * puts everything back. One that comes later still is kept as `.replacing/HASH-locations.csv`, and said.
 */

import { dirname, join, resolve } from 'node:path';
import { CannotWrite, inWordsOfData } from './cannot-write.ts';
import { DISK, type Disk } from './disk.ts';
import { asideOf, bringAll, type DataHome, editedAside, hashAt, linkOnTheWay } from './move-texts.ts';
import {
  ASIDE,
  formatList,
  hashOfBytes,
  LIST,
  problemOfPaths,
  type ReplacedFile,
  UNFINISHED_LIST,
} from './replacement-list.ts';
import {
  aloneIn,
  clearAside,
  closeList,
  howToRepair,
  SavedMeanwhile,
  unfinishedReplacement,
} from './unfinished-replacement.ts';

/** One file of a data directory, as it was read and as it shall be. */
export interface Replacement {
  /** Below the directory, with /. It is a table, network.json, or what a sync remembers. */
  readonly path: string;
  /** What was read; undefined if there was none. Bytes where the file may be in another encoding than UTF-8. */
  readonly before: string | Uint8Array | undefined;
  /** Undefined: the file goes. */
  readonly after: string | Uint8Array | undefined;
}

/** Nothing was replaced, because somebody saved one of the files in the meantime. */
export class ChangedMeanwhile extends Error {
  constructor(directory: string, paths: readonly string[]) {
    const names = paths.map((path) => join(directory, path).replaceAll('\\', '/')).join(' and ');
    const [was, it] = paths.length === 1 ? ['was', 'it'] : ['were', 'they'];
    super(
      `${names} ${was} changed while this was at work, so ${it} stayed as ${it} ${was}, and nothing was replaced. Run it again.`,
    );
  }
}

/** A replacement was cut off, and has to be finished or undone first. */
export class ReplacementCutOff extends Error {
  constructor(directory: string, reason: string) {
    super(`${reason} ${howToRepair(directory)}`);
  }
}

/**
 * Puts all replacements in place, or none. One process at a time does so in one directory.
 *
 * @throws ChangedMeanwhile if a file on the disk is not `before` any more, ReplacementCutOff, CannotWrite, PlaceLocked,
 *   SavedMeanwhile if a file was saved at the last moment: then all are in place, and what was saved is kept
 */
export async function replaceFiles(directory: string, files: readonly Replacement[], disk = DISK): Promise<void> {
  const problem = problemOfPaths(files.map(({ path }) => path));
  if (problem !== undefined)
    throw new CannotWrite(`Nothing in "${directory}" was replaced, because of one name: ${problem}.`);
  const changes = changesIn(files);
  if (changes.length === 0) return;
  try {
    await aloneIn(directory, disk, () => replaceAll(directory, changes, disk));
  } catch (error) {
    throw inWordsOfData(error, directory);
  }
}

async function replaceAll(directory: string, changes: readonly Change[], disk: Disk): Promise<void> {
  if ((await unfinishedReplacement(directory, disk)) !== undefined) {
    throw new ReplacementCutOff(directory, `In "${directory}", files were being replaced, and that was cut off.`);
  }
  const home = { root: await disk.realPath(resolve(directory)), disk };
  await clearAside(home);
  try {
    await demandUnchanged(directory, home, changes);
    await putAside(home, changes);
  } catch (error) {
    await disk.remove(join(home.root, UNFINISHED_LIST)).catch(() => {});
    await clearAside(home).catch(() => {});
    throw error;
  }
  await putInPlace(directory, home, changes);
}

/** A file of the list, and its new text. */
interface Change extends ReplacedFile {
  readonly text: Uint8Array | undefined;
}

/** Those that differ, with the hashes of their texts. */
function changesIn(files: readonly Replacement[]): Change[] {
  const bytesOf = (text: string | Uint8Array | undefined) => (text === undefined ? undefined : Buffer.from(text));
  const hashOf = (bytes: Uint8Array | undefined) => bytes && hashOfBytes(bytes);
  return files
    .map(({ path, before, after }) => {
      const text = bytesOf(after);
      return { path, text, old: hashOf(bytesOf(before)), new: hashOf(text) };
    })
    .filter((change) => change.old !== change.new)
    .map((change, index) => ({ ...change, index }));
}

async function demandUnchanged(directory: string, home: DataHome, listed: readonly ReplacedFile[]): Promise<void> {
  const changed: string[] = [];
  for (const { path } of listed) {
    const problem = await linkOnTheWay(home, path);
    if (problem !== undefined) throw new CannotWrite(`${join(directory, path)} ${problem}. Nothing was written.`);
  }
  for (const { path, old } of listed) if ((await hashAt(home, join(home.root, path))) !== old) changed.push(path);
  if (changed.length > 0) throw new ChangedMeanwhile(directory, changed);
}

/** The list comes last: by it, all else is known to be there. */
async function putAside(home: DataHome, listed: readonly Change[]): Promise<void> {
  const { root, disk } = home;
  const aside = join(root, ASIDE);
  await disk.makeDirectory(aside);
  // Git never takes these files, whatever the .gitignore of the directory says.
  await disk.write(join(aside, '.gitignore'), Buffer.from('*\n'));
  for (const file of listed) {
    if (file.text === undefined) continue;
    const mode = (await disk.look(join(root, file.path)))?.mode;
    await disk.write(asideOf(home, file, 'new'), file.text, mode);
  }
  const part = join(aside, 'list.part');
  await disk.write(part, Buffer.from(formatList(listed)));
  await disk.flush(aside);
  await disk.rename(part, join(aside, LIST));
  await disk.flush(aside);
}

/** @returns why some could not be replaced, by their paths; also those that were saved since they were moved aside */
async function bringNew(home: DataHome, listed: readonly ReplacedFile[]): Promise<ReadonlyMap<string, string>> {
  const problems = await bringAll(home, listed, 'new');
  if (problems.size > 0) return problems;
  for (const place of new Set(listed.map(({ path }) => dirname(join(home.root, path))))) await home.disk.flush(place);
  return await editedAside(home, listed);
}

/** If one cannot be replaced, the others are put back. */
async function putInPlace(directory: string, home: DataHome, listed: readonly ReplacedFile[]): Promise<void> {
  let failure: unknown;
  const problems = await bringNew(home, listed).catch((error: unknown) => {
    failure = error;
    return new Map([['', '']]);
  });
  if (problems.size === 0) {
    await closeList(directory, home, listed).catch((error: unknown) => {
      if (error instanceof SavedMeanwhile) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new ReplacementCutOff(directory, `All files of "${directory}" were replaced, but not to the end (${why}).`);
    });
    return;
  }
  const stuck = await bringAll(home, listed, 'old').catch(() => undefined);
  if (stuck?.size !== 0) {
    const why =
      failure instanceof Error ? failure.message : [...problems].map(([path, words]) => `${path} ${words}`).join('; ');
    throw new ReplacementCutOff(
      directory,
      `Files of "${directory}" could neither all be replaced nor all be put back (${why}).`,
    );
  }
  await closeList(directory, home, listed);
  throw failure ?? new ChangedMeanwhile(directory, [...problems.keys()]);
}
