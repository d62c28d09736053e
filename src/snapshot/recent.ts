/**
 * Packs the recent lists of a list (stored-format/recent-lists.ts). After one change, each of them has one new pack; the texts of
 * its other objects come from the pack before.
 */

import { type ListIndex, nameAt, packPath } from '../stored-format/list-index.ts';
import type { RecentList } from '../stored-format/recent-lists.ts';
import { type BlobStore, named } from './blob-store.ts';
import { makeOrCarry } from './carried-packs.ts';
import { chunkRecent } from './chunking.ts';
import { indexFile } from './index-file.ts';
import { type ListObjects, objectsAt } from './list-objects.ts';
import { type MadePacks, type Pack, packMaker, planPacks } from './pack.ts';
import { SnapshotDamaged } from './read-manifest.ts';
import { textReader } from './read-snapshot.ts';

/** The recent lists of a snapshot, all of whose texts were held against the contract. */
export interface PreviousRecent {
  /** The latest first. */
  readonly lists: readonly PreviousRecentList[];
  /** The bytes of a file by its path, if there is one. */
  readonly read: (path: string) => Uint8Array | undefined | Promise<Uint8Array>;
}

export interface PreviousRecentList extends RecentList {
  readonly view: ListIndex;
}

interface RecentOptions {
  /** Since when each list goes back, in ms since 1970, the latest first. */
  readonly times: readonly number[];
  /** The packs of recent lists that this build has made, by key. */
  readonly made: MadePacks;
  readonly previous?: PreviousRecent | undefined;
}

export async function packRecent(
  objects: ListObjects,
  blobs: BlobStore,
  { times, made, previous }: RecentOptions,
): Promise<RecentList[]> {
  const known = new Map<string, string>();
  const recent: RecentList[] = [];
  // The longest first: it has the texts of all others.
  for (const since of times.toReversed()) {
    const own = objectsAt(objects, positionsSince(objects, since));
    const plans = planPacks(own, chunkRecent(own.idHashes));
    const before = previous && (previous.lists.find((list) => list.since === since) ?? previous.lists.at(-1));
    if (previous && before) await addTexts(known, previous, before.view, new Set(plans.map(({ key }) => key)));
    const fromKnown = { ...own, text: (i: number) => textOf(own, i, known) };
    const packs = await makeOrCarry(plans, before?.view, packMaker(fromKnown, made, withoutText));
    for (const { gzip } of packs) blobs.put(gzip, 'gzip');
    recent.unshift({ since, index: blobs.put(named(indexFile(own, plans, packs)), 'index').path });
  }
  return recent;
}

function positionsSince({ lastUpdated }: ListObjects, since: number): number[] {
  const positions: number[] = [];
  for (const [position, time] of lastUpdated.entries()) if (time >= since) positions.push(position);
  return positions;
}

function textOf(objects: ListObjects, i: number, known: Map<string, string>): string {
  const hash = nameAt(objects.hashes, i);
  const text = known.get(hash) ?? objects.text(i);
  known.set(hash, text);
  return text;
}

function withoutText({ text: _, ...pack }: Pack): Pack {
  return pack;
}

/** Adds the texts of the packs that are not kept, by the hashes of their objects; fewer if the files are damaged. */
async function addTexts(
  known: Map<string, string>,
  { read }: PreviousRecent,
  view: ListIndex,
  keptKeys: ReadonlySet<string>,
): Promise<void> {
  for (let pack = 0; pack < view.packs; pack++) {
    if (keptKeys.has(nameAt(view.keys, pack))) continue;
    const [begin = 0, end = 0] = view.firstSegment.subarray(pack, pack + 2);
    const bytes = await read(packPath(view, pack));
    const text = textReader(view, () => bytes);
    try {
      for (let i = view.firstObject[begin] ?? 0; i < (view.firstObject[end] ?? 0); i++)
        known.set(nameAt(view.hashes, i), text(i));
    } catch (error) {
      if (!(error instanceof SnapshotDamaged)) throw error;
    }
  }
}
