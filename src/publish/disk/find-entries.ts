/** Finds what is in a data directory on a disk: fast-glob looks, and what it cannot look into is told. */

import { type Dirent, readdir } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import fastGlob from 'fast-glob';
import { isHidden } from '../../read/load/collect-data-files.ts';
import type { DirectoryEntries } from '../../read/load/data-files.ts';

/** What was found, and directories that cannot be listed, with what the system says; '' is the one that was asked for. */
export interface FoundEntries extends DirectoryEntries {
  readonly unlisted: readonly { readonly name: string; readonly error: Error }[];
}

/** In a pattern of fast-glob, `**` goes into every directory, but matches no name with a line break. The other one does. */
const EVERYTHING = ['**', '+([\\s\\S])'];

/** Everything but hidden things. Nothing looks behind links: one to a parent directory would lead in circles. */
export async function findEntries(directory: string): Promise<FoundEntries> {
  const unlisted: { name: string; error: Error }[] = [];
  const nameOf = (path: string) => relative(resolve(directory), path).replaceAll(sep, '/');
  // Skipped in silence (`suppressErrors`), what is in such a directory would count as removed.
  const list = (path: string, options: { withFileTypes: true }, done: (error: null, entries: Dirent[]) => void) =>
    readdir(path, options, (error, entries = []) => {
      if (error) unlisted.push({ name: nameOf(path), error });
      done(
        null,
        entries.filter(({ name }) => !isHidden(name)),
      );
    });
  const found = await fastGlob(EVERYTHING, {
    cwd: directory,
    onlyFiles: false,
    objectMode: true,
    followSymbolicLinks: false,
    fs: { readdir: list as typeof readdir },
  });
  const named = (isSo: (entry: Dirent) => boolean) => {
    const those = found.filter(({ dirent }) => isSo(dirent as Dirent));
    return those.map(({ path }) => path).sort();
  };
  return {
    names: named(() => true),
    directories: new Set(named((entry) => entry.isDirectory())),
    links: new Set(named((entry) => entry.isSymbolicLink())),
    unlisted: unlisted.sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
