/** Files of status sources in the data directory. They are not tables, and an error in one does not stop a build. */

import type { DataFile } from '../../csv/data-file.ts';
import type { Finding } from '../../findings/finding.ts';
import { dirname, relative, resolve } from '../../read/files/paths.ts';
import type { DataFiles } from '../../read/load/data-files.ts';
import type { Declared } from '../../settings/declared.ts';
import type { SoundSettings } from '../../settings/known-settings.ts';
import { placeOfSetting, readSettings } from '../../settings/read-settings.ts';
import { finding } from '../status-formats/finding-codes.ts';
import { pathOfSource } from '../urls/path-of-source.ts';

/** The data files without those that network.json names as status sources. */
export function withoutStatusFiles(dataFiles: DataFiles, settings: Pick<SoundSettings, 'status_sources'>): DataFiles {
  const files = (settings.status_sources ?? []).filter((source) => source.file !== undefined);
  if (files.length === 0 || dataFiles.settingsFile === undefined) return dataFiles;
  const directory = dirname(dataFiles.settingsFile.path);
  const paths = new Set(files.map((source) => resolve(pathOfSource(source, directory))));
  return {
    ...dataFiles,
    tables: dataFiles.tables.filter(({ path }) => !paths.has(resolve(path))),
    ...(dataFiles.findings ? { findings: dataFiles.findings.filter(({ file }) => !paths.has(resolve(file))) } : {}),
  };
}

/**
 * A warning for each status source whose file would be in the data directory, and is not there. A check asks no source, because
 * what a source says has nothing to do with a change of the data. But such a file is a part of the data, and a wrong path to it
 * would be heard only when it is published.
 *
 * @param isThere whether there is a file with this path
 */
export async function missingStatusFiles(
  settingsFile: DataFile | undefined,
  declared: readonly Declared[],
  isThere: (path: string) => Promise<boolean>,
): Promise<Finding[]> {
  if (settingsFile === undefined) return [];
  const { settings } = readSettings(settingsFile.path, settingsFile.bytes, declared);
  const directory = dirname(settingsFile.path);
  const findings: Finding[] = [];
  for (const [index, source] of (settings?.status_sources ?? []).entries()) {
    if (source.file === undefined) continue;
    const path = pathOfSource(source, directory);
    const isOutside = /^(?:\.\.(?:[/\\]|$)|[/\\]|[A-Za-z]:)/.test(relative(directory, path));
    if (isOutside || (await isThere(path))) continue;
    findings.push(
      finding('status-source-failed', placeOfSetting(settingsFile, ['status_sources', index]), {
        field: 'status_sources',
        key: source.name,
        ...{ says: 'absent', params: { path: source.file } },
      }),
    );
  }
  return findings;
}
