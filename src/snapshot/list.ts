/**
 * A list -> files of a snapshot: its packs, its index, its ids, and its recent lists (stored-format/list-index.ts).
 *
 * A pack that the previous snapshot has too is neither rendered nor compressed again: its key is a hash of its content, and
 * its rows of the index are copied. So a list with one changed object costs one pack, and hashing. Each of its recent lists has one new
 * pack then, too; the texts of its other objects come from the pack before.
 */

import { ID_BYTES, type ListIndex, nameAt, packPath, packPaths, type RecentList } from '../stored-format/list-index.ts';
import { listsOf, type StoredList } from '../stored-format/manifest.ts';
import { combineCrc32 } from '../stored-format/stored-body.ts';
import { type BlobStore, hashOf, named, type PreviousFiles } from './blob-store.ts';
import { Room } from './in-turns.ts';
import { idsFile, indexFile, keyOfIds, type MadePacks, makeOrCarry, packMaker } from './pack.ts';
import { addText, chunkList, chunkRecent, type ListObjects, objectsSince, planPacks, recentTimes } from './plan.ts';
import { objectReader, SnapshotDamaged } from './read-snapshot.ts';

/** A list in a snapshot by the same generator, whose files can be carried over. */
interface PreviousListFiles {
  readonly index: ListIndex;
  /** Path of the file of its ids, with a leading slash. */
  readonly ids: string;
  /** Absent if they may not be used: nothing in them was held against the contract. */
  readonly recent?: PreviousRecent | undefined;
}

/** The entry of a list in the manifest, as far as its packs determine it. */
type PackedList = Omit<StoredList, 'changed'>;

interface ListOptions {
  readonly previous?: PreviousListFiles | undefined;
  readonly made?: MadePacks;
  /** As `made`, of recent lists. */
  readonly madeRecent?: MadePacks;
  /** Whether a list of so many bytes is also a plain file. */
  readonly isPlain?: (bytes: number) => boolean;
  /** Since when its recent lists go back, the latest first, in ms since 1970. Otherwise by the times of its objects. */
  readonly recentTimes?: readonly number[];
}

/**
 * Packs a list in its order and puts its files into the blob store.
 *
 * @returns the list, and a function that makes the text of its unfinished envelope
 */
export async function packList(
  objects: ListObjects,
  blobs: BlobStore,
  options: ListOptions = {},
): Promise<{ readonly list: PackedList; readonly text: () => Uint8Array }> {
  const { previous, made = new Map(), madeRecent = new Map(), isPlain = () => false } = options;
  const plans = planPacks(objects, chunkList(objects.length));
  const packs = await makeOrCarry(plans, previous?.index, packMaker(objects, made, blobs));
  const size = packs.reduce((sum, { textBytes }) => sum + textBytes, 0);
  const idsKey = keyOfIds(objects);
  const times = options.recentTimes ?? recentTimes(objects.lastUpdated);
  const recent = await packRecent(objects, blobs, times, madeRecent, previous?.recent);
  const list = {
    etag: hashOf(plans.map(({ key }) => key).join('\n')),
    size,
    crc32: packs.reduce((sum, pack) => combineCrc32(sum, pack.crc32, pack.textBytes), 0),
    total: objects.length,
    gzip: packs.map(({ gzip }) => blobs.put(gzip, 'gzip')),
    index: blobs.put(named(indexFile(objects, plans, packs, idsKey)), 'index').path,
    ids: putIds(objects, idsKey, blobs, previous),
    plain: isPlain(size),
    recent,
  };
  const text = () => {
    const room = new Room(size);
    for (const plan of plans) addText(objects, plan, room);
    return room.added;
  };
  return { list, text };
}

function putIds(objects: ListObjects, key: string, blobs: BlobStore, previous?: PreviousListFiles): string {
  const isSame = previous !== undefined && nameAt(previous.index.idsKey, 0) === key;
  if (!isSame) return blobs.put(named(idsFile(objects)), 'ids').path;
  blobs.carry([{ path: previous.ids, bytes: ID_BYTES * objects.length }]);
  return previous.ids;
}

/** The recent lists of a snapshot, all of whose texts were held against the contract. */
export interface PreviousRecent {
  /** The latest first. */
  readonly lists: readonly (RecentList & { readonly view: ListIndex })[];
  /** The bytes of a file by its path, if there is one. */
  readonly read: (path: string) => Uint8Array | undefined | Promise<Uint8Array>;
}

/** @param times since when each goes back, in ms since 1970, the latest first @param made packs that this build has made, by key */
async function packRecent(
  objects: ListObjects,
  blobs: BlobStore,
  times: readonly number[],
  made: MadePacks,
  previous: PreviousRecent | undefined,
): Promise<RecentList[]> {
  const known = new Map<string, Uint8Array>();
  const recent: RecentList[] = [];
  // The longest first: it has the objects of all others.
  for (const since of times.toReversed()) {
    const own = objectsSince(objects, since);
    const plans = planPacks(own, chunkRecent(own.idHashes));
    const before = previous && (previous.lists.find((list) => list.since === since) ?? previous.lists.at(-1));
    if (previous && before) await addObjects(known, previous, before.view, new Set(plans.map(({ key }) => key)));
    const fromKnown = { ...own, bytes: (i: number) => bytesOf(own, i, known) };
    const packs = await makeOrCarry(plans, before?.view, packMaker(fromKnown, made, blobs));
    for (const { gzip } of packs) blobs.put(gzip, 'gzip');
    recent.unshift({ since, index: blobs.put(named(indexFile(own, plans, packs)), 'index').path });
  }
  return recent;
}

function bytesOf(objects: ListObjects, i: number, known: Map<string, Uint8Array>): Uint8Array {
  const hash = nameAt(objects.hashes, i);
  const bytes = known.get(hash) ?? objects.bytes(i);
  known.set(hash, bytes);
  return bytes;
}

/** Adds the objects of the packs that are not kept, by their hashes; fewer if the files are damaged. */
async function addObjects(
  known: Map<string, Uint8Array>,
  { read }: PreviousRecent,
  view: ListIndex,
  keptKeys: ReadonlySet<string>,
): Promise<void> {
  for (let pack = 0; pack < view.packs; pack++) {
    if (keptKeys.has(nameAt(view.keys, pack))) continue;
    const [begin = 0, end = 0] = view.firstSegment.subarray(pack, pack + 2);
    const bytes = await read(packPath(view, pack));
    const object = objectReader(view, () => bytes);
    try {
      for (let i = view.firstObject[begin] ?? 0; i < (view.firstObject[end] ?? 0); i++)
        known.set(nameAt(view.hashes, i), object(i));
    } catch (error) {
      if (!(error instanceof SnapshotDamaged)) throw error;
    }
  }
}

/** By the path of the index of the whole list. */
export function previousRecent(previous: PreviousFiles): ReadonlyMap<string, PreviousRecent> {
  const { isAsserted, read, index } = previous;
  if (!isAsserted || read === undefined) return new Map();
  const recentOf = ({ recent }: StoredList) =>
    recent.flatMap((list) => {
      const view = index(list.index);
      return view ? [{ ...list, view }] : [];
    });
  return new Map(listsOf(previous.manifest).map((list) => [list.index, { lists: recentOf(list), read }]));
}

/** The paths of their files, with a leading slash. */
export function recentPaths({ lists }: PreviousRecent): string[] {
  return lists.flatMap(({ index, view }) => [index, ...packPaths(view)]);
}
