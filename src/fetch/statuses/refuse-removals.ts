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

import type { StatusReport } from './formats/status-report.ts';
import { newestReports } from './merge-statuses.ts';

/** The reports in the content of a source, and how old they are. */
export interface DatedReports {
  readonly reports: readonly StatusReport[];
  /** When it was last updated, in ms since 1970. */
  readonly updatedAt: number;
}

/** The contents of one source that may be believed. */
export interface SourceContents<C extends DatedReports> {
  /** What it reports now, unless it failed. */
  readonly now: C | undefined;
  /** Its last good copy, if it can be read. */
  readonly previous: () => C | undefined;
  /** In ms. Content that is older removes nothing: all of it is UNKNOWN. */
  readonly maxAge: number;
}

/** Which content of a source is believed, and which is not. */
export interface Verdict<C extends DatedReports> {
  readonly content: C | undefined;
  /** The contents with too many removals, the newest first. */
  readonly refused: readonly { readonly content: C; readonly removals: Removals }[];
}

interface Removals {
  /** Uids of the EVSEs that it reports as REMOVED, as it writes them. */
  readonly uids: readonly string[];
  /** How many EVSEs all sources together report as REMOVED. */
  readonly together: number;
  /** How many EVSEs there are, and which share of them may be reported so. */
  readonly of: number;
  readonly share: number;
}

interface RemovalLimit {
  /** Folded uids (foldCase) of the public EVSEs that are not REMOVED in the tables. Called only if needed. */
  readonly live: () => ReadonlySet<string>;
  /** max_removal_share of network.json. */
  readonly share: number;
  /** ms since 1970. */
  readonly now: number;
}

/**
 * Decides which content of each source is believed. As long as there are too many removals in total, the content that adds
 * most to those of its last good copy is refused, and that copy takes its place; then the copies are checked too. Without
 * a limit, everything is believed.
 */
export function refuseRemovals<C extends DatedReports, S extends SourceContents<C>>(
  sources: readonly S[],
  limit: RemovalLimit | undefined,
): readonly (S & Verdict<C>)[] {
  const believed = sources.map((source) => ({ ...source, content: source.now ?? source.previous(), refused: [] }));
  return limit === undefined ? believed : refuseMost(believed, limit);
}

function refuseMost<C extends DatedReports, S extends SourceContents<C>>(
  sources: readonly (S & Verdict<C>)[],
  limit: RemovalLimit,
): readonly (S & Verdict<C>)[] {
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
    const instead = content === now ? previous() : undefined;
    return { ...source, content: instead, refused: [...refused, { content, removals }] };
  });
  return refuseMost(remaining, limit);
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The live EVSEs that some content reports as REMOVED: their uids as it writes them, by folded uid. */
function removedIn<C extends DatedReports>(
  content: C | undefined,
  { maxAge }: SourceContents<C>,
  { live, now }: RemovalLimit,
): ReadonlyMap<string, string> {
  if (content === undefined || now - content.updatedAt > maxAge) return NONE;
  if (!content.reports.some(({ status }) => status === 'REMOVED')) return NONE;
  const removed = new Map<string, string>();
  for (const [uid, { status, evse_uid }] of newestReports(content.reports, content.updatedAt)) {
    if (status === 'REMOVED' && live().has(uid)) removed.set(uid, evse_uid);
  }
  return removed;
}
