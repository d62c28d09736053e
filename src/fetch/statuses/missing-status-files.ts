/**
 * Status files that a check misses. It asks no source, because what a source says has nothing to do with a change of the data.
 * But a file inside of the data directory is a part of it, and a wrong path there would be heard only when it is published.
 */

import { stat } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Finding } from '../../findings/finding.ts';
import type { DataFile } from '../../source/csv/data-file.ts';
import { placeOfSetting, readSettings } from '../../source/settings/read-settings.ts';
import { pathOfSource } from '../urls/file.ts';
import { finding } from './formats/finding-codes.ts';

/** A warning for each status source whose file would be in the data directory, and is not there. */
export async function missingStatusFiles(settingsFile: DataFile | undefined): Promise<Finding[]> {
  if (settingsFile === undefined) return [];
  const { settings } = readSettings(settingsFile.path, settingsFile.bytes);
  const directory = dirname(settingsFile.path);
  const findings: Finding[] = [];
  for (const [index, source] of (settings?.status_sources ?? []).entries()) {
    if (source.file === undefined) continue;
    const path = pathOfSource(source, directory);
    const isOutside = /^(?:\.\.(?:[/\\]|$)|[/\\]|[A-Za-z]:)/.test(relative(directory, path));
    if (isOutside || (await exists(path))) continue;
    findings.push(
      finding('status-source-failed', placeOfSetting(settingsFile, ['status_sources', index]), {
        field: 'status_sources',
        key: source.name,
        message: `The status source "${source.name}" (${source.file}) has no file.`,
        hint: 'Correct the path, or check the system that writes the file.',
      }),
    );
  }
  return findings;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
