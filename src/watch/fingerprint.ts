/**
 * Which files changed: a fingerprint per file, and the difference between two sets of them. Reading a fingerprint costs one
 * `stat`, so it can be repeated every few seconds.
 */

import { fingerprintOf, listDataFiles } from '../publish/disk/data-directory.ts';
import { UNFINISHED_LIST } from '../publish/disk/replacement-list.ts';

/** By file name as people see it. A fingerprint changes when the file is written or replaced. */
export type Fingerprints = ReadonlyMap<string, string>;

/** The names that were added, changed or removed, sorted. */
export function changedNames(before: Fingerprints, after: Fingerprints): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/** Fingerprints of the files in a data directory, and of single files outside it. */
export async function readFingerprints(directory: string, files: readonly string[]): Promise<Fingerprints> {
  const found = new Map<string, string>();
  const read = async (name: string) => {
    const fingerprint = await fingerprintOf(name);
    if (fingerprint !== undefined) found.set(name, fingerprint);
  };
  const unfinished = `${directory}/${UNFINISHED_LIST}`;
  await Promise.all([...new Set([...(await listDataFiles(directory)), unfinished, ...files])].map(read));
  return found;
}

/** How many names one line of the log shows. */
const SHOWN = 3;

/** `data/status.csv`, or `a.csv, b.csv, c.csv and 4 more files`. */
export function nameFiles(names: readonly string[]): string {
  const more = names.length - SHOWN;
  const shown = names.slice(0, SHOWN).join(', ');
  return more > 0 ? `${shown} and ${more} more ${more === 1 ? 'file' : 'files'}` : shown;
}
