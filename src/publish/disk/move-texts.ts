/**
 * Moves the texts of a replacement between their files and the place aside, in either direction. No step writes over a text that
 * it has not just looked at: a file is moved aside first and looked at there, and the other text gets its name only while the name
 * is free. So what a person saves in between is always kept.
 */

import { dirname, join } from 'node:path';
import type { Disk } from './disk.ts';
import { ASIDE, hashOfBytes, type ReplacedFile } from './replacement-list.ts';

/** The state that all files of a replacement are brought to. */
export type Wanted = 'old' | 'new';

/** A data directory. */
export interface DataHome {
  /** Its real path, without links. */
  readonly root: string;
  readonly disk: Disk;
}

/** Where a text waits. */
export function asideOf({ root }: DataHome, { index }: ReplacedFile, which: Wanted): string {
  return join(root, ASIDE, `${index}.${which}`);
}

/** Hash of a file; undefined if there is none. */
export async function hashAt({ disk }: DataHome, path: string): Promise<string | undefined> {
  const bytes = await disk.read(path);
  return bytes && hashOfBytes(bytes);
}

/** Brings all files to one state. @returns why some could not be, in words, by their paths */
export async function bringAll(
  home: DataHome,
  files: readonly ReplacedFile[],
  wanted: Wanted,
): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  for (const file of files) {
    const problem = await bring(home, file, wanted);
    if (problem !== undefined) problems.set(file.path, problem);
  }
  return problems;
}

async function bring(home: DataHome, file: ReplacedFile, wanted: Wanted): Promise<string | undefined> {
  const { disk, root } = home;
  const [other, target] = [wanted === 'new' ? ('old' as const) : ('new' as const), join(root, file.path)];
  const inTheWay = (await linkOnTheWay(home, file.path)) ?? (await giveBack(home, file, wanted));
  if (inTheWay !== undefined) return inTheWay;
  const now = await hashAt(home, target);
  if (now === file[wanted]) return undefined;
  const isWaiting = file[wanted] !== undefined && (await disk.look(asideOf(home, file, wanted))) !== undefined;
  const isOther = now !== undefined && now === file[other];
  if (file[wanted] !== undefined && !isWaiting) return whyNotWaiting(home, file, wanted, now);
  if (now !== undefined && !isOther) return EDITED;
  if (isOther) {
    await moveAside(home, file, other);
    // It may have been saved since it was looked at.
    if ((await hashAt(home, asideOf(home, file, other))) !== now) return (await giveBack(home, file)) ?? EDITED;
  }
  if (file[wanted] === undefined) return undefined;
  await disk.makeDirectory(dirname(target));
  if (!(await disk.putBeside(asideOf(home, file, wanted), target))) return EDITED;
  await disk.remove(asideOf(home, file, wanted));
  return undefined;
}

async function moveAside(home: DataHome, file: ReplacedFile, which: Wanted): Promise<void> {
  // After a kill, both may be names of one file, and then a rename does nothing (POSIX).
  await home.disk.remove(asideOf(home, file, which));
  await home.disk.rename(join(home.root, file.path), asideOf(home, file, which));
}

/** Old texts that were saved after they were moved aside: who holds a file open goes on writing to it, wherever it is. */
export async function editedAside(
  home: DataHome,
  files: readonly ReplacedFile[],
): Promise<ReadonlyMap<string, string>> {
  const edited = new Map<string, string>();
  for (const file of files) {
    const found = await hashAt(home, asideOf(home, file, 'old'));
    if (found !== undefined && found !== file.old) edited.set(file.path, EDITED);
  }
  return edited;
}

const EDITED =
  'was edited in the meantime, so it stays as it is. Move it to another directory, run this again, and then make your edit in the table that is there';

/** A text that does not wait was in place already. A person may have gone on from there, which is no obstacle. */
async function whyNotWaiting(
  home: DataHome,
  file: ReplacedFile,
  wanted: Wanted,
  now: string | undefined,
): Promise<string | undefined> {
  const other = wanted === 'new' ? 'old' : 'new';
  const waitsOther = file[other] === undefined || (await home.disk.look(asideOf(home, file, other))) !== undefined;
  const wasEdited = now !== undefined && now !== file[other] && waitsOther;
  const wasRemoved = now === undefined && (wanted === 'old' || file.old === undefined);
  if (wasEdited || wasRemoved) return undefined;
  return wanted === 'new'
    ? 'has lost its new text, so it cannot be finished. Take everything back with --undo'
    : 'has lost its old text. Take it from Git again';
}

/**
 * A text aside that is not the one that was put there belongs to a person: it goes back, if its name is free. The new text makes
 * room for the old one with an edit, where the old ones are wanted.
 */
async function giveBack(home: DataHome, file: ReplacedFile, wanted?: Wanted): Promise<string | undefined> {
  const target = join(home.root, file.path);
  for (const which of ['new', 'old'] as const) {
    const aside = asideOf(home, file, which);
    const found = await hashAt(home, aside);
    if (found === undefined || found === file[which]) continue;
    const now = await hashAt(home, target);
    if (which === 'old' && wanted === 'old' && now !== undefined && now === file.new) {
      await moveAside(home, file, 'new');
      if ((await hashAt(home, asideOf(home, file, 'new'))) !== now) return await giveBack(home, file);
    }
    if (now !== found && !(await home.disk.putBeside(aside, target))) {
      return `was edited twice in the meantime. The earlier text is ${ASIDE}/${file.index}.${which}: move it to another directory, and run this again`;
    }
    await home.disk.remove(aside);
  }
  return undefined;
}

/** Why a file cannot be written to. Nothing is written through links: they may lead out of the directory. */
export async function linkOnTheWay({ root, disk }: DataHome, path: string): Promise<string | undefined> {
  const names = path.split('/');
  for (const [depth, name] of names.entries()) {
    const above = names.slice(0, depth + 1);
    const standing = await disk.look(join(root, ...above));
    if (standing === undefined) return undefined;
    const isLast = depth === names.length - 1;
    if (standing.kind === (isLast ? 'file' : 'directory')) continue;
    const what = isLast ? 'file' : 'directory';
    return `cannot be written, because ${isLast ? 'it' : `"${name}"`} is no ${what} but a link or something else. Put the ${what} itself there`;
  }
  return undefined;
}
