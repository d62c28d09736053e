/**
 * Which files changed: a fingerprint of each by name, and the difference of two such lists. Reading the fingerprints
 * costs one `stat` a file, so it can be repeated every few seconds.
 */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';

/** By name as it is shown to people: everything of a file that differs when it was written or replaced. */
export type Fingerprints = ReadonlyMap<string, string>;

/** The names that were added, changed or removed, sorted. */
export function changedNames(before: Fingerprints, after: Fingerprints): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/** Fingerprints of network.json and the tables below `directory`, and of single files outside it. */
export async function readFingerprints(directory: string, files: readonly string[]): Promise<Fingerprints> {
  const tables = await fastGlob('**/*.csv', {
    cwd: directory,
    caseSensitiveMatch: false,
    followSymbolicLinks: false,
    suppressErrors: true,
  });
  const names = ['network.json', ...tables].map((name) => join(directory, name).replaceAll('\\', '/'));
  const found = new Map<string, string>();
  const read = async (name: string) => {
    const fingerprint = await readFingerprint(name);
    if (fingerprint !== undefined) found.set(name, fingerprint);
  };
  await Promise.all([...new Set([...names, ...files])].map(read));
  return found;
}

/** The directory and all below it that a build reads. */
export async function listDirectories(directory: string): Promise<string[]> {
  const below = await fastGlob('**', {
    cwd: directory,
    onlyDirectories: true,
    followSymbolicLinks: false,
    suppressErrors: true,
  });
  return [directory, ...below.map((name) => join(directory, name))];
}

/** Undefined for a file that is not there. */
async function readFingerprint(name: string): Promise<string | undefined> {
  const stats = await stat(name, { bigint: true }).catch(() => undefined);
  return stats && [stats.mtimeNs, stats.ctimeNs, stats.size, stats.ino].join(' ');
}

/** How many names a line of the log shows. */
const SHOWN = 3;

/** `data/status.csv`, or `a.csv, b.csv, c.csv and 4 more files`. */
export function nameFiles(names: readonly string[]): string {
  const more = names.length - SHOWN;
  const shown = names.slice(0, SHOWN).join(', ');
  return more > 0 ? `${shown} and ${more} more ${more === 1 ? 'file' : 'files'}` : shown;
}
