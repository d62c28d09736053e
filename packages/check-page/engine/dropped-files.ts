/** What was dropped, as a data directory: which folder it is, and its files as `readDataFiles` reads them from a disk. */

import { type CsvFile, type DataFile, readCsv } from '../../../src/csv/index.ts';
import {
  collectDataFiles,
  type DataFiles,
  expectedColumns,
  FileTooLarge,
  isHidden,
  NotAFile,
  SETTINGS_FILE,
} from '../../../src/read/index.ts';
import { TABLES, tableOfFile } from '../../../src/tables/index.ts';
import type { Files } from '../messages.ts';

/** The folder that is checked: the one with network.json that is nearest to the top, or else what all paths begin with. */
export function dataDirectoryOf(dropped: Files): string {
  const settings = [...dropped.keys()].filter((path) => nameOf(path) === SETTINGS_FILE && !isBelowHidden(path));
  const [first] = settings.sort((a, b) => depthOf(a) - depthOf(b));
  if (first !== undefined) return folderOf(first);
  const tops = new Set([...dropped.keys()].map((path) => (path.includes('/') ? (path.split('/')[0] ?? '') : '')));
  const [top = ''] = tops;
  return tops.size === 1 ? top : '';
}

/** As `readDataFiles` of a disk. */
export function dataFilesOf(dropped: Files, directory: string): Promise<DataFiles> {
  return collectDataFiles({
    directory,
    ...entriesBelow(dropped, directory),
    read: async (path, limit) => read(dropped, path, limit),
  });
}

/** Whether there is a file or a folder. */
export function isDropped(dropped: Files, path: string): boolean {
  return dropped.has(path) || [...dropped.keys()].some((other) => other.startsWith(`${path}/`));
}

/** Splits a file as the check does, which knows the columns of its table. Undefined if it cannot be split into cells. */
export function splitFile({ path, bytes, naming, country }: DataFile): CsvFile | undefined {
  const table = tableOfFile(path);
  return readCsv(path, bytes, table && expectedColumns(TABLES[table], naming), country).file;
}

function entriesBelow(dropped: Files, directory: string) {
  const [names, directories] = [new Set<string>(), new Set<string>()];
  for (const path of dropped.keys()) {
    const parts = nameBelow(path, directory)?.split('/') ?? [];
    for (const [i, part] of parts.entries()) {
      if (isHidden(part)) break;
      const name = parts.slice(0, i + 1).join('/');
      names.add(name);
      if (i + 1 < parts.length) directories.add(name);
    }
  }
  return { names: [...names].sort(), directories, links: new Set<string>() };
}

function read(dropped: Files, path: string, limit: number): Uint8Array {
  const bytes = dropped.get(path);
  if (bytes === undefined && isDropped(dropped, path)) throw new NotAFile('a directory');
  if (bytes === undefined) throw Object.assign(new Error(`There is no ${path}.`), { code: 'ENOENT' });
  if (bytes.length > limit) throw new FileTooLarge(bytes.length, limit);
  return bytes;
}

function nameBelow(path: string, directory: string): string | undefined {
  if (directory === '') return path;
  return path.startsWith(`${directory}/`) ? path.slice(directory.length + 1) : undefined;
}

export function nameOf(path: string): string {
  return path.replace(/^.*\//, '');
}

export function folderOf(path: string): string {
  return path.includes('/') ? path.replace(/\/[^/]*$/, '') : '';
}

function depthOf(path: string): number {
  return path.split('/').length;
}

function isBelowHidden(path: string): boolean {
  return path.split('/').some((name) => isHidden(name) || name === 'node_modules');
}
