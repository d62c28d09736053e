/** The data directory on disk -> the bytes of its files. The only place that reads source data. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { type Finding, finding } from './findings/finding.ts';
import { LARGEST_SETTINGS, LARGEST_TABLE } from './limits.ts';
import { FileTooLarge, NotAFile, readRegularFile } from './regular-file.ts';
import { isDirectory, type SourceFile } from './tables/read-tables.ts';

export interface Sources {
  /** network.json, unless it is missing or unreadable. */
  readonly network?: SourceFile;
  /** Every CSV file that could be opened, sorted by path. */
  readonly tables: readonly SourceFile[];
  /** One for each file that could not be opened, at its path; none where the files do not come from a disk. */
  readonly findings?: readonly Finding[];
}

/** The directory to read is not there; a usage error, not a finding. */
export class NoSuchDirectory extends Error {
  constructor(directory: string) {
    super(`There is no directory "${directory}".`);
  }
}

/** Reads all source files. Paths in findings begin with `directory` as it was given. */
export async function readSources(directory: string): Promise<Sources> {
  const isDirectory = await stat(directory).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isDirectory) throw new NoSuchDirectory(directory);
  const findings: Finding[] = [];
  const names = await findTables(directory, false).catch((error: unknown) => {
    // Tables that cannot be seen would count as removed, so this is an error; the others are read all the same.
    const place = error instanceof Error && 'path' in error ? String(error.path) : directory;
    findings.push(unreadable(place.replaceAll('\\', '/'), error));
    return findTables(directory, true);
  });
  const read = async (name: string, limit = LARGEST_TABLE): Promise<SourceFile[]> => {
    const path = join(directory, name).replaceAll('\\', '/');
    try {
      return [{ path, bytes: await readRegularFile(path, limit) }];
    } catch (error) {
      findings.push(unreadable(path, error));
      return [];
    }
  };
  const [network] = await read('network.json', LARGEST_SETTINGS);
  const tables = (await Promise.all(names.sort().map((name) => read(name)))).flat();
  return { ...(network ? { network } : {}), tables, findings };
}

function findTables(directory: string, suppressErrors: boolean): Promise<string[]> {
  return fastGlob('**/*.csv', {
    cwd: directory,
    caseSensitiveMatch: false,
    onlyFiles: false,
    // A link to a directory above would lead in circles.
    followSymbolicLinks: false,
    suppressErrors,
  });
}

function unreadable(path: string, error: unknown): Finding {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' && path.endsWith('network.json')) {
    const hint = 'Write one with at least country_code and party_id; CONTRIBUTING.md shows an example.';
    return finding('missing-network', { file: path }, { message: 'The data directory has no network.json.', hint });
  }
  const [message, hint] = problemOf(path, error, String(code));
  return finding('unreadable-file', { file: path }, { message, hint });
}

function problemOf(path: string, error: unknown, code: string): [message: string, hint: string] {
  if (error instanceof NotAFile) return [error.message, 'Put the file itself there.'];
  if (error instanceof FileTooLarge) {
    const split = path.endsWith('.json') ? '' : ', or split the table: connectors-north.csv belongs to connectors too';
    return [error.message, `Look what got into it${split}.`];
  }
  if (code === 'ELOOP') return ['This is a symbolic link that leads in a circle.', 'Put the file itself there.'];
  const what = isDirectory(path) ? 'directory' : 'file';
  return [`The ${what} cannot be read (${code}).`, 'Check its name and whether you may read it.'];
}
