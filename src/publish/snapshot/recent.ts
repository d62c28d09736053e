/**
 * Packs the recent lists of a list (stored-format/recent-lists.ts). After one change, each of them has one new pack; the texts of
 * its other objects come from the pack before.
 */

import { type ListIndex, nameAt } from '../../stored-format/list-index.ts';
import type { RecentList } from '../../stored-format/recent-lists.ts';
import { type BlobStore, named } from './blob-store.ts';
import { makeOrCarry } from './carried-packs.ts';
import { chunkPacks, RECENT_PACK } from './chunking.ts';
import { indexFile } from './index-file.ts';
import { type ListItem, makePack, type Pack, type PackPlan, planPacks } from './pack.ts';
import { type ReadFile, SnapshotDamaged, textReader } from './read-snapshot.ts';
import { recentTimes } from './recent-times.ts';

/** The recent lists of a snapshot that this process wrote. */
export interface PreviousRecent {
  /** The latest first. */
  readonly lists: readonly { readonly since: number; readonly index: ListIndex }[];
  /** `last_updated` and hash of each object of the list that they are from. */
  readonly lastUpdated: Float64Array;
  readonly hashes: readonly string[];
  readonly read: ReadFile;
}

/** @param made the packs of recent lists that this build has made, by key */
export async function packRecent(
  items: readonly ListItem[],
  blobs: BlobStore,
  made: Map<string, Promise<Pack>>,
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
    const make = (plan: PackPlan): Promise<Pack> => {
      const pack = made.get(plan.key) ?? makePack(fromKnown, plan).then(withoutText);
      made.set(plan.key, pack);
      return pack;
    };
    const packs = await makeOrCarry(plans, before?.index, make);
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
  { since, index }: PreviousRecent['lists'][number],
  keptKeys: ReadonlySet<string>,
): void {
  const inList = hashes.filter((_, position) => (lastUpdated[position] ?? 0) >= since);
  const text = textReader(index, read);
  try {
    for (let pack = 0; pack < index.packs; pack++) {
      if (keptKeys.has(nameAt(index.keys, pack))) continue;
      const [begin = 0, end = 0] = index.firstSegment.subarray(pack, pack + 2);
      for (let i = index.firstObject[begin] ?? 0; i < (index.firstObject[end] ?? 0); i++)
        known.set(inList[i] ?? '', text(i));
    }
  } catch (error) {
    if (!(error instanceof SnapshotDamaged)) throw error;
  }
}
