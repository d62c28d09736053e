/**
 * Limits how many EVSEs status sources may report as REMOVED. REMOVED means gone for good (OCPI 8.3.2), and a charging
 * system that restarts empty may report it for everything. So all sources together may report no more than
 * max_removal_share of the network. Content that reports more is refused as a whole, like content that cannot be read.
 * EVSEs that are REMOVED in the tables do not count: a maintainer confirms a removal by deleting rows or writing REMOVED
 * there.
 *
 * All EVSEs that the sources report as REMOVED now are counted, not only the new ones since the last build. Otherwise a
 * network could disappear step by step.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import { mergeStatuses } from './merge-statuses.ts';
import type { BelievedSource, ReadContent, ReadSource } from './source-life.ts';

interface RemovalLimit {
  /** Folded uids (foldCase) of the public EVSEs that are not REMOVED in the tables. Called only if needed. */
  readonly live: () => ReadonlySet<string>;
  readonly share: number;
  /** In ms since 1970. */
  readonly now: number;
}

/**
 * Decides which content of each source is believed. As long as there are too many removals in total, the content that adds
 * most to those of its last good copy is refused, and that copy takes its place; then the copies are checked too. Without
 * a limit, everything is believed.
 */
export function refuseRemovals(
  sources: readonly ReadSource[],
  limit: RemovalLimit | undefined,
): readonly BelievedSource[] {
  const believed = sources.map((source): BelievedSource => {
    const content = source.now.kind === 'reported' ? source.now : source.previous();
    return { ...source, content, refused: undefined };
  });
  return limit === undefined ? believed : refuseMost(believed, limit);
}

function refuseMost(sources: readonly BelievedSource[], limit: RemovalLimit): readonly BelievedSource[] {
  const removed = sources.map((source) => ({ source, uids: removedIn(source.content, source, limit) }));
  const together = new Set(removed.flatMap(({ uids }) => [...uids.keys()])).size;
  if (together === 0 || together <= limit.share * limit.live().size) return sources;
  const ranked = removed.map(({ source, uids }) => {
    const before = removedIn(source.previous(), source, limit);
    return { source, uids, added: [...uids.keys()].filter((uid) => !before.has(uid)).length };
  });
  const [most] = ranked.sort((a, b) => b.added - a.added || b.uids.size - a.uids.size);
  const remaining = sources.map((source) => {
    const { content, now, previous, refused } = source;
    if (source !== most?.source || content === undefined) return source;
    const removals = { uids: [...most.uids.values()], together, of: limit.live().size, share: limit.share };
    return { ...source, content: content === now ? previous() : undefined, refused: refused ?? { content, removals } };
  });
  return refuseMost(remaining, limit);
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The live EVSEs that content reports as REMOVED: their uids as it writes them, by folded uid. Stale content removes nothing. */
function removedIn(
  content: ReadContent | undefined,
  { source }: BelievedSource,
  { live, now }: RemovalLimit,
): ReadonlyMap<string, string> {
  if (content === undefined || now - content.copy.updatedAt > source.max_age_seconds * 1000) return NONE;
  const { reports, copy } = content;
  if (!reports.some(({ status }) => status === 'REMOVED')) return NONE;
  const removed = new Map<string, string>();
  const newest = mergeStatuses([], [{ state: 'fresh', updatedAt: copy.updatedAt, reports }]);
  for (const { evse_uid } of reports) {
    const uid = foldCase(evse_uid);
    if (newest.get(uid)?.status === 'REMOVED' && live().has(uid)) removed.set(uid, evse_uid);
  }
  return removed;
}
