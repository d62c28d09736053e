/** The files with the details of sites (site/records/site-details.ts), one after the other, so that none is kept in memory. */

import { type DetailedTariff, detailFileOf, detailPath } from '../site/records/site-details.ts';
import { detailedJson, type LiveLocation } from './live-location.ts';
import { hashOfParts } from './snapshot/content-hash.ts';

/** About how many Locations a file has. A reader who opens one of them loads them all. */
const PER_FILE = 64;

/** Each file costs every build a look at it, and a deployment has room for 20,000 files. */
const MOST_FILES = 512;

/** How many files a network of so many Locations has: a power of two. */
export function detailFileCount(locations: number): number {
  let files = 1;
  while (files < MOST_FILES && locations > files * PER_FILE) files *= 2;
  return files;
}

export interface DetailsFile {
  /** With a leading slash. */
  readonly path: string;
  /** Hash of everything that its content depends on. */
  readonly key: string;
  readonly bytes: () => Uint8Array;
}

/**
 * @param locations in the order of their ids
 * @param tariffs all that are published, by their ids
 * @param tariffsKey hash of all of them
 */
export function detailsFiles(
  locations: readonly LiveLocation[],
  tariffs: ReadonlyMap<string, DetailedTariff>,
  tariffsKey: string,
): DetailsFile[] {
  const count = detailFileCount(locations.length);
  const files = Array.from({ length: count }, (): LiveLocation[] => []);
  for (const location of locations) files[detailFileOf(location.draft.id, count)]?.push(location);
  return files.map((own, number) => ({
    path: detailPath(number),
    key: hashOfParts([tariffsKey, ...own.map(({ key }) => `\n${key}`)]),
    bytes: () => detailsOf(own, tariffs),
  }));
}

function detailsOf(locations: readonly LiveLocation[], tariffs: ReadonlyMap<string, DetailedTariff>): Uint8Array {
  const texts = locations.map(detailedJson);
  const ids = new Set(texts.flatMap(tariffIdsIn));
  const used = [...ids].sort().flatMap((id) => tariffs.get(id) ?? []);
  return Buffer.from(`{"locations":[${texts.join(',')}],"tariffs":${JSON.stringify(used)}}`);
}

/** A list of texts as JSON. In a text, JSON has a backslash before the quotation mark of the name, so no text looks like this. */
const TARIFF_IDS = /"tariff_ids":(\["(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*")*\])/g;

function tariffIdsIn(json: string): string[] {
  const lists = new Set(Array.from(json.matchAll(TARIFF_IDS), ([, list = '[]']) => list));
  return [...lists].flatMap((list) => JSON.parse(list) as string[]);
}
