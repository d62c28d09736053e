/** Files of the data directory whose columns network.json names, and such files that are not there. */

import type { Finding } from '../../findings/finding.ts';
import { didYouMean } from '../../findings/text/suggestion.ts';
import type { DataFile } from '../csv/data-file.ts';
import { finding } from './finding-codes.ts';
import { placeOfSetting } from './read-settings.ts';
import type { TableFiles } from './table-files.ts';

/** The files, those with a setting with what it says of their columns. */
export function withNaming(
  tables: readonly DataFile[],
  files: TableFiles | undefined,
  settingsPath: string,
): readonly DataFile[] {
  if (files === undefined || Object.keys(files).length === 0) return tables;
  const byPath = new Map(Object.entries(files).map(([path, given]) => [pathOf(path, settingsPath), given]));
  return tables.map((file) => {
    const given = file.isGenerated ? undefined : byPath.get(file.path);
    return given === undefined ? file : { ...file, naming: given };
  });
}

/** The path of a file as findings show it. */
function pathOf(written: string, settingsPath: string): string {
  return `${settingsPath.replace(/[^/\\]*$/, '')}${written.replace(/^\.\//, '')}`;
}

/** A finding for each file that is named and not there. Its name is probably misspelt, and its columns would not be read. */
export function absentTableFiles(
  settingsFile: DataFile,
  { tables, findings = [] }: FilesThatAre,
  files: TableFiles | undefined,
): Finding[] {
  const names = Object.keys(files ?? {});
  if (names.length === 0) return [];
  const present = new Set([...tables, ...findings.map(({ file }) => ({ path: file }))].map(({ path }) => path));
  const directory = pathOf('', settingsFile.path);
  return names.flatMap((written) => {
    if (present.has(pathOf(written, settingsFile.path))) return [];
    const own = tables.map(({ path }) => path.slice(directory.length));
    return finding('invalid-setting', placeOfSetting(settingsFile, ['table_files', written]), {
      field: 'table_files',
      message: `There is no file "${written}" in the data directory.`,
      hint:
        didYouMean(written, own) ?? 'Name it as it is below the directory of network.json, such as north/chargers.csv.',
    });
  });
}

interface FilesThatAre {
  readonly tables: readonly DataFile[];
  readonly findings?: readonly Finding[];
}
