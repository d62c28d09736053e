/**
 * Writes dist/. A snapshot is written aside and then put in place by renaming one symbolic link, which is atomic (POSIX
 * rename). So even if the build is killed, dist/ is the old snapshot or the new one.
 *
 *     dist -> .dist/4711-lq3x9k     the snapshot in place
 *     .dist/4711-lq3x9k/            its files
 *     .dist/4720-lq3xa2/            a running build, or the remains of a killed one, which the next build removes
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

/** Something that no build wrote is in the place of the snapshot. */
export class PlaceTaken extends Error {
  constructor(out: string) {
    super(`"${out}" already exists and is not a snapshot, so nothing was written. Choose another --out, or remove it.`);
  }
}

/** Names of the snapshots that this process is writing. */
const inProgress = new Set<string>();

/** What was written. Sizes in bytes. */
export interface Written {
  /** Sizes by path of the files that differ from those that were in place. */
  readonly changed: ReadonlyMap<string, number>;
  readonly files: number;
  readonly bytes: number;
}

/** A snapshot that was written aside. */
export interface Aside {
  readonly written: Written;
  /** Atomic: if it fails or is killed, the previous snapshot stays in place. */
  readonly putInPlace: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** The place of a snapshot, as it was when it was opened. The snapshot in it stays on the disk until `close`. */
export interface SnapshotPlace {
  /**
   * Writes a snapshot aside. Files that did not change are linked rather than written.
   *
   * @param isThorough whether the content of carried files is compared with their hashes, and not only their sizes
   * @throws CarriedFileMissing if a carried file is missing or was changed
   */
  readonly write: (tree: SnapshotFiles, isThorough?: boolean) => Promise<Aside>;
  /**
   * Removes old snapshots and the remains of killed builds. It never throws, because the snapshot in place is fine.
   *
   * @returns what could not be removed, and why
   */
  readonly close: () => Promise<readonly string[]>;
}

/** @throws PlaceTaken */
export async function openPlace(out: string): Promise<SnapshotPlace> {
  const place = resolve(out);
  const store = join(dirname(place), `.${basename(place)}`);
  await checkPlace(place, out);
  const previous = await realpath(place).catch(() => undefined);
  const leftovers = await findLeftovers(store);
  const own = new Set<string>();
  return {
    async write(tree, isThorough = false) {
      const name = `${process.pid}-${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;
      const directory = join(store, name);
      own.add(name);
      inProgress.add(name);
      return {
        written: await writeTree(directory, tree, previous, isThorough),
        putInPlace: () => putInPlace(place, store, name),
        discard: () => rm(directory, { recursive: true, force: true }),
      };
    },
    async close() {
      const made = [...own].flatMap((name) => [name, `${name}.link`, `${name}.former`]);
      const left = await removeLeftovers([...leftovers, ...made], store, place);
      for (const name of own) inProgress.delete(name);
      return left;
    },
  };
}

/** Writes a snapshot and puts it in place of the previous one. */
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

/** A carried file is missing in the previous snapshot, or was truncated or edited. */
export class CarriedFileMissing extends Error {}

async function writeTree(
  directory: string,
  tree: SnapshotFiles,
  previous: string | undefined,
  isThorough: boolean,
): Promise<Written> {
  const directories = directoriesOf(directory, tree);
  for (const path of directories) await mkdir(path, { recursive: true });
  const changed = new Map<string, number>();
  let bytes = 0;
  const attempts = await Promise.allSettled(
    [...tree].map(async ([path, file]) => {
      const [to, from] = [join(directory, path), previous && join(previous, path)];
      bytes += 'carried' in file ? file.bytes : file.length;
      if ('carried' in file) await carryOver(from, to, file, isThorough);
      else if (!(await isSame(from, file)) || !(await linkTo(from, to))) {
        await writeDurably(to, file);
        changed.set(path, file.length);
      }
    }),
  );
  // The caller may remove the files only after all writes have ended.
  const failed = attempts.find((attempt) => attempt.status === 'rejected');
  if (failed) throw failed.reason;
  for (const path of directories) await syncDirectory(path);
  return { changed, files: tree.size, bytes };
}

/** The directory of the snapshot and all below it, the outer ones first. */
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
    throw new CarriedFileMissing(`${from ?? to} is missing or was changed.`);
  }
  // Some file systems have no links.
  if (!(await linkTo(from, to))) await writeDurably(to, await readFile(from));
}

/** The name of a blob. */
const BLOB_NAME = /^([0-9a-f]{32})\.[a-z]+$/;

/** Whether the content of a file matches its name if it is a blob, else its CRC-32 if there is one. */
async function isAsWritten(path: string, sum: number | undefined): Promise<boolean> {
  const name = BLOB_NAME.exec(basename(path))?.[1];
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

/** Flushes the file to the disk before the link moves, so that a power cut cannot put empty files in place. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the names in a directory to the disk. Not every system opens a directory like a file. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r').catch(() => undefined);
  await directory?.sync().catch(() => {});
  await directory?.close();
}

async function putInPlace(place: string, store: string, name: string): Promise<void> {
  const link = join(store, `${name}.link`);
  const moved = join(store, `${name}.former`);
  await symlink(join(basename(store), name), link, 'junction');
  await syncDirectory(store);
  const stats = await lstat(place).catch(() => undefined);
  if (!stats?.isDirectory()) return rename(link, place);
  await rename(place, moved);
  try {
    await rename(link, place);
  } catch (error) {
    await rename(moved, place);
    throw error;
  }
}

/**
 * What is in the store before this build and belongs to no running build. Only a running build can put something in place,
 * so nothing in this list can become the snapshot again.
 */
async function findLeftovers(store: string): Promise<string[]> {
  const names = await readdir(store).catch(() => []);
  return names.filter((name) => OWN_NAME.test(name) && !isOfAnotherBuild(name));
}

/** The names of our directories and links, and of files that locks leave (lock.ts). Anything else in the store is not ours. */
const OWN_NAME = /^(\d+-[0-9a-z]+(\.link|\.former)?|lock-(gone|\d+)-[0-9a-f]+)$/;

async function removeLeftovers(names: readonly string[], store: string, place: string): Promise<string[]> {
  const current = basename(await readlink(place).catch(() => ''));
  const isEmpty = (await lstat(place).catch(() => undefined)) === undefined;
  const left: string[] = [];
  for (const name of names) {
    // If the place is empty, what was moved away from it is the only copy.
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
  if (pid === process.pid) return [...inProgress].some((own) => name.startsWith(own));
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
