/** What `check --no-table-sources` says of a data directory, without a disk: the same code, over files that were dropped. */

import type { DataFile } from '../../../src/csv/index.ts';
import { openSettings, type Validated, validate } from '../../../src/publish/index.ts';
import type { DataFiles } from '../../../src/read/index.ts';
import { type Settings, withSettings } from '../../../src/settings/index.ts';
import { missingStatusFiles, tryTables, unaskedTables } from '../../../src/sources/index.ts';
import { COMPANIONS } from './companions.ts';
import { type Dropped, dataFilesOf, isDropped } from './dropped-files.ts';

export interface CheckedDirectory {
  readonly validated: Validated;
  readonly dataFiles: DataFiles;
  /** With what network.json says of their columns. */
  readonly tables: readonly DataFile[];
  /** Undefined if network.json is missing or has errors. */
  readonly settings: Settings | undefined;
}

/** @param now ms since 1970 */
export async function checkDropped(dropped: Dropped, directory: string, now: number): Promise<CheckedDirectory> {
  const given = await dataFilesOf(dropped, directory);
  const aboutSources = await missingStatusFiles(given.settingsFile, COMPANIONS, async (path) =>
    isDropped(dropped, path),
  );
  const { settings, known } = openSettings(given, COMPANIONS);
  const asked = settings === undefined ? [] : unaskedTables(settings);
  const { result, dataFiles } = await tryTables(given, asked, { now, mayLack: true }, async (files) => {
    // A rehearsal (publish/history-findings/rehearse-build.ts) that finds nothing published before is no more than this.
    const validated = validate(files, { companions: COMPANIONS, now, aboutSources });
    return { result: validated, findings: validated.findings };
  });
  const tables = withSettings(dataFiles.tables, known, given.settingsFile?.path ?? '');
  return { validated: result, dataFiles, tables, settings };
}
