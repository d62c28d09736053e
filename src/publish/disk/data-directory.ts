/**
 * Reads the data directory: fast-glob looks, what it cannot look into is told, and read/load/collect-data-files.ts knows which names are
 * part of it.
 */

import { type Dirent, readdir } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import fastGlob from 'fast-glob';
import type { DataFile } from '../../csv/data-file.ts';
import { LARGEST_SETTINGS } from '../../read/files/limits.ts';
import { readRegularFile } from '../../read/files/regular-file.ts';
import {
  collectDataFiles,
  isHidden,
  isTable,
  pathBelow,
  SETTINGS_FILE,
  unreadableFile,
} from '../../read/load/collect-data-files.ts';
import type { DataFiles, DirectoryEntries } from '../../read/load/data-files.ts';
import { picturePath, picturesAmong } from '../../read/load/own-pictures.ts';
import { unfinishedFinding } from './unfinished-replacement.ts';

/** The data directory does not exist. A usage error, not a finding. */
export class NoSuchDirectory extends Error {
  /** @param isInside whether the command was run in a data directory */
  constructor(directory: string, { isFile, isInside }: { readonly isFile: boolean; readonly isInside: boolean }) {
    const message = isFile ? `"${directory}" is a file, and not a directory.` : `There is no directory "${directory}".`;
    const elsewhere =
      'Run this in the directory of your network, or name its data with --data. The command init writes one.';
    const here = `${SETTINGS_FILE} is in this directory: run this in the one above it, or with --data .`;
    const hint = isFile
      ? `Name the directory that it is in: --data ${dirname(directory)}`
      : isInside
        ? here
        : elsewhere;
    super(`${message} ${hint}`);
  }
}

/** How often the files are read again because somebody was writing them. */
const MOST_READS = 5;

/**
 * Reads all data files. Paths in findings begin with `directory` as it was given. All files are of one moment: where some were
 * replaced while they were read, they are read again. Of an unfinished replacement, no table is read.
 */
export async function readDataFiles(directory: string): Promise<DataFiles> {
  await demandDirectory(directory);
  for (let reads = 1; ; reads++) {
    const before = await stateOf(directory);
    const unfinished = await unfinishedFinding(directory);
    if (unfinished !== undefined) {
      const settingsFile = await readSettingsFile(directory);
      return { ...(settingsFile ? { settingsFile } : {}), tables: [], findings: [unfinished] };
    }
    const files = await readOnce(directory);
    if (reads === MOST_READS || (await stateOf(directory)) === before) return files;
  }
}

/** Differs if a file was written in between. */
async function stateOf(directory: string): Promise<string> {
  const paths = await listDataFiles(directory);
  const prints = await Promise.all(paths.map(fingerprintOf));
  return JSON.stringify(paths.map((path, i) => [path, prints[i]]));
}

async function readOnce(directory: string): Promise<DataFiles> {
  const { unlisted, ...entries } = await findEntries(directory);
  // Tables that cannot be found would count as removed, so this is an error. The others are still read.
  const findings = unlisted.map(({ name, error }) => unreadableFile(pathBelow(directory, name), error));
  return await collectDataFiles({ directory, ...entries, read: readRegularFile }, findings);
}

/** @throws NoSuchDirectory */
export async function demandDirectory(directory: string): Promise<void> {
  const stats = await stat(directory).catch(() => undefined);
  if (stats?.isDirectory() === true) return;
  const isInside = (await stat(SETTINGS_FILE).catch(() => undefined)) !== undefined;
  throw new NoSuchDirectory(directory, { isFile: stats !== undefined, isInside });
}

/** network.json alone; undefined if it is missing or unreadable. */
export async function readSettingsFile(directory: string): Promise<DataFile | undefined> {
  const path = pathBelow(directory, SETTINGS_FILE);
  const bytes = await readRegularFile(path, LARGEST_SETTINGS).catch(() => undefined);
  return bytes && { path, bytes };
}

/** Paths of all files that `readDataFiles` reads, and of network.json even if there is none. Unreadable ones are left out. */
export async function listDataFiles(directory: string): Promise<string[]> {
  const entries = await findEntries(directory);
  const tables = [SETTINGS_FILE, ...entries.names.filter(isTable)].map((name) => pathBelow(directory, name));
  return [...tables, ...picturesAmong(entries).map((name) => picturePath(directory, name))];
}

/** The directory and all directories below it that `readDataFiles` searches. */
export async function listDataDirectories(directory: string): Promise<string[]> {
  const { directories } = await findEntries(directory);
  return [directory, ...[...directories].map((name) => pathBelow(directory, name))];
}

/** Changes whenever a file is written or replaced. Costs one `stat`; undefined if there is no file. */
export async function fingerprintOf(path: string): Promise<string | undefined> {
  const stats = await stat(path, { bigint: true }).catch(() => undefined);
  return stats && [stats.mtimeNs, stats.ctimeNs, stats.size, stats.ino].join(' ');
}

/** What was found, and directories that cannot be listed, with what the system says; '' is the one that was asked for. */
interface FoundEntries extends DirectoryEntries {
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
