/**
 * What the watcher needs to know of the status sources in network.json: their files, whether any has a URL, and how soon
 * one is stale.
 */

import { readSettingsFile } from '../publish/disk/data-directory.ts';
import type { Declared } from '../settings/declared.ts';
import { readSettings } from '../settings/read-settings.ts';
import { pathOfSource } from '../sources/urls/path-of-source.ts';

export interface StatusFiles {
  /** Paths of files. */
  readonly files: readonly string[];
  /** Whether any source is a URL, which has to be polled. */
  readonly urls: boolean;
  /** The shortest time after which a source is stale, in ms. Absent without sources. */
  readonly maxAge?: number | undefined;
  /** The time after which each source is stale, in s, by its name. Absent without sources. */
  readonly ages?: ReadonlyMap<string, number>;
}

/** The sources. Undefined while network.json cannot be read or has errors: the previous sources may still apply. */
export async function findStatusFiles(data: string, declared: readonly Declared[]): Promise<StatusFiles | undefined> {
  const file = await readSettingsFile(data);
  const settings = file && readSettings(file.path, file.bytes, declared).settings;
  if (settings === undefined) return undefined;
  const files = settings.status_sources.flatMap((source) =>
    source.file === undefined ? [] : [pathOfSource(source, data)],
  );
  const urls = settings.status_sources.some(({ url }) => url !== undefined) || settings.table_sources.length > 0;
  const ages = new Map(settings.status_sources.map(({ name, max_age_seconds }) => [name, max_age_seconds]));
  return { files, urls, ...(ages.size > 0 ? { maxAge: Math.min(...ages.values()) * 1000, ages } : {}) };
}

/** Lines about sources that are stale before anything is published again. @param every the shortest time between two publishes, in s */
export function soonStale(sources: StatusFiles | undefined, every: number): string[] {
  const soon = [...(sources?.ages ?? [])].filter(([, seconds]) => seconds < every);
  return soon.map(
    ([name, seconds]) =>
      `the status source "${name}" counts as UNKNOWN after ${seconds} s (max_age_seconds), but is published at most every ${every} s: raise max_age_seconds, or lower --every`,
  );
}
