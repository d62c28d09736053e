/**
 * Puts the files of a data directory together, wherever they are: on a disk, or dropped on a page. Only this file knows which names
 * belong to it.
 */

import type { DataFile } from '../../csv/data-file.ts';
import type { Finding } from '../../findings/finding.ts';
import { errorCode, FileTooLarge, NotAFile } from '../files/file-errors.ts';
import { LARGEST_SETTINGS, LARGEST_TABLE } from '../files/limits.ts';
import { join } from '../files/paths.ts';
import type { DataFiles, PlaceOfData } from './data-files.ts';
import { finding, type SaidOfFile } from './finding-codes.ts';
import { describeOther, isOtherFormat } from './other-files.ts';
import { collectPictures } from './own-pictures.ts';
import { isDirectory } from './read-tables.ts';

export const SETTINGS_FILE = 'network.json';

/** @param findings about what could not even be listed */
export async function collectDataFiles(place: PlaceOfData, findings: readonly Finding[] = []): Promise<DataFiles> {
  const { directory } = place;
  const names = place.names.filter(mayBeTable);
  const all = [...findings];
  for (const name of names) if (!isTable(name)) all.push(...describeOther(pathBelow(directory, name)));
  const read = async (name: string, limit = LARGEST_TABLE): Promise<DataFile[]> => {
    const path = pathBelow(directory, name);
    try {
      return [{ path, bytes: await place.read(path, limit) }];
    } catch (error) {
      all.push(unreadableFile(path, error));
      return [];
    }
  };
  const [settingsFile] = await read(SETTINGS_FILE, LARGEST_SETTINGS);
  const tables = (await Promise.all(names.filter(isTable).map((name) => read(name)))).flat();
  const { pictures, findings: ofPictures } = await collectPictures(place);
  return {
    ...(settingsFile ? { settingsFile } : {}),
    tables,
    ...(pictures.length > 0 ? { pictures } : {}),
    findings: [...all, ...ofPictures],
  };
}

export function pathBelow(directory: string, name: string): string {
  return join(directory, name).replaceAll('\\', '/');
}

/** Whether any program hides what has this name. */
export function isHidden(name: string): boolean {
  return name.startsWith('.');
}

/** Tables, and what people take for one. Excel's own lock files begin with `~$`. */
function mayBeTable(name: string): boolean {
  const isLock = /(?:^|\/)~\$[^/]*$/.test(name);
  return !isLock && (isTable(name) || isOtherFormat(name));
}

export function isTable(name: string): boolean {
  return /\.csv$/i.test(name);
}

export function unreadableFile(path: string, error: unknown): Finding {
  const code = errorCode(error);
  if (code === 'ENOENT' && path.endsWith(SETTINGS_FILE)) {
    const example = '{ "country_code": "NL", "party_id": "EXA" }';
    return finding('missing-network', { file: path }, { params: { example } });
  }
  return finding('unreadable-file', { file: path }, whyUnreadable(path, error, String(code)));
}

function whyUnreadable(path: string, error: unknown, code: string): SaidOfFile<'unreadable-file'> {
  if (error instanceof NotAFile) return { says: 'no file', params: { what: error.what } };
  if (error instanceof FileTooLarge) {
    const advises = path.endsWith('.json') ? 'large' : 'large table';
    return { says: 'large', advises, params: { problem: error.message } };
  }
  if (code === 'ELOOP') return { says: 'circle' };
  return { says: 'closed', params: { what: isDirectory(path) ? 'directory' : 'file', error: code } };
}
