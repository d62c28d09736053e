/** The recent lists of the previous snapshot, as far as they may be used: this process wrote them, and asserted what is in them. */

import { packPaths } from '../stored-format/list-index.ts';
import type { StoredList } from '../stored-format/manifest.ts';
import type { PreviousFiles } from './blob-store.ts';
import type { PreviousRecent } from './recent.ts';

/** By the path of the index of the whole list. */
export function previousRecent(previous: PreviousFiles): ReadonlyMap<string, PreviousRecent> {
  const lists = Object.values(previous.manifest.by_version).flatMap(({ locations, tariffs }) => [locations, tariffs]);
  return new Map(
    lists.flatMap((list) => {
      const recent = recentOf(list, previous);
      return recent ? [[list.index, recent] as const] : [];
    }),
  );
}

function recentOf(
  list: StoredList,
  { index, hashes: hashesOf, read, isAsserted }: PreviousFiles,
): PreviousRecent | undefined {
  const [whole, hashes] = [index(list.index), hashesOf?.(list.index)];
  if (!isAsserted || read === undefined || whole === undefined || hashes === undefined) return undefined;
  const lists = (list.recent ?? []).flatMap((recent) => {
    const view = index(recent.index);
    return view ? [{ ...recent, view }] : [];
  });
  return { lists, lastUpdated: whole.lastUpdated, hashes, read };
}

/** The paths of their files, with a leading slash. */
export function recentPaths({ lists }: PreviousRecent): string[] {
  return lists.flatMap(({ index, view }) => [index, ...packPaths(view)]);
}
