/** What network.json says of files of the data directory: their country and columns. And files that it names and that are not there. */

import type { DataFile } from '../csv/data-file.ts';
import type { Finding } from '../findings/finding.ts';
import { asHint } from '../findings/text/advice.ts';
import { didYouMean } from '../findings/text/suggestion.ts';
import type { DataFiles } from '../read/load/data-files.ts';
import { finding } from './finding-codes.ts';
import type { SoundSettings } from './known-settings.ts';
import { countryOf } from './network.ts';
import { placeOfSetting } from './read-settings.ts';
import type { TableFiles } from './table-sources.ts';

/** The files with the country of the network, and those with a setting with what it says of their columns. */
export function withSettings(
  tables: readonly DataFile[],
  settings: Pick<SoundSettings, 'table_files' | 'country' | 'country_code'>,
  settingsPath: string,
): readonly DataFile[] {
  const country = countryOf(settings);
  const named = Object.entries(settings.table_files ?? {});
  if (country === undefined && named.length === 0) return tables;
  const byPath = new Map(named.map(([path, given]) => [pathOf(path, settingsPath), given]));
  return tables.map((file) => {
    if (file.isGenerated) return file;
    const naming = byPath.get(file.path);
    return { ...file, ...(country === undefined ? {} : { country }), ...(naming && { naming }) };
  });
}

/** The path of a file as findings show it. */
function pathOf(written: string, settingsPath: string): string {
  return `${settingsPath.replace(/[^/\\]*$/, '')}${written.replace(/^\.\//, '')}`;
}

/** A finding for each file that is named and not there. Its name is probably misspelt, and its columns would not be read. */
export function absentTableFiles(
  settingsFile: DataFile,
  { tables, findings = [] }: Pick<DataFiles, 'tables' | 'findings'>,
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
      ...{ says: 'file', params: { path: written } },
      advice: asHint(didYouMean(written, own)),
    });
  });
}
