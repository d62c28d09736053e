/** The key of static data (static-data.ts) in the cache: one hash of everything that it depends on. */

import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { DAY_MS } from '../../findings/text/day.ts';
import type { DataFiles } from '../../source/load/data-files.ts';
import { ownPictures } from '../../source/load/own-pictures.ts';
import { hashOfParts } from '../snapshot/content-hash.ts';
import { isDynamicTable } from './static-data.ts';

/**
 * Hash of the files and their names, the code, and the day (UTC), because some rules look at the date.
 *
 * @param code from `hashOfCode`
 * @param now ms since 1970
 * @param baseUrl in place of that of network.json
 */
export function staticDataKey(
  { settingsFile, tables, pictures = [] }: DataFiles,
  code: string,
  now: number,
  baseUrl?: string,
): string {
  const files = [...(settingsFile ? [settingsFile] : []), ...tables.filter(({ path }) => !isDynamicTable(path))];
  const parts = files.flatMap(({ path, bytes }) => [`${JSON.stringify(path)} ${bytes.length}\n`, bytes]);
  // What of a picture counts is its name, and whether it is published; its address begins with base_url.
  const addresses = JSON.stringify([baseUrl ?? '', ...ownPictures(pictures).pictures.keys()]);
  return hashOfParts([`${code}\n${Math.floor(now / DAY_MS)}\n${addresses}\n`, ...parts]);
}

/** A hash of this program and of everything that it runs on: source, dependencies, Node, ICU and time zones. */
export async function hashOfCode(): Promise<string> {
  const here = fileURLToPath(import.meta.url);
  const files =
    basename(here) === 'cache-key.ts' ? await readSources(resolve(here, '../../../..')) : [await readFile(here)];
  const parts = files.flatMap((bytes) => [`${bytes.length}\n`, bytes]);
  return hashOfParts([`${process.version} ${process.versions.icu} ${process.versions.tz}\n`, ...parts]);
}

/** The program where it is not a bundle: a bundle (bin/prepack.cjs) is one file, which also names package-lock.json. */
async function readSources(root: string): Promise<(string | Uint8Array)[]> {
  const names = await fastGlob(['src/**/*.{ts,json}', 'schemas/ocpi/*.json', 'package-lock.json'], { cwd: root });
  const files = await Promise.all(names.sort().map(async (name) => [`${name} `, await readFile(`${root}/${name}`)]));
  return files.flat();
}
