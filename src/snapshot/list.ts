/**
 * A list -> files of a snapshot: its packs, its index and its ids (stored-format/list-index.ts),
 * and its recent lists (recent.ts).
 *
 * A pack that the previous snapshot has too is neither rendered nor compressed again: its key is a hash of its content, and
 * its rows of the index are copied. So a list with one changed object costs one pack, and hashing.
 */

import { ID_BYTES, type ListIndex, nameAt } from '../stored-format/list-index.ts';
import type { StoredList } from '../stored-format/manifest.ts';
import { combineCrc32 } from '../stored-format/stored-body.ts';
import { type BlobStore, hashOf, named } from './blob-store.ts';
import { idsFile, indexFile, keyOfIds, type MadePacks, makeOrCarry, type Pack, packMaker } from './pack.ts';
import { chunkList, type ListObjects, packText, planPacks } from './plan.ts';
import { type PreviousRecent, packRecent, recentTimes } from './recent.ts';

/** A list in a snapshot by the same generator, whose files can be carried over. */
export interface PreviousListFiles {
  readonly index: ListIndex;
  /** Path of the file of its ids, with a leading slash. */
  readonly ids: string;
  /** Absent if they may not be used: nothing in them was held against the contract. */
  readonly recent?: PreviousRecent | undefined;
}

/** The entry of a list in the manifest, as far as its packs determine it. */
export type PackedList = Omit<StoredList, 'changed'>;

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
  const packs = await makeOrCarry(plans, previous?.index, packMaker(objects, made, releaser(blobs, isPlain)));
  const size = packs.reduce((sum, { textBytes }) => sum + textBytes, 0);
  const idsKey = keyOfIds(objects);
  const times = options.recentTimes ?? recentTimes(objects.lastUpdated);
  const recent = await packRecent(objects, blobs, { times, made: madeRecent, previous: previous?.recent });
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
  const textOf = (pack: Pack, i: number) => {
    const plan = plans[i];
    return pack.text ?? Buffer.from(plan === undefined ? '' : packText(objects, plan));
  };
  return { list, text: () => Buffer.concat(packs.map(textOf)) };
}

/** Lets go of content beyond what can be a plain file as soon as it can be written. */
function releaser(blobs: BlobStore, isPlain: (bytes: number) => boolean): (pack: Pack) => Pack {
  let bytes = 0;
  return (pack) => {
    bytes += pack.textBytes;
    if (isPlain(bytes)) return pack;
    const { text: _, ...rest } = pack;
    return { ...rest, gzip: blobs.release(pack.gzip, 'gzip') };
  };
}

function putIds(objects: ListObjects, key: string, blobs: BlobStore, previous?: PreviousListFiles): string {
  const isSame = previous !== undefined && nameAt(previous.index.idsKey, 0) === key;
  if (!isSame) return blobs.put(named(idsFile(objects)), 'ids').path;
  blobs.carry([{ path: previous.ids, bytes: ID_BYTES * objects.length }]);
  return previous.ids;
}
