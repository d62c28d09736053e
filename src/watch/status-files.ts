/** Where the status sources of network.json are, for those who wait for their changes. */

import { readSettingsFile } from '../build/disk/data-directory.ts';
import { readSettings } from '../source/settings/settings.ts';
import { pathOfSource } from '../status/fetch/file.ts';

export interface StatusFiles {
  /** Paths of files. */
  readonly files: readonly string[];
  /** Whether there are sources behind web addresses, which have to be asked. */
  readonly urls: boolean;
  /** In ms: the shortest time after which the content of a source is stale; none without sources. */
  readonly maxAge?: number | undefined;
}

/** The sources; undefined while network.json cannot be read or has mistakes, since they may still be the former ones. */
export async function findStatusFiles(data: string): Promise<StatusFiles | undefined> {
  const file = await readSettingsFile(data);
  const settings = file && readSettings(file.path, file.bytes).settings;
  if (settings === undefined) return undefined;
  const files = settings.status_sources.flatMap((source) =>
    source.file === undefined ? [] : [pathOfSource(source, data)],
  );
  const urls = settings.status_sources.some(({ url }) => url !== undefined);
  const ages = settings.status_sources.map(({ max_age_seconds }) => max_age_seconds * 1000);
  return { files, urls, ...(ages.length > 0 ? { maxAge: Math.min(...ages) } : {}) };
}
