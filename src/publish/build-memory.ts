/**
 * What is kept from one build to the next: `watch` and `start` build all day, and mostly a status is all that has changed. A
 * command that builds once leaves it on a disk (disk/kept-memory.ts).
 */

import { DAY_MS } from '../findings/text/day.ts';
import { hashOf, hashOfParts } from '../snapshot/blob-store.ts';
import type { Publication } from './history/carry-forward.ts';
import { digestsOf } from './previous/digests.ts';
import type { KnownSnapshot } from './previous/open-previous.ts';
import type { OpenedSettings } from './validate/check-static.ts';
import { isDynamicTable, type StaticData } from './validate/static-data.ts';

export interface BuildMemory {
  /** The static data of the last tables, under the hash of all that it depends on. */
  staticData?: { readonly key: string; readonly value: StaticData } | undefined;
  /** How long it took to check them, in ms. */
  checkingMs?: number;
  /** Hash of all that they depend on. */
  checkedKey?: string;
  /** The last snapshot that was written. */
  snapshot?: KnownSnapshot | undefined;
}

/** Forgets everything, because something in it may be wrong. */
export function forget(memory: BuildMemory): void {
  memory.staticData = undefined;
  memory.snapshot = undefined;
}

/**
 * Hash of what static data depends on: the files and their names, the address, and the day (UTC), because some rules look at
 * the date. What of a picture counts is its name, and whether it is published.
 *
 * @param now ms since 1970
 */
export function staticDataKey({ settings, dataFiles, pictures }: OpenedSettings, now: number): string {
  const { settingsFile, tables } = dataFiles;
  const files = [...(settingsFile ? [settingsFile] : []), ...tables.filter(({ path }) => !isDynamicTable(path))];
  const parts = files.flatMap(({ path, bytes }) => [`${JSON.stringify(path)} ${bytes.length}\n`, bytes]);
  const addresses = JSON.stringify([settings?.base_url ?? '', ...pictures.keys()]);
  return hashOfParts([`${Math.floor(now / DAY_MS)}\n${addresses}\n`, ...parts]);
}

/**
 * The static data under a key, unless a timestamp that was past then is in the future now, because the clock was set back, or a status
 * has become too old since. What
 * is of no use any more is let go of, before as much is worked out anew.
 */
export function recallStaticData(memory: BuildMemory, key: string, now: number): StaticData | undefined {
  const { staticData } = memory;
  const isRight = staticData?.key === key && staticData.value.checkedAt <= now && now <= staticData.value.turnsAt;
  if (isRight) return staticData.value;
  memory.staticData = undefined;
  return undefined;
}

/** Keeps static data under its key, in place of what was kept before. */
export function keepStaticData(memory: BuildMemory, key: string, value: StaticData): void {
  // This finding depends on the very second.
  const isLasting = !value.findings.some(({ code }) => code === 'future-timestamp');
  memory.staticData = isLasting ? { key, value } : undefined;
}

/** Keeps the digests of a snapshot that was just written, so that the next build need not read it. @param manifest its bytes */
export function keepSnapshot(memory: BuildMemory, manifest: Uint8Array, { versions }: Publication): void {
  const digests = versions.map(
    ({ version, locations, tariffs, listing }) =>
      [version, { locations: digestsOf(locations), tariffs: digestsOf(tariffs), listing }] as const,
  );
  memory.snapshot = { manifest: hashOf(manifest), digests: Object.fromEntries(digests) };
}
