/**
 * The recent lists of a list: for a few times, the objects that changed since then, stored as a list of their own with an index
 * and packs (list-index.ts), and in the same order. What changes is scattered over a list, but lies together there.
 *
 * What a client asks for with a date filter is the same page of the whole list and of any recent list that goes back far
 * enough. If one begins at the very time that the client names, all of its segments can be copied.
 */

export interface RecentList {
  /** It has all objects whose `last_updated` is this or later, in ms since 1970. */
  readonly since: number;
  /** Path of its index, with a leading slash. */
  readonly index: string;
}

/** An index of a list and its recent lists, as the manifest names them. */
interface Indexes {
  readonly index: string;
  readonly recent: readonly RecentList[];
}

/** The path of the smallest index with all objects that changed at `from` (ms since 1970) or later. */
export function indexSince({ index, recent }: Indexes, from: number): string {
  return recent.find(({ since }) => since <= from)?.index ?? index;
}
