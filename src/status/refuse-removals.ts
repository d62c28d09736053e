/**
 * REMOVED means gone for good (OCPI 8.3.2), and a charging system that restarts empty may say it of everything. So status
 * sources may call a few EVSEs REMOVED, all of them together no more than max_removal_share of the network. A content
 * that calls more is refused as a whole, like one that cannot be read. What the tables call REMOVED does not count: so a
 * maintainer who looked at it agrees by deleting rows, or by writing REMOVED there.
 *
 * What counts is all that the sources call REMOVED now, not what is new since the last build: else a network would be
 * gone step by step.
 */

import { newestReports } from './merge-statuses.ts';
import type { StatusReport } from './report.ts';

/** A content that could be read. */
export interface Content {
  readonly reports: readonly StatusReport[];
  /** From when it is, in ms since 1970. */
  readonly updatedAt: number;
}

/** What may be believed of one source. */
export interface Contents<C extends Content> {
  /** What it tells now, unless that failed. */
  readonly now: C | undefined;
  /** Its last good copy, if it can be read. */
  readonly former: () => C | undefined;
  /** A content that is older than that, in ms, removes nothing: all of it is UNKNOWN. */
  readonly maxAge: number;
}

/** What is believed of a source, and what of it is not. */
export interface Verdict<C extends Content> {
  readonly content: C | undefined;
  /** The contents that call too much REMOVED, the newest first. */
  readonly refused: readonly { readonly content: C; readonly removals: Removals }[];
}

export interface Removals {
  /** Uids of the EVSEs that it calls REMOVED, as it writes them. */
  readonly uids: readonly string[];
  /** How many all sources together call REMOVED. */
  readonly together: number;
  /** How many EVSEs there are, and which share of them may be called so. */
  readonly of: number;
  readonly share: number;
}

export interface RemovalLimit {
  /** Uids in one case (sameCase) of the public EVSEs that the tables do not call REMOVED. Asked only if it matters. */
  readonly live: () => ReadonlySet<string>;
  /** max_removal_share of network.json. */
  readonly share: number;
  /** ms since 1970. */
  readonly now: number;
}

/**
 * What is believed of each source. As long as all together call too much REMOVED, the one that adds most to what its last
 * good copy called so is refused, and that copy stands in; then that is looked at too. Without a limit all is believed.
 */
export function refuseRemovals<C extends Content, S extends Contents<C>>(
  sources: readonly S[],
  limit: RemovalLimit | undefined,
): readonly (S & Verdict<C>)[] {
  const believed = sources.map((source) => ({ ...source, content: source.now ?? source.former(), refused: [] }));
  return limit === undefined ? believed : refuseMost(believed, limit);
}

function refuseMost<C extends Content, S extends Contents<C>>(
  sources: readonly (S & Verdict<C>)[],
  limit: RemovalLimit,
): readonly (S & Verdict<C>)[] {
  const called = sources.map((source) => ({ source, uids: calledRemoved(source.content, source, limit) }));
  const together = new Set(called.flatMap(({ uids }) => [...uids.keys()])).size;
  if (together === 0 || together <= limit.share * limit.live().size) return sources;
  const ranked = called.map(({ source, uids }) => {
    const before = calledRemoved(source.former(), source, limit);
    return { source, uids, added: [...uids.keys()].filter((uid) => !before.has(uid)).length };
  });
  const [most] = ranked.sort((a, b) => b.added - a.added || b.uids.size - a.uids.size);
  const left = sources.map((source) => {
    const { content, now, former, refused } = source;
    if (source !== most?.source || content === undefined) return source;
    const removals = { uids: [...most.uids.values()], together, of: limit.live().size, share: limit.share };
    const instead = content === now ? former() : undefined;
    return { ...source, content: instead, refused: [...refused, { content, removals }] };
  });
  return refuseMost(left, limit);
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The live EVSEs that a content calls REMOVED: their uids in one case, and as it writes them. */
function calledRemoved<C extends Content>(
  content: C | undefined,
  { maxAge }: Contents<C>,
  { live, now }: RemovalLimit,
): ReadonlyMap<string, string> {
  if (content === undefined || now - content.updatedAt > maxAge) return NONE;
  if (!content.reports.some(({ status }) => status === 'REMOVED')) return NONE;
  const called = new Map<string, string>();
  for (const [uid, { status, evse_uid }] of newestReports(content.reports, content.updatedAt)) {
    if (status === 'REMOVED' && live().has(uid)) called.set(uid, evse_uid);
  }
  return called;
}
