/**
 * A list as the files of a snapshot: its packs, its index (format/list-index.ts), its ids (format/id-index.ts).
 *
 * A pack that the former snapshot has too is neither rendered nor compressed again: its key says what it is made of, and
 * its rows of the index are copied. So a list of which one object changed costs one pack, and hashing.
 */

import { combineCrc32 } from '../../format/crc32.ts';
import { ID_BYTES } from '../../format/id-index.ts';
import { type ListIndex, nameAt } from '../../format/list-index.ts';
import type { StoredEnvelope } from '../../format/manifest.ts';
import { type BlobStore, named } from './blob-store.ts';
import { hashOf } from './content-hash.ts';
import { idsFile, indexFile, keyOfIds } from './index-file.ts';
import type { ListItem } from './list-item.ts';
import { carryPack, makePack, type Pack, packText, planPacks } from './pack.ts';

/** Packs by key that were made in this build: versions often publish the same list. */
export type MadePacks = Map<string, Promise<Pack>>;

/** A list in a snapshot by the same generator, whose files can be carried over. */
export interface PreviousListFiles {
  readonly index: ListIndex;
  /** Path of the file of its ids, with a leading slash. */
  readonly ids: string;
}

/** What the packs of a list say of it. */
export interface PackedList extends Omit<StoredEnvelope, 'changed' | 'br'> {
  readonly total: number;
  readonly index: string;
  readonly ids: string;
}

/**
 * Packs a list, whose order stays as it is, and puts its files on the shelf. `text` of what it returns makes the text of
 * the unfinished envelope.
 */
export async function packList(
  items: readonly ListItem[],
  blobs: BlobStore,
  former?: PreviousListFiles,
  made: MadePacks = new Map(),
): Promise<{ readonly list: PackedList; readonly text: () => Uint8Array }> {
  const plans = planPacks(items);
  const carriable = new Map<string, number>();
  for (let pack = 0; pack < (former?.index.packs ?? 0); pack++) {
    if (former) carriable.set(nameAt(former.index.keys, pack), pack);
  }
  const packs = await Promise.all(
    plans.map((plan) => {
      const carried = carriable.get(plan.key);
      if (former !== undefined && carried !== undefined) return carryPack(former.index, carried);
      const pack = made.get(plan.key) ?? makePack(items, plan);
      made.set(plan.key, pack);
      return pack;
    }),
  );
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
    ids: putIds(items, idsKey, blobs, former),
  };
  const textOf = (pack: Pack, i: number) => {
    const plan = plans[i];
    return pack.identity.file ?? Buffer.from(plan === undefined ? '' : packText(items, plan));
  };
  return { list, text: () => Buffer.concat(packs.map(textOf)) };
}

function putIds(items: readonly ListItem[], key: string, blobs: BlobStore, former?: PreviousListFiles): string {
  const isSame = former !== undefined && nameAt(former.index.idsKey, 0) === key;
  if (!isSame) return blobs.put(named(idsFile(items)), 'ids').path;
  blobs.carry([{ path: former.ids, bytes: ID_BYTES * items.length }]);
  return former.ids;
}
