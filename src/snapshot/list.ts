/**
 * A list -> files of a snapshot: its packs, its index (stored-format/list-index.ts), its ids (stored-format/id-index.ts),
 * and its recent lists (recent.ts).
 *
 * A pack that the previous snapshot has too is neither rendered nor compressed again: its key is a hash of its content, and
 * its rows of the index are copied. So a list with one changed object costs one pack, and hashing.
 */

import { LARGEST_ASSET } from '../read/files/limits.ts';
import { combineCrc32 } from '../stored-format/crc32.ts';
import { ID_BYTES } from '../stored-format/id-index.ts';
import { type ListIndex, nameAt } from '../stored-format/list-index.ts';
import type { StoredList } from '../stored-format/manifest.ts';
import { type BlobStore, named } from './blob-store.ts';
import { makeOrCarry } from './carried-packs.ts';
import { hashOf } from './content-hash.ts';
import { idsFile, indexFile, keyOfIds } from './index-file.ts';
import type { ListItem } from './pack.ts';
import { type MadePacks, type Pack, packMaker, packText, planPacks } from './pack.ts';
import { type PreviousRecent, packRecent } from './recent.ts';

/** A list in a snapshot by the same generator, whose files can be carried over. */
export interface PreviousListFiles {
  readonly index: ListIndex;
  /** Path of the file of its ids, with a leading slash. */
  readonly ids: string;
  /** Whether it was a plain file, and so without uncompressed packs. */
  readonly plain: boolean;
  /** Absent if this process did not write them: nothing in them was held against the contract. */
  readonly recent?: PreviousRecent | undefined;
}

/** The entry of a list in the manifest, as far as its packs determine it. */
export type PackedList = Omit<StoredList, 'changed' | 'br'>;

interface ListOptions {
  readonly previous?: PreviousListFiles | undefined;
  readonly made?: MadePacks;
  /** As `made`, of recent lists. */
  readonly madeRecent?: MadePacks;
  /** Whether a list of so many bytes is also a plain file. Then its packs are stored in gzip only. */
  readonly isPlain?: (bytes: number) => boolean;
}

/**
 * Packs a list in its order and puts its files into the blob store.
 *
 * @returns the list, and a function that makes the text of its unfinished envelope
 */
export async function packList(
  items: readonly ListItem[],
  blobs: BlobStore,
  { previous, made = new Map(), madeRecent = new Map(), isPlain = () => false }: ListOptions = {},
): Promise<{ readonly list: PackedList; readonly text: () => Uint8Array }> {
  const plans = planPacks(items);
  const make = packMaker(items, made, releaser(blobs));
  let packs = await makeOrCarry(plans, previous?.index, make);
  const size = packs.reduce((sum, { identity }) => sum + identity.bytes, 0);
  const plain = isPlain(size);
  // The previous snapshot has no uncompressed packs to carry over if its list was plain.
  if (!plain && previous?.plain) packs = await makeOrCarry(plans, undefined, make);
  const put = (ending: 'gzip' | 'identity') => packs.map((pack) => blobs.put(pack[ending], ending));
  const idsKey = keyOfIds(items);
  const recent = await packRecent(items, blobs, madeRecent, previous?.recent);
  const list = {
    etag: hashOf(packs.map(({ identity }) => identity.name).join('\n')),
    size,
    crc32: packs.reduce((sum, pack) => combineCrc32(sum, pack.crc32, pack.identity.bytes), 0),
    total: items.length,
    identity: plain ? [] : put('identity'),
    gzip: put('gzip'),
    index: blobs.put(named(indexFile(items, plans, packs, idsKey)), 'index').path,
    ids: putIds(items, idsKey, blobs, previous),
    plain,
    recent,
  };
  const textOf = (pack: Pack, i: number) => {
    const plan = plans[i];
    return pack.identity.file ?? Buffer.from(plan === undefined ? '' : packText(items, plan));
  };
  return { list, text: () => Buffer.concat(packs.map(textOf)) };
}

/** Lets go of content beyond what can be a plain file as soon as it can be written. */
function releaser(blobs: BlobStore): (pack: Pack) => Pack {
  let bytes = 0;
  return (pack) => {
    bytes += pack.identity.bytes;
    if (bytes <= LARGEST_ASSET) return pack;
    return { ...pack, gzip: blobs.release(pack.gzip, 'gzip'), identity: blobs.release(pack.identity, 'identity') };
  };
}

function putIds(items: readonly ListItem[], key: string, blobs: BlobStore, previous?: PreviousListFiles): string {
  const isSame = previous !== undefined && nameAt(previous.index.idsKey, 0) === key;
  if (!isSame) return blobs.put(named(idsFile(items)), 'ids').path;
  blobs.carry([{ path: previous.ids, bytes: ID_BYTES * items.length }]);
  return previous.ids;
}
