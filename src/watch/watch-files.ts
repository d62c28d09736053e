/**
 * Watches the files that a build reads. Notices from the system (fs.watch) make it fast, but are not reliable: many network drives send
 * none, and the number of watched directories is limited. Checking the files every few seconds still finds the change. A notice only
 * triggers a check: the fingerprints decide what changed, so opening a file is not a change.
 */

import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fingerprintOf, listDataDirectories, listDataFiles } from '../publish/disk/data-directory.ts';
import { UNFINISHED_LIST } from '../publish/disk/replacement-list.ts';
import { messageOf } from './log-lines.ts';

export interface WatchedFiles {
  /** The data directory. */
  readonly directory: string;
  /** Files outside it, such as status sources. Read again at each check, because network.json may have changed. */
  readonly others: () => Promise<readonly string[]>;
  /** How often to check without a notice. */
  readonly pollMs: number;
  /** Ignores the system's notices. */
  readonly pollOnly?: boolean;
}

export interface FileWatcher {
  close(): void;
}

/** Resolves once it is watching. From then on it calls `changed` with the names of the changed files. */
export async function watchFiles(
  { directory, others, pollMs, pollOnly = false }: WatchedFiles,
  changed: (names: string) => void,
  note: (text: string) => void,
): Promise<FileWatcher> {
  let known: Fingerprints | undefined;
  let checking = false;
  let again = false;
  let closed = false;

  const check = async () => {
    const files = await others();
    const directories = pollOnly ? [] : await listDataDirectories(directory);
    if (closed) return;
    // Listen first, then check, so that no change is missed in between.
    if (!pollOnly) notices.listenTo(directories, files);
    const found = await readFingerprints(directory, files);
    const names = known === undefined ? [] : changedNames(known, found);
    known = found;
    if (names.length > 0 && !closed) changed(nameFiles(names));
  };

  /** One check at a time. A notice during a check causes another one after it. */
  const checkSoon = async () => {
    again = true;
    if (checking) return;
    checking = true;
    while (again && !closed) {
      again = false;
      await check().catch((error: unknown) => note(`cannot check the files for changes: ${messageOf(error)}`));
    }
    checking = false;
  };

  const notices = listen(
    () => void checkSoon(),
    (place, error) =>
      note(
        `the system reports no changes in ${place}, so it is checked every ${pollMs / 1000} s (${messageOf(error)})`,
      ),
  );
  await checkSoon();
  const timer = setInterval(() => void checkSoon(), pollMs);
  return {
    close() {
      closed = true;
      clearInterval(timer);
      notices.close();
    },
  };
}

/** By file name as people see it. A fingerprint changes when the file is written or replaced. */
export type Fingerprints = ReadonlyMap<string, string>;

/** The names that were added, changed or removed, sorted. */
export function changedNames(before: Fingerprints, after: Fingerprints): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/** Fingerprints of the files in a data directory, and of single files outside it. */
export async function readFingerprints(directory: string, files: readonly string[]): Promise<Fingerprints> {
  const found = new Map<string, string>();
  const read = async (name: string) => {
    const fingerprint = await fingerprintOf(name);
    if (fingerprint !== undefined) found.set(name, fingerprint);
  };
  const unfinished = `${directory}/${UNFINISHED_LIST}`;
  await Promise.all([...new Set([...(await listDataFiles(directory)), unfinished, ...files])].map(read));
  return found;
}

/** How many names one line of the log shows. */
const SHOWN = 3;

/** `data/status.csv`, or `a.csv, b.csv, c.csv and 4 more files`. */
export function nameFiles(names: readonly string[]): string {
  const more = names.length - SHOWN;
  const shown = names.slice(0, SHOWN).join(', ');
  return more > 0 ? `${shown} and ${more} more ${more === 1 ? 'file' : 'files'}` : shown;
}

interface Notices {
  /** Listens to everything directly in these directories, and to single files elsewhere. */
  listenTo(directories: readonly string[], files: readonly string[]): void;
  close(): void;
}

/** Calls `notice` for anything that may be a change, and `silent` once per directory that sends no notices. */
function listen(notice: () => void, silent: (directory: string, error: unknown) => void): Notices {
  const watchers = new Map<string, FSWatcher>();
  const reported = new Set<string>();

  // Not recursive: on Linux, Node's recursive watcher loses a file that is replaced by renaming another over it.
  const open = (directory: string, concerns: (name: string | null) => boolean) => {
    const fail = (error: unknown) => {
      watchers.get(directory)?.close();
      watchers.delete(directory);
      if (reported.has(directory)) return;
      reported.add(directory);
      silent(directory, error);
    };
    try {
      const watcher = watch(directory, (_, name) => {
        if (concerns(name)) notice();
      });
      watchers.set(directory, watcher.on('error', fail));
    } catch (error) {
      fail(error);
    }
  };

  /** Single files, by directory. The directory is watched, because a replaced file is a new one with the old name. */
  const names = new Map<string, Set<string>>();

  return {
    listenTo(directories, files) {
      for (const directory of directories) {
        const path = resolve(directory);
        if (!watchers.has(path)) open(path, () => true);
      }
      for (const file of files) {
        const path = dirname(resolve(file));
        const wanted = names.get(path) ?? new Set();
        names.set(path, wanted.add(basename(file)));
        if (!watchers.has(path)) open(path, (name) => name === null || wanted.has(name));
      }
    },
    close() {
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
    },
  };
}
