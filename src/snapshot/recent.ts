/**
 * Packs the recent lists of a list (stored-format/list-index.ts). After one change, each of them has one new pack; the texts of
 * its other objects come from the pack before.
 */

import { type ListIndex, nameAt, packPath, packPaths, type RecentList } from '../stored-format/list-index.ts';
import type { StoredList } from '../stored-format/manifest.ts';
import { type BlobStore, named, type PreviousFiles } from './blob-store.ts';
import { indexFile, type MadePacks, makeOrCarry, type Pack, packMaker } from './pack.ts';
import { chunkRecent, type ListObjects, mixed, objectsAt, planPacks } from './plan.ts';
import { SnapshotDamaged, textReader } from './read-snapshot.ts';

/** The recent lists of a snapshot, all of whose texts were held against the contract. */
export interface PreviousRecent {
  /** The latest first. */
  readonly lists: readonly PreviousRecentList[];
  /** The bytes of a file by its path, if there is one. */
  readonly read: (path: string) => Uint8Array | undefined | Promise<Uint8Array>;
}

interface PreviousRecentList extends RecentList {
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

/**
 * Objects of the longest recent list, at most: so many, or of a large list a thirty-second to a sixteenth, but not so many that
 * a build would have to compress very much again. It has more than half of that, if the times allow it.
 */
const LONGEST = { least: 2048, share: 1 / 16, most: 8192 };

/** Below this many objects, a shorter list would save nothing. */
const SHORTEST = 32;

/**
 * The times of the recent lists, the latest first, in ms since 1970. Each list is one to four times as long as the one before it.
 * They depend on `last_updated` alone, and move seldom: of the times that would do, the one with the largest hash is taken, and
 * still is after the next change.
 *
 * @param lastUpdated of each object
 */
export function recentTimes(lastUpdated: Float64Array): number[] {
  const sorted = lastUpdated.toSorted();
  const times: number[] = [];
  for (let most = longest(sorted.length); most >= SHORTEST; most /= 2) {
    let best: number | undefined;
    for (let i = sorted.length - most; i < sorted.length - most / 2; i++) {
      const time = sorted[i] ?? 0;
      if (time !== sorted[i - 1] && (best === undefined || rank(time) > rank(best))) best = time;
    }
    if (best !== undefined) times.unshift(best);
  }
  return times;
}

/** Objects of the one recent list that a live step makes, at most: each further list would be two more files at each changed status. */
const OF_STEP = 256;

/**
 * Since when the recent list of a live step goes back; undefined if the lists before have not the texts of its objects.
 *
 * @param lastUpdated of each object, with those that have just changed
 * @param before the recent lists before, the latest first
 */
export function recentTimeOfStep(
  lastUpdated: Float64Array,
  before: readonly { readonly since: number }[],
): number | undefined {
  const sorted = lastUpdated.toSorted();
  const timeOf = (objects: number) => sorted[Math.max(0, sorted.length - objects)] ?? 0;
  const fitting = before.findLast(({ since }) => since >= timeOf(OF_STEP));
  if (fitting !== undefined || before.length === 0) return fitting?.since;
  // All are too long by now. Half as much as fits, so that this happens seldom.
  const half = timeOf(OF_STEP / 2);
  return half > timeOf(OF_STEP) ? half : undefined;
}

/** A power of two, so that it seldom changes, and well below the whole list. */
function longest(objects: number): number {
  let most = LONGEST.least;
  while (most < LONGEST.most && 2 * most <= objects * LONGEST.share) most *= 2;
  while (most > 0.75 * objects) most /= 2;
  return most;
}

function rank(time: number): number {
  return mixed(time / 1000);
}

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
