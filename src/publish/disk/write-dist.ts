/**
 * Writes dist/. A snapshot is written aside and then put in place by renaming one symbolic link, which is atomic (POSIX
 * rename). So even if the build is killed, dist/ is the old snapshot or the new one.
 *
 *     dist -> .dist/4711-lq3x9k     the snapshot in place
 *     .dist/4711-lq3x9k/            its files
 *     .dist/4720-lq3xa2/            a running build, or the remains of a killed one, which the next build removes
 */

import { randomBytes } from 'node:crypto';
import { lstat, readdir, readlink, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { SnapshotFiles, WriteEarly } from '../../snapshot/snapshot.ts';
import { isRunning } from './left-behind.ts';
import { startWriting, syncDirectory, type Written } from './write-files.ts';

/** Something that no build wrote is in the place of the snapshot. */
export class PlaceTaken extends Error {
  constructor(out: string) {
    super(`"${out}" already exists and is not a snapshot, so nothing was written. Choose another --out, or remove it.`);
  }
}

/** Names of the snapshots that this process is writing. */
const inProgress = new Set<string>();

/** A snapshot that was written aside. */
export interface Aside {
  readonly files: SnapshotFiles;
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
   * @param make makes its files; some of them may be written while it makes the others
   * @param isThorough whether the content of carried files is compared with their hashes, and not only their sizes
   * @throws CarriedFileMissing if a carried file is missing or was changed
   */
  readonly write: (make: (writeEarly?: WriteEarly) => Promise<SnapshotFiles>, isThorough?: boolean) => Promise<Aside>;
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
    async write(make, isThorough = false) {
      const name = `${process.pid}-${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;
      const directory = join(store, name);
      own.add(name);
      inProgress.add(name);
      const writer = startWriting(directory, previous);
      try {
        const files = await make(writer.writeEarly);
        const written = await writer.finish(files, isThorough);
        return {
          files,
          written,
          putInPlace: () => putInPlace(place, store, name),
          discard: () => rm(directory, { recursive: true, force: true }),
        };
      } finally {
        await writer.settled();
      }
    },
    async close() {
      const made = [...own].flatMap((name) => [name, `${name}.link`, `${name}.former`]);
      const left = await removeLeftovers([...leftovers, ...made], store, place);
      for (const name of own) inProgress.delete(name);
      return left;
    },
  };
}

/** A snapshot, an empty directory, a link to one of them or to nothing, or nothing at all may be replaced. */
async function checkPlace(place: string, out: string): Promise<void> {
  const stats = await stat(place).catch(() => undefined);
  if (stats === undefined) return;
  const names = stats.isDirectory() ? await readdir(place) : ['(a file)'];
  if (names.length > 0 && !names.includes('_snapshot')) throw new PlaceTaken(out);
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
  return isRunning(pid);
}
