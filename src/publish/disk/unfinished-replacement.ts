/** What a replacement left that was cut off, such as by a power cut: it is read, told in words, and finished or undone. */

import { basename, dirname, join, resolve } from 'node:path';
import type { Finding } from '../../findings/finding.ts';
import { listed } from '../../findings/text/format.ts';
import { finding } from '../../read/load/finding-codes.ts';
import { inWordsOfData } from './cannot-write.ts';
import { DISK, type Disk } from './disk.ts';
import { withLock } from './lock.ts';
import { asideOf, bringAll, type DataHome, hashAt, type Wanted } from './move-texts.ts';
import { ASIDE, hashOfBytes, LIST, parseList, type ReplacedFile } from './replacement-list.ts';

/** How a file of an unfinished replacement is now. Edited: neither as before nor as it shall be. */
type StateOfFile = 'old' | 'new' | 'edited';

interface Unfinished {
  /** Path of the list, beginning with the directory as it was given. */
  readonly list: string;
  /** By their paths below the directory; none if the list is damaged. */
  readonly files: ReadonlyMap<string, StateOfFile>;
  /** Why it can neither be finished nor undone, in words. */
  readonly damage?: string;
}

/** What finishing or undoing came to. */
export interface Settled {
  readonly files: readonly string[];
  /** Why some files could not be brought to that state, by path. As long as there are any, it stays unfinished. */
  readonly problems: ReadonlyMap<string, string>;
}

/** What an earlier, killed replacement left: undefined if nothing. Reads only. */
export async function unfinishedReplacement(directory: string, disk: Disk = DISK): Promise<Unfinished | undefined> {
  const list = join(directory, ASIDE, LIST).replaceAll('\\', '/');
  const opened = await openList(directory, disk);
  if (opened === undefined) return undefined;
  if ('damage' in opened) return { list, files: new Map(), damage: opened.damage };
  const { home, files } = opened;
  const states = new Map<string, StateOfFile>();
  for (const file of files) {
    const now = await hashAt(home, join(home.root, file.path)).catch(() => 'unreadable');
    states.set(file.path, now === file.new ? 'new' : now === file.old || now === undefined ? 'old' : 'edited');
  }
  return { list, files: states };
}

/** The list cannot be used, so a person has to look. */
export class DamagedList extends Error {
  constructor(directory: string, damage: string) {
    const place = join(directory, ASIDE).replaceAll('\\', '/');
    super(`${place}/${LIST} cannot be used: ${damage}. Nothing was changed. ${howToMend(place)}`);
  }
}

/** All files are in one state, but an editor that held one of them open saved into what was already moved aside. */
export class SavedMeanwhile extends Error {
  /** @param kept where what was saved is, by file */
  constructor(directory: string, kept: ReadonlyMap<string, string>) {
    const pathOf = (name: string) => join(directory, name).replaceAll('\\', '/');
    const names = [...kept.keys()].map(pathOf).join(' and ');
    const places = [...kept.values()].map(pathOf).join(' and ');
    super(
      `${names} ${kept.size === 1 ? 'was' : 'were'} saved at the very moment of being replaced. What was saved is in ${places}: make that edit in the table that is there now, then delete it.`,
    );
  }
}

/** What to do if the list cannot be used. @param place the directory of the list */
export function howToMend(place: string): string {
  return `Compare the tables with those in Git, mend them, and then delete ${place}. Files in it that end in .old are tables as they were before.`;
}

/**
 * Puts all new texts in place, or all old ones back.
 *
 * @returns undefined if nothing is unfinished
 * @throws DamagedList, and what the disk throws
 */
export async function settleReplacement(
  directory: string,
  wanted: Wanted,
  disk: Disk = DISK,
): Promise<Settled | undefined> {
  try {
    return await aloneIn(directory, disk, () => settleAlone(directory, wanted, disk));
  } catch (error) {
    throw inWordsOfData(error, directory);
  }
}

async function settleAlone(directory: string, wanted: Wanted, disk: Disk): Promise<Settled | undefined> {
  const opened = await openList(directory, disk);
  if (opened === undefined) {
    await clearAside({ root: await disk.realPath(resolve(directory)), disk });
    return undefined;
  }
  if ('damage' in opened) throw new DamagedList(directory, opened.damage);
  const { home, files } = opened;
  const problems = await bringAll(home, files, wanted);
  if (problems.size === 0) await closeList(directory, home, files);
  return { files: files.map(({ path }) => path), problems };
}

/** Runs `work` while no other process replaces files of the directory. Its lock is where the texts wait. */
export async function aloneIn<T>(directory: string, disk: Disk, work: () => Promise<T>): Promise<T> {
  // A link in the place of our directory must not be followed, not even for a lock. The work says what is wrong.
  const kind = (await disk.look(join(directory, ASIDE)))?.kind;
  if (kind !== undefined && kind !== 'directory') return work();
  return withLock(join(directory, ASIDE.slice(1)), work, { name: directory });
}

type Opened = { readonly home: DataHome; readonly files: readonly ReplacedFile[] } | { readonly damage: string };

async function openList(directory: string, disk: Disk): Promise<Opened | undefined> {
  const root = await disk.realPath(resolve(directory)).catch(() => undefined);
  if (root === undefined) return undefined;
  const aside = join(root, ASIDE);
  const standing = await disk.look(aside);
  if (standing === undefined) return undefined;
  if (standing.kind !== 'directory')
    return { damage: `${ASIDE} is a link or a file, and no directory of this program` };
  const names = await disk.list(aside);
  if (!names.includes(LIST)) return undefined;
  for (const name of names) {
    if ((await disk.look(join(aside, name)))?.kind !== 'file') return { damage: `${name} beside it is no file` };
  }
  const bytes = (await disk.read(join(aside, LIST))) ?? new Uint8Array();
  const files = parseList(bytes);
  return typeof files === 'string' ? { damage: files } : { home: { root, disk }, files };
}

/** Ends a replacement whose files are all in one state. Without its list, nobody goes on with it. @throws SavedMeanwhile */
export async function closeList(directory: string, home: DataHome, files: readonly ReplacedFile[]): Promise<void> {
  const aside = join(home.root, ASIDE);
  await home.disk.remove(join(aside, LIST));
  await home.disk.flush(aside);
  const kept = new Map<string, string>();
  for (const file of files) {
    for (const which of ['old', 'new'] as const) {
      const text = await home.disk.take(asideOf(home, file, which)).catch(() => undefined);
      const hash = text && hashOfBytes(text);
      if (text === undefined || hash === undefined || hash === file[which]) continue;
      // After a kill, both may be names of one file: then the table has what was saved.
      if (hash === (await hashAt(home, join(home.root, file.path)))) continue;
      const name = `${ASIDE}/${hash.slice(0, 12)}-${basename(file.path)}`;
      if ((await home.disk.look(join(home.root, name))) === undefined)
        await home.disk.write(join(home.root, name), text);
      kept.set(file.path, name);
    }
  }
  // The next replacement removes what is left.
  await clearAside(home).catch(() => {});
  if (kept.size > 0) throw new SavedMeanwhile(directory, kept);
}

/** Removes what was put aside and has no list: it had changed nothing, or all was done. Files of others stay. */
export async function clearAside({ root, disk }: DataHome): Promise<void> {
  const aside = join(root, ASIDE);
  if ((await disk.look(aside))?.kind !== 'directory') return;
  const names = await disk.list(aside);
  if (names.includes(LIST)) return;
  for (const name of names) if (OWN_NAME.test(name)) await disk.remove(join(aside, name));
  await disk.removeEmpty(aside);
}

const OWN_NAME = /^(\d+\.(old|new)|list\.part|\.gitignore)$/;

/** The finding that stops everything that reads a data directory; undefined if nothing is unfinished. */
export async function unfinishedFinding(directory: string, disk?: Disk): Promise<Finding | undefined> {
  const unfinished = await unfinishedReplacement(directory, disk);
  if (unfinished === undefined) return undefined;
  // The directory, and not the list in it: a person may never have seen that.
  const place = { file: dirname(unfinished.list) };
  const { damage, list } = unfinished;
  if (damage !== undefined) {
    const advice = { hint: howToMend(place.file) };
    return finding('unfinished-replacement', place, { says: 'damaged', params: { list, damage }, advice });
  }
  const advice = { hint: howToRepair(directory) };
  const params = { states: statesInWords(unfinished) };
  return finding('unfinished-replacement', place, { says: 'cut off', params, advice });
}

/** How to finish a replacement, or to take it back. */
export function howToRepair(directory: string): string {
  const call = `ocpi-snapshot repair${directory === 'data' ? '' : ` --data ${directory}`}`;
  return `Finish it with "${call}", or add --undo to take all of it back.`;
}

const WORDS: { readonly [S in StateOfFile]: string } = {
  new: 'new already',
  old: 'as before',
  edited: 'edited since then',
};

/** How many files of each state are named. */
const SHOWN = 5;

function statesInWords({ files }: Unfinished): string {
  const byState = Map.groupBy(files, ([, state]) => state);
  const parts = [...byState].map(([state, those]) => {
    const paths = those.map(([path]) => path);
    return `${listed(paths, SHOWN)} ${those.length === 1 ? 'is' : 'are'} ${WORDS[state]}`;
  });
  return parts.join('; ');
}
