/**
 * Notices of changed files from the operating system (fs.watch). They arrive at once but are not reliable: many network
 * drives send none, and the number of watched directories is limited. So watch-files.ts polls as well.
 */

import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

export interface Notices {
  /** Listens to everything directly in these directories, and to single files elsewhere. */
  listenTo(directories: readonly string[], files: readonly string[]): void;
  close(): void;
}

/** Calls `notice` for anything that may be a change, and `silent` once per directory that sends no notices. */
export function listen(notice: () => void, silent: (directory: string, error: unknown) => void): Notices {
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
