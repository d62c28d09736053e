/** For tests: what an export makes of a data directory. */

import { parse } from 'csv-parse/sync';
import { exportIrve, type IrveExport } from '../../../../../packages/import/irve-export/export.ts';
import { isError } from '../../../../../src/findings/finding.ts';
import { readDataFiles } from '../../../../../src/publish/disk/data-directory.ts';
import { openSettings } from '../../../../../src/publish/validate/check-static.ts';
import { validate } from '../../../../../src/publish/validate/validate.ts';
import type { DataFiles } from '../../../../../src/read/load/data-files.ts';
import { joinTables } from '../../../../../src/read/load/join.ts';
import { readTables } from '../../../../../src/read/load/read-tables.ts';
import { COMPANIONS } from '../../../../support/companions.ts';
import { NOW } from '../../../../support/data-directory.ts';
import type { Cells } from '../../../../support/irve-rows.ts';

export function exportOf(dataFiles: DataFiles): IrveExport {
  const { findings } = validate(dataFiles, { companions: COMPANIONS, now: NOW });
  const { settings } = openSettings(dataFiles, COMPANIONS);
  // Doubts are about the data, and an export of it can be looked at all the same.
  if (settings === undefined || findings.some(isError)) throw new Error(JSON.stringify(findings, undefined, 2));
  const dataset = joinTables(readTables(dataFiles.tables, settings).contents);
  return exportIrve(settings, dataset, { contact: 'contact@example.com', now: NOW });
}

export async function exportDirectory(directory: string): Promise<IrveExport> {
  return exportOf(await readDataFiles(directory));
}

/** Files by name, as an import returns them. */
export function exportTexts(files: ReadonlyMap<string, string>): IrveExport {
  const texts = [...files].map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  const settingsFile = texts.find(({ path }) => path === 'network.json');
  return exportOf({
    ...(settingsFile ? { settingsFile } : {}),
    tables: texts.filter((file) => file !== settingsFile),
    findings: [],
  });
}

export function rowsOf({ files }: IrveExport, kind: 'statique' | 'dynamique'): Cells[] {
  return parse(files.get(`irve-${kind}.csv`) ?? '', { columns: true });
}
