/** Writes the two files with which the edge finds objects of a list: index and ids (stored-format/list-index.ts, stored-format/id-index.ts). */

import { hashOfId, ID_BYTES, viewIds } from '../stored-format/id-index.ts';
import { NAME_BYTES, newIndex, viewIndex } from '../stored-format/list-index.ts';
import { hashOf } from './content-hash.ts';
import type { ListItem, Pack, PackPlan } from './pack.ts';

/** The index of a list; `packs` are those of `plans`. A recent list has no ids. */
export function indexFile(
  items: readonly ListItem[],
  plans: readonly PackPlan[],
  packs: readonly Pack[],
  idsKey = '',
): Uint8Array {
  const bytes = newIndex({
    objects: items.length,
    segments: plans.reduce((sum, { ends }) => sum + ends.length, 0),
    packs: packs.length,
  });
  const index = viewIndex(bytes);
  index.lastUpdated.set(items.map(({ lastUpdated }) => lastUpdated));
  let segment = 0;
  for (const [i, { first, ends, hashes, key }] of plans.entries()) {
    const pack = packs[i];
    if (pack === undefined) throw new RangeError('A pack of the list was not made.');
    index.firstSegment[i] = segment;
    index.packCrc32[i] = pack.crc32;
    index.gzipBytes[i] = pack.gzip.bytes;
    index.identityBytes[i] = pack.identity.bytes;
    index.objectEnd.set(pack.objectEnd, first);
    setName(index.keys, i, key);
    setName(index.gzipNames, i, pack.gzip.name);
    setName(index.identityNames, i, pack.identity.name);
    for (const [s, own] of pack.segments.entries()) {
      const begin = s === 0 ? first : (ends[s - 1] ?? 0);
      const times = index.lastUpdated.subarray(begin, ends[s]);
      index.firstObject[segment] = begin;
      index.oldest[segment] = Math.min(...times);
      index.newest[segment] = Math.max(...times);
      index.textBytes[segment] = own.textBytes;
      index.crc32[segment] = own.crc32;
      index.blocksAt[segment] = own.blocksAt;
      index.blocksBytes[segment] = own.blocksBytes;
      setName(index.hashes, segment, hashes[s] ?? '');
      segment++;
    }
  }
  setName(index.idsKey, 0, idsKey);
  index.firstObject[segment] = items.length;
  index.firstSegment[plans.length] = segment;
  return new Uint8Array(bytes);
}

export function setName(names: Uint8Array, position: number, name: string): void {
  names.set(Buffer.from(name, 'hex'), NAME_BYTES * position);
}

/** Hash of everything that determines the bytes of the file of the ids. */
export function keyOfIds(items: readonly ListItem[]): string {
  return hashOf(items.map(({ id, created }) => `${created} ${id}`).join('\n'));
}

/** The file of the ids of a list. */
export function idsFile(items: readonly ListItem[]): Uint8Array {
  const bytes = new ArrayBuffer(ID_BYTES * items.length);
  const { created, hashes, positions } = viewIds(bytes);
  const pairs = items.map(({ id }, position) => ({ hash: hashOfId(id), position })).sort((a, b) => a.hash - b.hash);
  created.set(items.map((item) => item.created));
  hashes.set(pairs.map(({ hash }) => hash));
  positions.set(pairs.map(({ position }) => position));
  return new Uint8Array(bytes);
}
