/** Writes the two files with which the edge finds objects of a list: index and ids (stored-format/list-index.ts). */

import { ID_BYTES, viewIds, NAME_BYTES, newIndex, viewIndex } from '../stored-format/list-index.ts';
import { hashOf } from './content-hash.ts';
import type { ListObjects, Pack, PackPlan } from './pack.ts';

/** The index of a list; `packs` are those of `plans`. A recent list has no ids. */
export function indexFile(
  objects: ListObjects,
  plans: readonly PackPlan[],
  packs: readonly Pack[],
  idsKey = '',
): Uint8Array {
  const bytes = newIndex({
    objects: objects.length,
    segments: plans.reduce((sum, { ends }) => sum + ends.length, 0),
    packs: packs.length,
  });
  const index = viewIndex(bytes);
  index.lastUpdated.set(objects.lastUpdated);
  index.hashes.set(objects.hashes);
  let segment = 0;
  for (const [i, { first, ends, key }] of plans.entries()) {
    const pack = packs[i];
    if (pack === undefined) throw new RangeError('A pack of the list was not made.');
    index.firstSegment[i] = segment;
    index.packTextBytes[i] = pack.textBytes;
    index.packCrc32[i] = pack.crc32;
    index.packBytes[i] = pack.gzip.bytes;
    index.objectEnd.set(pack.objectEnd, first);
    setName(index.keys, i, key);
    setName(index.packNames, i, pack.gzip.name);
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
      segment++;
    }
  }
  setName(index.idsKey, 0, idsKey);
  index.firstObject[segment] = objects.length;
  index.firstSegment[plans.length] = segment;
  return new Uint8Array(bytes);
}

function setName(names: Uint8Array, position: number, name: string): void {
  names.set(Buffer.from(name, 'hex'), NAME_BYTES * position);
}

/** Hash of everything that determines the bytes of the file of the ids. */
export function keyOfIds({ idHashes, created }: ListObjects): string {
  return hashOf(new Uint8Array(created.slice().buffer), new Uint8Array(idHashes.slice().buffer));
}

/** The file of the ids of a list. */
export function idsFile(objects: ListObjects): Uint8Array {
  const bytes = new ArrayBuffer(ID_BYTES * objects.length);
  const { created, hashes, positions } = viewIds(bytes);
  const pairs = Array.from(objects.idHashes, (hash, position) => ({ hash, position })).sort((a, b) => a.hash - b.hash);
  created.set(objects.created);
  hashes.set(pairs.map(({ hash }) => hash));
  positions.set(pairs.map(({ position }) => position));
  return new Uint8Array(bytes);
}
