/**
 * What the watcher needs to know of the status sources in network.json: their files, whether any has a URL, and how soon
 * one is stale.
 */

import { readSettingsFile } from '../build/disk/data-directory.ts';
import { pathOfSource } from '../source/fetch/file.ts';
import { readSettings } from '../source/settings/read-settings.ts';

export interface StatusFiles {
  /** Paths of files. */
  readonly files: readonly string[];
  /** Whether any source is a URL, which has to be polled. */
  readonly urls: boolean;
  /** The shortest time after which a source is stale, in ms. Absent without sources. */
  readonly maxAge?: number | undefined;
}

/** The sources. Undefined while network.json cannot be read or has errors: the previous sources may still apply. */
export async function findStatusFiles(data: string): Promise<StatusFiles | undefined> {
  const file = await readSettingsFile(data);
  const settings = file && readSettings(file.path, file.bytes).settings;
  if (settings === undefined) return undefined;
  const files = settings.status_sources.flatMap((source) =>
    source.file === undefined ? [] : [pathOfSource(source, data)],
  );
  const urls = settings.status_sources.some(({ url }) => url !== undefined) || settings.table_sources.length > 0;
  const ages = settings.status_sources.map(({ max_age_seconds }) => max_age_seconds * 1000);
  return { files, urls, ...(ages.length > 0 ? { maxAge: Math.min(...ages) } : {}) };
}
