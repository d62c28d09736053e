/** Everything that the base of a build (base.ts) follows from, as one hash. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { isOfLane } from '../base.ts';
import type { Sources } from '../sources.ts';

const A_DAY_MS = 86_400_000;

/**
 * Files and their names, the code, and the day (UTC), since some rules look at the clock, but at nothing finer.
 *
 * @param code from `hashCode`
 * @param now ms since 1970
 */
export function baseKey({ network, tables }: Sources, code: string, now: number): string {
  const hash = createHash('sha256').update(`${code}\n${Math.floor(now / A_DAY_MS)}\n`);
  const files = [...(network ? [network] : []), ...tables.filter(({ path }) => !isOfLane(path))];
  for (const { path, bytes } of files) {
    hash.update(`${JSON.stringify(path)} ${bytes.length}\n`);
    hash.update(bytes);
  }
  return hash.digest('hex').slice(0, 32);
}

/** What the settings of network.json follow from. */
export function settingsKey({ network }: Sources, code: string): string {
  const hash = createHash('sha256').update(`${code}\n`);
  return hash
    .update(network?.bytes ?? '')
    .digest('hex')
    .slice(0, 32);
}

/** A hash of this program and of everything that it runs on. */
export async function hashCode(): Promise<string> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const names = await fastGlob(['src/**/*.{ts,json}', 'schemas/ocpi/*.json', 'package-lock.json'], { cwd: root });
  const hash = createHash('sha256').update(`${process.version} ${process.versions.icu} ${process.versions.tz}\n`);
  const files = await Promise.all(
    names.sort().map(async (name) => ({ name, bytes: await readFile(`${root}/${name}`) })),
  );
  for (const { name, bytes } of files) hash.update(`${name} ${bytes.length}\n`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}
