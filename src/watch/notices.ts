/**
 * The system's own notices of changed files (fs.watch). They come at once, but not everywhere: many network drives give
 * none, and the number of watched directories is limited. So nothing relies on them; see watch-files.ts.
 */

import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

export interface Notices {
  /** Listens for everything in some directories, but not below them, and for single files elsewhere. */
  follow(directories: readonly string[], files: readonly string[]): void;
  close(): void;
}

/** Calls `notice` for anything that may be a change, and `silent` once for each directory that gives no notices. */
export function listen(notice: () => void, silent: (directory: string, error: unknown) => void): Notices {
  const watchers = new Map<string, FSWatcher>();
  const reported = new Set<string>();

  // Not recursive: on Linux, Node's recursive watcher loses files that are replaced by renaming another one.
  const open = (place: string, concerns: (name: string | null) => boolean) => {
    const fail = (error: unknown) => {
      watchers.get(place)?.close();
      watchers.delete(place);
      if (reported.has(place)) return;
      reported.add(place);
      silent(place, error);
    };
    try {
      const watcher = watch(place, (_, name) => {
        if (concerns(name)) notice();
      });
      watchers.set(place, watcher.on('error', fail));
    } catch (error) {
      fail(error);
    }
  };

  /** Single files are watched by their directory: a file that is replaced is a new one with the old name. */
  const names = new Map<string, Set<string>>();

  return {
    follow(directories, files) {
      for (const directory of directories) {
        const place = resolve(directory);
        if (!watchers.has(place)) open(place, () => true);
      }
      for (const file of files) {
        const place = dirname(resolve(file));
        const wanted = names.get(place) ?? new Set();
        names.set(place, wanted.add(basename(file)));
        if (!watchers.has(place)) open(place, (name) => name === null || wanted.has(name));
      }
    },
    close() {
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
    },
  };
}
