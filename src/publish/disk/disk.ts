/** The operations on a disk by which files of a data directory are replaced, so that tests can end them at any point. */

import { chmod, lstat, open, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises';
import { errorCode } from '../../read/files/file-errors.ts';
import { LARGEST_TABLE } from '../../read/files/limits.ts';
import { readRegularFile } from '../../read/files/regular-file.ts';
import { makeDirectories, putBeside } from '../../read/files/write-aside.ts';
import { syncDirectory, writeDurably } from './write-files.ts';

/** What stands at a path; a link counts as itself, wherever it leads. */
export interface Standing {
  readonly kind: 'file' | 'directory' | 'other';
  /** Its permissions (POSIX). */
  readonly mode: number;
}

/** Each throws what Node throws where the system refuses. */
export interface Disk {
  /** Undefined if nothing stands there. */
  readonly look: (path: string) => Promise<Standing | undefined>;
  readonly realPath: (path: string) => Promise<string>;
  /** The bytes of a file; undefined if there is none. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  /** The names in a directory; none if there is no directory. */
  readonly list: (path: string) => Promise<readonly string[]>;
  /** Writes a new file and flushes it. */
  readonly write: (path: string, content: Uint8Array, mode?: number) => Promise<void>;
  readonly makeDirectory: (path: string) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
  /** Gives a file a second name. False, and nothing changes, if something stands there. */
  readonly putBeside: (from: string, to: string) => Promise<boolean>;
  /** Removes a file, if there is one. */
  readonly remove: (path: string) => Promise<void>;
  /** Removes a file, and gives the bytes that it had when its name was gone; undefined if there is none. */
  readonly take: (path: string) => Promise<Uint8Array | undefined>;
  /** Removes a directory, if it is empty. */
  readonly removeEmpty: (path: string) => Promise<void>;
  /** Flushes the names in a directory. */
  readonly flush: (path: string) => Promise<void>;
}

export const DISK: Disk = {
  look: async (path) => {
    const stats = await lstat(path).catch(unlessAbsent);
    if (stats === undefined) return undefined;
    return { kind: stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other', mode: stats.mode & 0o777 };
  },
  realPath: (path) => realpath(path),
  read: async (path) => readRegularFile(path, LARGEST_TABLE).catch(unlessAbsent),
  list: async (path) => (await readdir(path).catch(unlessAbsent)) ?? [],
  write: async (path, content, mode) => {
    await writeDurably(path, content);
    if (mode !== undefined) await chmod(path, mode);
  },
  makeDirectory: async (path) => {
    await makeDirectories(path);
  },
  rename,
  putBeside,
  remove: (path) => rm(path, { force: true }),
  take: async (path) => {
    const file = await open(path, 'r').catch(unlessAbsent);
    if (file === undefined) return undefined;
    try {
      await rm(path, { force: true });
      return await file.readFile();
    } finally {
      await file.close();
    }
  },
  removeEmpty: (path) => rmdir(path).catch(() => {}),
  flush: syncDirectory,
};

function unlessAbsent(error: unknown): undefined {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  throw error;
}
