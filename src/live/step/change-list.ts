/** A published list with other statuses in it: its changed packs, and its index with their rows replaced. Nothing else is read. */

import { hashOf } from '../../snapshot/content-hash.ts';
import { setName } from '../../snapshot/index-file.ts';
import { SnapshotDamaged } from '../../snapshot/read-manifest.ts';
import { combineCrc32 } from '../../stored-format/crc32.ts';
import { positionsOf } from '../../stored-format/id-index.ts';
import { type ListIndex, nameAt, packOf, segmentOf, storedPath, viewIndex } from '../../stored-format/list-index.ts';
import type { StoredList } from '../../stored-format/manifest.ts';
import type { NewStatuses } from './change-location.ts';
import { type ChangedPack, changePack, type PackContext, type PositionChanges } from './change-pack.ts';

/** By id (foldCase) of the Location. */
export type LocationChanges = ReadonlyMap<string, NewStatuses>;

export interface ListContext extends PackContext {
  /** The bytes of a file that the head names. */
  readonly read: (path: string) => Promise<Uint8Array>;
  /** Takes a new file, and gives its path. */
  readonly put: (bytes: Uint8Array, ending: string) => string;
}

/** The list in the head that comes next; the same object if it has all that is asked of it already. @throws SnapshotDamaged */
export async function changeList(
  list: StoredList,
  changes: LocationChanges,
  context: ListContext,
): Promise<StoredList> {
  const [indexBytes, ids] = await Promise.all([aligned(context.read(list.index)), aligned(context.read(list.ids))]);
  const index = viewOf(indexBytes);
  const positions = positionsIn(ids, changes);
  const numbers = new Set([...positions.keys()].map((position) => packOf(index, segmentOf(index, position))));
  const packs: ChangedPack[] = [];
  for (const number of numbers) {
    const bytes = await context.read(storedPath(nameAt(index.gzipNames, number), 'gzip'));
    const pack = changePack(index, number, bytes, positions, context);
    if (pack) packs.push(pack);
  }
  if (packs.length === 0) return list;
  for (const pack of packs) replaceRows(index, pack);
  const gzip = [...list.gzip];
  for (const { number, gzip: own } of packs) {
    gzip[number] = { path: context.put(own.file ?? new Uint8Array(), 'gzip'), bytes: own.bytes };
  }
  return { ...sumsOf(index), total: list.total, identity: [], gzip, ...placesOf(list, indexBytes, context) };
}

function placesOf(list: StoredList, index: ArrayBuffer, { put, publishedAt }: ListContext) {
  // Its recent lists lack what has just changed, so there are none until the next build.
  return { index: put(new Uint8Array(index), 'index'), ids: list.ids, plain: true, recent: [], changed: publishedAt };
}

/** Several Locations can share a hash, so a position may be that of another one. */
function positionsIn(ids: ArrayBuffer, changes: LocationChanges): PositionChanges {
  const positions = new Map<number, { id: string; statuses: NewStatuses }[]>();
  for (const [id, statuses] of changes) {
    for (const position of positionsOf(ids, id)) {
      positions.set(position, [...(positions.get(position) ?? []), { id, statuses }]);
    }
  }
  return positions;
}

/** Writes a pack into an index. Only bytes, times and names change: objects stay where they are. */
function replaceRows(index: ListIndex, pack: ChangedPack): void {
  const { number } = pack;
  const [begin = 0] = index.firstSegment.subarray(number);
  for (const [position, end] of pack.objectEnd) index.objectEnd[position] = end;
  for (const [position, time] of pack.lastUpdated) index.lastUpdated[position] = time;
  for (const [i, { textBytes, crc32, blocksAt, blocksBytes }] of pack.segments.entries()) {
    const segment = begin + i;
    const [first = 0, end = 0] = index.firstObject.subarray(segment, segment + 2);
    const times = index.lastUpdated.subarray(first, end);
    index.oldest[segment] = Math.min(...times);
    index.newest[segment] = Math.max(...times);
    index.textBytes[segment] = textBytes;
    index.crc32[segment] = crc32;
    index.blocksAt[segment] = blocksAt;
    index.blocksBytes[segment] = blocksBytes;
    const hash = pack.hashes.get(segment);
    if (hash !== undefined) setName(index.hashes, segment, hash);
  }
  index.packCrc32[number] = pack.crc32;
  index.gzipBytes[number] = pack.gzip.bytes;
  index.identityBytes[number] = pack.identity.bytes;
  setName(index.keys, number, pack.key);
  setName(index.gzipNames, number, pack.gzip.name);
  setName(index.identityNames, number, pack.identity.name);
}

/** What the packs of a list add up to. */
function sumsOf(index: ListIndex): Pick<StoredList, 'etag' | 'size' | 'crc32'> {
  let [size, crc32] = [0, 0];
  const names: string[] = [];
  for (let pack = 0; pack < index.packs; pack++) {
    const bytes = index.identityBytes[pack] ?? 0;
    crc32 = combineCrc32(crc32, index.packCrc32[pack] ?? 0, bytes);
    size += bytes;
    names.push(nameAt(index.identityNames, pack));
  }
  return { etag: hashOf(names.join('\n')), size, crc32 };
}

function viewOf(bytes: ArrayBuffer): ListIndex {
  try {
    return viewIndex(bytes);
  } catch {
    throw new SnapshotDamaged('the index of a list is of another version');
  }
}

/** A copy at the beginning of its buffer, as typed arrays need it. */
async function aligned(bytes: Promise<Uint8Array>): Promise<ArrayBuffer> {
  return new Uint8Array(await bytes).buffer;
}
