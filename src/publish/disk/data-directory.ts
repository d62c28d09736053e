/**
 * Reads the data directory: the bytes of its files. read/load/collect-data-files.ts knows which names are part of it.
 */

import { readdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataFile } from '../../csv/data-file.ts';
import type { Finding } from '../../findings/finding.ts';
import { errorCode } from '../../read/files/error-code.ts';
import { LARGEST_SETTINGS } from '../../read/files/limits.ts';
import { readRegularFile } from '../../read/files/regular-file.ts';
import {
  collectDataFiles,
  isHidden,
  isTable,
  mayBeTable,
  pathBelow,
  SETTINGS_FILE,
  unreadableFile,
} from '../../read/load/collect-data-files.ts';
import { picturePath } from '../../read/load/collect-pictures.ts';
import type { DataFiles } from '../../read/load/data-files.ts';
import { isLink, listPictures } from './list-pictures.ts';
import { ReplacementCutOff } from './replace-files.ts';
import { ASIDE } from './replacement-list.ts';
import { unfinishedFinding } from './unfinished-finding.ts';
import { unfinishedReplacement } from './unfinished-replacement.ts';

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
  const findings: Finding[] = [];
  // Tables that cannot be found would count as removed, so this is an error. The others are still read.
  const names = await findFiles(directory, (place, error) => findings.push(unreadableFile(place, error)));
  const pictures = await listPictures(directory);
  return await collectDataFiles({ directory, names: names.sort(), pictures, read: readRegularFile, isLink }, findings);
}

/** @throws NoSuchDirectory */
export async function demandDirectory(directory: string): Promise<void> {
  const stats = await stat(directory).catch(() => undefined);
  if (stats?.isDirectory() === true) return;
  const isInside = (await stat(SETTINGS_FILE).catch(() => undefined)) !== undefined;
  throw new NoSuchDirectory(directory, { isFile: stats !== undefined, isInside });
}

/** A new data directory was to be written where something already is. */
export class NotEmpty extends Error {}

/** @throws NotEmpty unless a new data directory can be written there; ReplacementCutOff if one was not written to its end */
export async function demandEmpty(directory: string): Promise<void> {
  const names = await readdir(directory).catch((error) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw new NotEmpty(`"${directory}" is not a directory that can be written to.`);
  });
  if ((await unfinishedReplacement(directory)) !== undefined) {
    throw new ReplacementCutOff(directory, `Files were being written to "${directory}", and that was cut off.`);
  }
  // Without a list, it is what a killed process left, and the next one removes it.
  if (names.some((name) => name !== ASIDE))
    throw new NotEmpty(`"${directory}" is not empty, so nothing was written. Choose a new directory.`);
}

/** network.json alone; undefined if it is missing or unreadable. */
export async function readSettingsFile(directory: string): Promise<DataFile | undefined> {
  const path = pathBelow(directory, SETTINGS_FILE);
  const bytes = await readRegularFile(path, LARGEST_SETTINGS).catch(() => undefined);
  return bytes && { path, bytes };
}

/** Paths of all files that `readDataFiles` reads, and of network.json even if there is none. Unreadable ones are left out. */
export async function listDataFiles(directory: string): Promise<string[]> {
  const tables = await findFiles(directory);
  const pictures = await listPictures(directory);
  return [
    ...[SETTINGS_FILE, ...tables.filter(isTable).sort()].map((name) => pathBelow(directory, name)),
    ...pictures.map((name) => picturePath(directory, name)),
  ];
}

/** The directory and all directories below it that `readDataFiles` searches. */
export async function listDataDirectories(directory: string): Promise<string[]> {
  const below: string[] = [];
  for await (const { name, isDirectory } of entriesBelow(directory))
    if (isDirectory) below.push(pathBelow(directory, name));
  return [directory, ...below];
}

/** Changes whenever a file is written or replaced. Costs one `stat`; undefined if there is no file. */
export async function fingerprintOf(path: string): Promise<string | undefined> {
  const stats = await stat(path, { bigint: true }).catch(() => undefined);
  return stats && [stats.mtimeNs, stats.ctimeNs, stats.size, stats.ino].join(' ');
}

type OnUnreadable = (path: string, error: unknown) => void;

/** Tables, and what else a spreadsheet program may have left there. */
async function findFiles(directory: string, onUnreadable?: OnUnreadable): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of entriesBelow(directory, onUnreadable)) {
    if (mayBeTable(name)) found.push(name);
  }
  return found;
}

interface Entry {
  /** Below the data directory, with slashes. */
  readonly name: string;
  readonly isDirectory: boolean;
}

/**
 * Everything below a directory, whatever its name, but for hidden things. Links are not followed: one to a parent directory would
 * lead in circles.
 */
async function* entriesBelow(
  directory: string,
  onUnreadable: OnUnreadable = () => {},
  below = '',
): AsyncGenerator<Entry> {
  const place = pathBelow(directory, below);
  const entries = await readdir(place, { withFileTypes: true }).catch((error: unknown) => {
    onUnreadable(place, error);
    return [];
  });
  for (const entry of entries) {
    if (isHidden(entry.name)) continue;
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    yield { name, isDirectory: entry.isDirectory() };
    if (entry.isDirectory()) yield* entriesBelow(directory, onUnreadable, name);
  }
}
