/**
 * Packs the recent lists of a list (stored-format/recent-lists.ts). After one change, each of them has one new pack; the texts of
 * its other objects come from the pack before.
 */

import { type ListIndex, nameAt } from '../stored-format/list-index.ts';
import type { RecentList } from '../stored-format/recent-lists.ts';
import { type BlobStore, named } from './blob-store.ts';
import { makeOrCarry } from './carried-packs.ts';
import { chunkPacks, RECENT_PACK } from './chunking.ts';
import { indexFile } from './index-file.ts';
import { type ListItem, type MadePacks, type Pack, packMaker, planPacks } from './pack.ts';
import { SnapshotDamaged } from './read-manifest.ts';
import { type ReadFile, textReader } from './read-snapshot.ts';
import { recentTimes } from './recent-times.ts';

/** The recent lists of a snapshot that this process wrote. */
export interface PreviousRecent {
  /** The latest first. */
  readonly lists: readonly PreviousRecentList[];
  /** `last_updated` and hash of each object of the list that they are from. */
  readonly lastUpdated: Float64Array;
  readonly hashes: () => readonly string[];
  readonly read: ReadFile;
}

export interface PreviousRecentList extends RecentList {
  readonly view: ListIndex;
}

/** @param made the packs of recent lists that this build has made, by key */
export async function packRecent(
  items: readonly ListItem[],
  blobs: BlobStore,
  made: MadePacks,
  previous?: PreviousRecent,
): Promise<RecentList[]> {
  const known = new Map<string, string>();
  const recent: RecentList[] = [];
  // The longest first: it has the texts of all others.
  for (const since of recentTimes(Float64Array.from(items, ({ lastUpdated }) => lastUpdated)).reverse()) {
    const own = items.filter(({ lastUpdated }) => lastUpdated >= since);
    const plans = planPacks(own, chunkPacks(own, RECENT_PACK));
    const before = previous && (previous.lists.find((list) => list.since === since) ?? previous.lists.at(-1));
    if (previous && before) addTexts(known, previous, before, new Set(plans.map(({ key }) => key)));
    const fromKnown = own.map((item) => ({ ...item, text: () => textOf(item, known) }));
    const packs = await makeOrCarry(plans, before?.view, packMaker(fromKnown, made, withoutText));
    for (const { gzip } of packs) blobs.put(gzip, 'gzip');
    recent.unshift({ since, index: blobs.put(named(indexFile(own, plans, packs)), 'index').path });
  }
  return recent;
}

function textOf(item: ListItem, known: Map<string, string>): string {
  const text = known.get(item.hash) ?? item.text();
  known.set(item.hash, text);
  return text;
}

/** Recent lists are stored in gzip alone. */
function withoutText({ identity: { name, bytes }, ...pack }: Pack): Pack {
  return { ...pack, identity: { name, bytes } };
}

/** Adds the texts of the packs that are not kept, by the hashes of their objects; fewer if the files are damaged. */
function addTexts(
  known: Map<string, string>,
  { lastUpdated, hashes, read }: PreviousRecent,
  { since, view }: PreviousRecentList,
  keptKeys: ReadonlySet<string>,
): void {
  const left = Array.from({ length: view.packs }, (_, pack) => pack).filter(
    (pack) => !keptKeys.has(nameAt(view.keys, pack)),
  );
  if (left.length === 0) return;
  const inList = hashes().filter((_, position) => (lastUpdated[position] ?? 0) >= since);
  const text = textReader(view, read);
  try {
    for (const pack of left) {
      const [begin = 0, end = 0] = view.firstSegment.subarray(pack, pack + 2);
      for (let i = view.firstObject[begin] ?? 0; i < (view.firstObject[end] ?? 0); i++)
        known.set(inList[i] ?? '', text(i));
    }
  } catch (error) {
    if (!(error instanceof SnapshotDamaged)) throw error;
  }
}
