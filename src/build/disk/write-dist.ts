/**
 * The one writer of dist/. A snapshot appears as a whole: it is written aside and then put in place by renaming one
 * symbolic link, which the system does at once or not at all (POSIX rename). So whatever kills the build, dist/ is the
 * old snapshot or the new one.
 *
 *     dist -> .dist/4711-lq3x9k     the snapshot that is in place
 *     .dist/4711-lq3x9k/            its files
 *     .dist/4720-lq3xa2/            a build at work, or what an earlier one left behind; the next build removes that
 */

import { randomBytes } from 'node:crypto';
import {
  link,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { errorCode } from '../../source/files/error-code.ts';
import { hashOf } from '../snapshot/content-hash.ts';
import type { CarriedFile, SnapshotFiles } from '../snapshot/snapshot.ts';

/** The place for the snapshot is taken by something that no build wrote. */
export class PlaceTaken extends Error {
  constructor(out: string) {
    super(`"${out}" is there already and is not a snapshot, so it was left alone. Choose another --out, or remove it.`);
  }
}

/** Names of the snapshots that this very process is writing. */
const atWork = new Set<string>();

/** What was written, and what is the same file as before. Sizes in bytes. */
export interface Written {
  /** By path, only files that differ from those that were in place. */
  readonly changed: ReadonlyMap<string, number>;
  readonly files: number;
  readonly bytes: number;
}

/** A snapshot that was written beside its place. */
export interface Aside {
  readonly written: Written;
  /** In one step; whatever fails or kills it, the one before stays in place. */
  readonly putInPlace: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** The place of a snapshot, as it was when it was opened. What is in it then stays on the disk until `close`. */
export interface SnapshotPlace {
  /**
   * Writes a snapshot aside. Files that did not change are linked rather than written.
   *
   * @param isThorough whether files that are carried over are held against the hashes of their contents, not only their sizes
   * @throws CarriedFileMissing if the tree carries over a file that was not in place as it should have been
   */
  readonly write: (tree: SnapshotFiles, isThorough?: boolean) => Promise<Aside>;
  /**
   * Removes what is not in place any more, and what killed builds left behind. Never fails, since the snapshot in place is
   * none the worse for it.
   *
   * @returns what could not be removed, and why, in words
   */
  readonly close: () => Promise<readonly string[]>;
}

/** @throws PlaceTaken */
export async function openPlace(out: string): Promise<SnapshotPlace> {
  const place = resolve(out);
  const store = join(dirname(place), `.${basename(place)}`);
  await checkPlace(place, out);
  const former = await realpath(place).catch(() => undefined);
  const leftovers = await findLeftovers(store);
  const own = new Set<string>();
  return {
    async write(tree, isThorough = false) {
      const name = `${process.pid}-${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;
      const directory = join(store, name);
      own.add(name);
      atWork.add(name);
      return {
        written: await writeTree(directory, tree, former, isThorough),
        putInPlace: () => putInPlace(place, store, name),
        discard: () => rm(directory, { recursive: true, force: true }),
      };
    },
    async close() {
      const made = [...own].flatMap((name) => [name, `${name}.link`, `${name}.former`]);
      const left = await removeLeftovers([...leftovers, ...made], store, place);
      for (const name of own) atWork.delete(name);
      return left;
    },
  };
}

/** Writes a snapshot and puts it in place of the former one. */
export async function writeSnapshot(out: string, tree: SnapshotFiles, isThorough = false): Promise<Written> {
  const place = await openPlace(out);
  try {
    const { written, putInPlace } = await place.write(tree, isThorough);
    await putInPlace();
    return written;
  } finally {
    await place.close();
  }
}

/** A snapshot, an empty directory, a link to one of them or to nothing, or nothing at all may be replaced. */
async function checkPlace(place: string, out: string): Promise<void> {
  const stats = await stat(place).catch(() => undefined);
  if (stats === undefined) return;
  const names = stats.isDirectory() ? await readdir(place) : ['(a file)'];
  if (names.length > 0 && !names.includes('_snapshot')) throw new PlaceTaken(out);
}

/** A file that did not change is not in the former snapshot, or not as it was: somebody cut, edited or removed it. */
export class CarriedFileMissing extends Error {}

async function writeTree(
  directory: string,
  tree: SnapshotFiles,
  former: string | undefined,
  isThorough: boolean,
): Promise<Written> {
  const directories = directoriesOf(directory, tree);
  for (const path of directories) await mkdir(path, { recursive: true });
  const changed = new Map<string, number>();
  let bytes = 0;
  const attempts = await Promise.allSettled(
    [...tree].map(async ([path, file]) => {
      const [to, from] = [join(directory, path), former && join(former, path)];
      bytes += 'carried' in file ? file.bytes : file.length;
      if ('carried' in file) await carryOver(from, to, file, isThorough);
      else if (!(await isSame(from, file)) || !(await linkTo(from, to))) {
        await writeDurably(to, file);
        changed.set(path, file.length);
      }
    }),
  );
  // Only when none is at work any more can the caller remove what was written.
  const failed = attempts.find((attempt) => attempt.status === 'rejected');
  if (failed) throw failed.reason;
  for (const path of directories) await syncDirectory(path);
  return { changed, files: tree.size, bytes };
}

/** That of the snapshot and all below it, the outer ones first. */
function directoriesOf(directory: string, tree: SnapshotFiles): readonly string[] {
  const names = new Set(['']);
  for (const path of tree.keys()) {
    const parts = path.split('/').slice(0, -1);
    for (const depth of parts.keys()) names.add(parts.slice(0, depth + 1).join('/'));
  }
  return [...names].map((name) => join(directory, name));
}

async function carryOver(
  from: string | undefined,
  to: string,
  { bytes, crc32: sum }: CarriedFile,
  isThorough: boolean,
): Promise<void> {
  const length = from === undefined ? undefined : (await stat(from).catch(() => undefined))?.size;
  if (from === undefined || length !== bytes || (isThorough && !(await isAsWritten(from, sum)))) {
    throw new CarriedFileMissing(`${from ?? to} is not as it was written.`);
  }
  // Not every file system has links.
  if (!(await linkTo(from, to))) await writeDurably(to, await readFile(from));
}

/** Files that are named after their content. */
const NAMED = /^([0-9a-f]{32})\.[a-z]+$/;

/** Whether a file holds what its name says, else what its CRC-32 does. */
async function isAsWritten(path: string, sum: number | undefined): Promise<boolean> {
  const name = NAMED.exec(basename(path))?.[1];
  const bytes = await readFile(path);
  return name === undefined ? sum === undefined || crc32(bytes) === sum : hashOf(bytes) === name;
}

async function isSame(path: string | undefined, bytes: Uint8Array): Promise<boolean> {
  if (path === undefined || (await stat(path).catch(() => undefined))?.size !== bytes.length) return false;
  return (await readFile(path)).equals(bytes);
}

async function linkTo(from: string | undefined, to: string): Promise<boolean> {
  return (
    from !== undefined &&
    link(from, to).then(
      () => true,
      () => false,
    )
  );
}

/** On the disk itself before the link moves, so that a power cut cannot put empty files in place. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The names in it, on the disk too. Not every system opens a directory like a file. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r').catch(() => undefined);
  await directory?.sync().catch(() => {});
  await directory?.close();
}

async function putInPlace(place: string, store: string, name: string): Promise<void> {
  const link = join(store, `${name}.link`);
  const former = join(store, `${name}.former`);
  await symlink(join(basename(store), name), link, 'junction');
  await syncDirectory(store);
  const stats = await lstat(place).catch(() => undefined);
  if (!stats?.isDirectory()) return rename(link, place);
  await rename(place, former);
  try {
    await rename(link, place);
  } catch (error) {
    await rename(former, place);
    throw error;
  }
}

/**
 * What was there before this build and belongs to none that is at work. Only such a build can put something in place
 * later, so nothing in this list can become the snapshot again.
 */
async function findLeftovers(store: string): Promise<string[]> {
  const names = await readdir(store).catch(() => []);
  return names.filter((name) => OWN_NAME.test(name) && !isOfAnotherBuild(name));
}

/** What this writer calls its directories and links, and what locks leave aside (lock.ts); anything else in there is somebody's own. */
const OWN_NAME = /^(\d+-[0-9a-z]+(\.link|\.former)?|lock-(gone|\d+)-[0-9a-f]+)$/;

async function removeLeftovers(names: readonly string[], store: string, place: string): Promise<string[]> {
  const current = basename(await readlink(place).catch(() => ''));
  const isEmpty = (await lstat(place).catch(() => undefined)) === undefined;
  const left: string[] = [];
  for (const name of names) {
    // With nothing in its place, what was moved away from there is all there is.
    if (name === current || (isEmpty && name.endsWith('.former'))) continue;
    const path = join(store, name);
    await rm(path, { recursive: true, force: true }).catch((error) => left.push(`${path} (${reasonOf(error)})`));
  }
  return left;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isOfAnotherBuild(name: string): boolean {
  const pid = Number.parseInt(name.replace(/^lock-/, ''), 10);
  if (pid === process.pid) return [...atWork].some((own) => name.startsWith(own));
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
