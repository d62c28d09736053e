/**
 * Writes the files of a snapshot into a new directory. What did not change is linked to the previous snapshot rather than
 * written, and everything is on the disk before the caller puts the directory in place.
 */

import { link, mkdir, open, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { hashOf } from '../../snapshot/blob-store.ts';
import type { CarriedFile, SnapshotFiles, WriteEarly } from '../../snapshot/snapshot.ts';

/** What was written. Sizes in bytes. */
export interface Written {
  /** Sizes by path of the files that differ from those that were in place. */
  readonly changed: ReadonlyMap<string, number>;
  readonly files: number;
  readonly bytes: number;
}

/** A carried file is missing in the previous snapshot, or was truncated or edited. */
export class CarriedFileMissing extends Error {}

/** Writes a snapshot into a directory, and flushes it to the disk. */
export interface SnapshotWriter {
  /** Begins to write a file before the rest of the snapshot is known. Its path must be in the snapshot later. */
  readonly writeEarly: WriteEarly;
  /**
   * Writes the rest. Files that are the same in the previous snapshot are linked.
   *
   * @param isThorough whether the content of carried files is compared with their hashes, and not only their sizes
   * @throws CarriedFileMissing
   */
  readonly finish: (files: SnapshotFiles, isThorough: boolean) => Promise<Written>;
  /** When nothing is being written any more, so that the directory can be removed. It never fails. */
  readonly settled: () => Promise<void>;
}

/** @param previous the directory of the snapshot before */
export function startWriting(directory: string, previous: string | undefined): SnapshotWriter {
  const changed = new Map<string, number>();
  const begun: Promise<void>[] = [];
  const early = new Set<string>();
  const made = new Map<string, Promise<unknown>>();
  const makeDirectory = (path: string): Promise<unknown> => {
    const begun = made.get(path) ?? mkdir(path, { recursive: true });
    made.set(path, begun);
    return begun;
  };
  const store = async (path: string, file: Uint8Array): Promise<void> => {
    const [to, from] = [join(directory, path), previous && join(previous, path)];
    await makeDirectory(dirname(to));
    if ((await isSame(from, file)) && (await linkTo(from, to))) return;
    await writeDurably(to, file);
    changed.set(path, file.length);
  };
  // Versions of OCPI that say the same have one list of it, which is on the disk once.
  const stored = new WeakMap<Uint8Array, { readonly path: string; readonly work: Promise<void> }>();
  const storeOnce = (path: string, file: Uint8Array): Promise<void> => {
    const twin = stored.get(file);
    const work = twin === undefined ? store(path, file) : linkTwin(path, file, twin.path, twin.work);
    if (twin === undefined) stored.set(file, { path, work });
    return work;
  };
  const linkTwin = async (path: string, file: Uint8Array, twin: string, work: Promise<void>): Promise<void> => {
    await work;
    await makeDirectory(dirname(join(directory, path)));
    if (!(await linkTo(join(directory, twin), join(directory, path)))) return store(path, file);
    if (changed.has(twin)) changed.set(path, 0);
  };
  const begin = (work: Promise<void>) => {
    begun.push(work);
    // It is looked at when everything has ended.
    work.catch(() => {});
  };
  return {
    writeEarly: (path, file) => {
      early.add(path);
      begin(storeOnce(path, file));
      return { early: true, bytes: file.length };
    },
    finish: async (files, isThorough) => {
      const orphan = [...early].find((path) => !files.has(path));
      if (orphan !== undefined) throw new TypeError(`${orphan} was written early and is not in the snapshot.`);
      const directories = directoriesOf(directory, files);
      for (const path of directories) await makeDirectory(path);
      let bytes = 0;
      for (const [path, file] of files) {
        bytes += file instanceof Uint8Array ? file.length : file.bytes;
        if (file instanceof Uint8Array) begin(storeOnce(path, file));
        else if ('carried' in file)
          begin(carryOver(previous && join(previous, path), join(directory, path), file, isThorough));
      }
      // The caller may remove the files only after all writes have ended.
      const failed = (await Promise.allSettled(begun)).find((attempt) => attempt.status === 'rejected');
      if (failed) throw failed.reason;
      for (const path of directories) await syncDirectory(path);
      return { changed, files: files.size, bytes };
    },
    settled: async () => {
      await Promise.allSettled(begun);
    },
  };
}

/** The directory of the snapshot and all below it, the outer ones first. */
function directoriesOf(directory: string, files: SnapshotFiles): readonly string[] {
  const names = new Set(['']);
  for (const path of files.keys()) {
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
  if (!(await linkTo(from, to))) await writeDurably(to, await readFile(from));
}

/** The name of a blob. */
const BLOB_NAME = /^([0-9a-f]{32})\.[a-z]+$/;

/** Whether the content of a file matches its CRC-32 if there is one, else its name. A picture may be named like a blob. */
async function isAsWritten(path: string, sum: number | undefined): Promise<boolean> {
  const bytes = await readFile(path);
  if (sum !== undefined) return crc32(bytes) === sum;
  const name = BLOB_NAME.exec(basename(path))?.[1];
  return name === undefined || hashOf(bytes) === name;
}

async function isSame(path: string | undefined, bytes: Uint8Array): Promise<boolean> {
  if (path === undefined || (await stat(path).catch(() => undefined))?.size !== bytes.length) return false;
  return (await readFile(path)).equals(bytes);
}

/** Gives a file a second name. False if there is no such file, or if its file system has no links. */
export async function linkTo(from: string | undefined, to: string): Promise<boolean> {
  if (from === undefined) return false;
  const linked = link(from, to).then(() => true);
  return linked.catch(() => false);
}

/** Flushes the file to the disk before the link moves, so that a power cut cannot put empty files in place. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the names in a directory to the disk. Not every system opens a directory like a file. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r').catch(() => undefined);
  await directory?.sync().catch(() => {});
  await directory?.close();
}
