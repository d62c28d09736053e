/** Status files in the data directory. They are not tables, and an error in one does not stop a build. */

import { dirname, resolve } from 'node:path';
import type { DataFiles } from '../../source/load/data-files.ts';
import type { SoundSettings } from '../../source/settings/known-settings.ts';
import { pathOfSource } from '../urls/file.ts';

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
