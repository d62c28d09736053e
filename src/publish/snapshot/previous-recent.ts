/** The recent lists of the previous snapshot, as far as they may be used: this process wrote them, and asserted what is in them. */

import { nameAt, storedPath } from '../../stored-format/list-index.ts';
import type { StoredList } from '../../stored-format/manifest.ts';
import type { PreviousFiles } from './blob-store.ts';
import type { PreviousRecent } from './recent.ts';

export function previousRecent(previous: PreviousFiles, list: StoredList): PreviousRecent | undefined {
  const { index: indexAt, hashes: hashesOf, read, isAsserted } = previous;
  const [index, hashes] = [indexAt(list.index), hashesOf?.(list.index)];
  if (!isAsserted || read === undefined || index === undefined || hashes === undefined) return undefined;
  const lists = (list.recent ?? []).flatMap(({ since, index: path }) => {
    const own = indexAt(path);
    return own ? [{ since, index: own }] : [];
  });
  return { lists, lastUpdated: index.lastUpdated, hashes, read };
}

/** The paths of their files, with a leading slash. */
export function recentPaths(previous: PreviousFiles): string[] {
  const stored = Object.values(previous.manifest.by_version).flatMap(({ locations, tariffs }) => [locations, tariffs]);
  return stored.flatMap((list) => {
    if (previousRecent(previous, list) === undefined) return [];
    return (list.recent ?? []).flatMap(({ index: path }) => {
      const index = previous.index(path);
      const names = Array.from({ length: index?.packs ?? 0 }, (_, pack) => index && nameAt(index.gzipNames, pack));
      return index ? [path, ...names.map((name = '') => storedPath(name, 'gzip'))] : [];
    });
  });
}
