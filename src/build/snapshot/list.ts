/**
 * A list -> files of a snapshot: its packs, its index (stored-format/list-index.ts), its ids (stored-format/id-index.ts).
 *
 * A pack that the previous snapshot has too is neither rendered nor compressed again: its key is a hash of its content, and
 * its rows of the index are copied. So a list with one changed object costs one pack, and hashing.
 */

import { combineCrc32 } from '../../stored-format/crc32.ts';
import { ID_BYTES } from '../../stored-format/id-index.ts';
import { type ListIndex, nameAt } from '../../stored-format/list-index.ts';
import type { StoredEnvelope } from '../../stored-format/manifest.ts';
import { type BlobStore, LARGEST_ASSET, named } from './blob-store.ts';
import { hashOf } from './content-hash.ts';
import { inTurns } from './in-turns.ts';
import { idsFile, indexFile, keyOfIds } from './index-file.ts';
import type { ListItem } from './list-item.ts';
import { carryPack, makePack, type Pack, packText, planPacks } from './pack.ts';

/** Enough to keep two cores busy. Each segment that is being compressed takes a quarter of a megabyte. */
const PACKS_AT_A_TIME = 4;

/** Packs that were made in this build, by key. Versions often publish the same list. */
export type MadePacks = Map<string, Promise<Pack>>;

/** A list in a snapshot by the same generator, whose files can be carried over. */
export interface PreviousListFiles {
  readonly index: ListIndex;
  /** Path of the file of its ids, with a leading slash. */
  readonly ids: string;
}

/** The entry of a list in the manifest, as far as its packs determine it. */
export interface PackedList extends Omit<StoredEnvelope, 'changed' | 'br'> {
  readonly total: number;
  readonly index: string;
  readonly ids: string;
}

/**
 * Packs a list in its order and puts its files into the blob store.
 *
 * @returns the list, and a function that makes the text of its unfinished envelope
 */
export async function packList(
  items: readonly ListItem[],
  blobs: BlobStore,
  previous?: PreviousListFiles,
  made: MadePacks = new Map(),
): Promise<{ readonly list: PackedList; readonly text: () => Uint8Array }> {
  const plans = planPacks(items);
  const carriable = new Map<string, number>();
  for (let pack = 0; pack < (previous?.index.packs ?? 0); pack++) {
    if (previous) carriable.set(nameAt(previous.index.keys, pack), pack);
  }
  let bytes = 0;
  const release = (pack: Pack): Pack => {
    bytes += pack.identity.bytes;
    // A shorter list is stored as a whole too, for which its packs are needed again.
    if (bytes <= LARGEST_ASSET) return pack;
    return { ...pack, gzip: blobs.release(pack.gzip, 'gzip'), identity: blobs.release(pack.identity, 'identity') };
  };
  const packs = await inTurns(plans, PACKS_AT_A_TIME, (plan) => {
    const carried = carriable.get(plan.key);
    if (previous !== undefined && carried !== undefined) return carryPack(previous.index, carried);
    const pack = made.get(plan.key) ?? makePack(items, plan).then(release);
    made.set(plan.key, pack);
    return pack;
  });
  const put = (ending: 'gzip' | 'identity') => packs.map((pack) => blobs.put(pack[ending], ending));
  const idsKey = keyOfIds(items);
  const list = {
    etag: hashOf(packs.map(({ identity }) => identity.name).join('\n')),
    size: packs.reduce((sum, { identity }) => sum + identity.bytes, 0),
    crc32: packs.reduce((sum, pack) => combineCrc32(sum, pack.crc32, pack.identity.bytes), 0),
    total: items.length,
    identity: put('identity'),
    gzip: put('gzip'),
    index: blobs.put(named(indexFile(items, plans, packs, idsKey)), 'index').path,
    ids: putIds(items, idsKey, blobs, previous),
  };
  const textOf = (pack: Pack, i: number) => {
    const plan = plans[i];
    return pack.identity.file ?? Buffer.from(plan === undefined ? '' : packText(items, plan));
  };
  return { list, text: () => Buffer.concat(packs.map(textOf)) };
}

function putIds(items: readonly ListItem[], key: string, blobs: BlobStore, previous?: PreviousListFiles): string {
  const isSame = previous !== undefined && nameAt(previous.index.idsKey, 0) === key;
  if (!isSame) return blobs.put(named(idsFile(items)), 'ids').path;
  blobs.carry([{ path: previous.ids, bytes: ID_BYTES * items.length }]);
  return previous.ids;
}
