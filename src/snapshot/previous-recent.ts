/** The recent lists of the previous snapshot, as far as they may be used: this process asserted what is in them. */

import { packPaths } from '../stored-format/list-index.ts';
import type { StoredList } from '../stored-format/manifest.ts';
import type { PreviousFiles } from './blob-store.ts';
import type { PreviousRecent } from './recent.ts';

/** By the path of the index of the whole list. */
export function previousRecent(previous: PreviousFiles): ReadonlyMap<string, PreviousRecent> {
  const { isAsserted, read, index } = previous;
  if (!isAsserted || read === undefined) return new Map();
  const lists = Object.values(previous.manifest.by_version).flatMap(({ locations, tariffs }) => [locations, tariffs]);
  const recentOf = ({ recent }: StoredList) =>
    recent.flatMap((list) => {
      const view = index(list.index);
      return view ? [{ ...list, view }] : [];
    });
  return new Map(lists.map((list) => [list.index, { lists: recentOf(list), read }]));
}

/** The paths of their files, with a leading slash. */
export function recentPaths({ lists }: PreviousRecent): string[] {
  return lists.flatMap(({ index, view }) => [index, ...packPaths(view)]);
}
