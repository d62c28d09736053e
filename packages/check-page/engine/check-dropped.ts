/** What `check --no-table-sources` says of a data directory, without a disk: the same code, over files that were dropped. */

import type { DataFile } from '../../../src/csv/index.ts';
import { openSettings, type Validated, validate } from '../../../src/publish/index.ts';
import { type Settings, withSettings } from '../../../src/settings/index.ts';
import { missingStatusFiles, tryTables, unaskedTables } from '../../../src/sources/index.ts';
import type { Checked, Files } from '../messages.ts';
import { COMPANIONS } from './companions.ts';
import { dataDirectoryOf, dataFilesOf, isDropped } from './dropped-files.ts';
import { aboutSheet, COUNTRIES, sheetAlone, withCountry } from './sheet-alone.ts';

export interface CheckedDirectory {
  readonly files: Files;
  readonly validated: Validated;
  /** With what network.json says of their columns. */
  readonly tables: readonly DataFile[];
  /** Undefined if network.json is missing or has errors. */
  readonly settings: Settings | undefined;
  readonly sheet: Checked['sheet'];
}

/**
 * @param now ms since 1970
 * @param country that the reader chose for a sheet that is alone; empty before
 */
export async function checkDropped(files: Files, now: number, country: string): Promise<CheckedDirectory> {
  const sheet = sheetAlone(files);
  const dropped = sheet === undefined ? files : withCountry(files, country);
  const given = await dataFilesOf(dropped, dataDirectoryOf(dropped));
  const aboutSources = await missingStatusFiles(given.settingsFile, COMPANIONS, async (path) =>
    isDropped(dropped, path),
  );
  const { settings, known } = openSettings(given, COMPANIONS);
  const asked = settings === undefined ? [] : unaskedTables(settings);
  const { result, dataFiles } = await tryTables(given, asked, { now, mayLack: true }, async (read) => {
    // A rehearsal (publish/history-findings/rehearse-build.ts) that finds nothing published before is no more than this.
    const validated = validate(read, { companions: COMPANIONS, now, aboutSources });
    return { result: validated, findings: validated.findings };
  });
  const tables = withSettings(dataFiles.tables, known, given.settingsFile?.path ?? '');
  if (sheet === undefined) return { files, validated: result, tables, settings, sheet };
  const findings = aboutSheet(result.findings, sheet, country);
  return { files, validated: { ...result, findings }, tables, settings, sheet: { country, countries: COUNTRIES } };
}
