/** Packs of a list, made or carried over, and the files that say what is in them: index and ids (stored-format/list-index.ts). */

import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import {
  ID_BYTES,
  type ListIndex,
  NAME_BYTES,
  nameAt,
  newIndex,
  viewIds,
  viewIndex,
} from '../stored-format/list-index.ts';
import { GZIP_HEADER, LIST_ENDS, storedHeader } from '../stored-format/stored-body.ts';
import { type BlobStore, hashOf, type NamedFile, named } from './blob-store.ts';
import { inTurns, Room } from './in-turns.ts';
import { addText, type ListObjects, type PackPlan } from './plan.ts';

const deflate = promisify(deflateRaw);

export interface Pack {
  readonly textBytes: number;
  readonly crc32: number;
  /** Its file, without content if that is written already, or the previous snapshot has it. */
  readonly gzip: NamedFile;
  readonly segments: readonly PackSegment[];
  /** Per object, where it ends in the text of its segment. */
  readonly objectEnd: Uint32Array;
}

interface PackSegment {
  readonly textBytes: number;
  readonly crc32: number;
  readonly blocksAt: number;
  readonly blocksBytes: number;
}

/** Of zlib. A segment is compressed once and sent often: level 6 takes two thirds of the time, for a tenth more bytes. */
const PACK_LEVEL = 8;

/** Renders and compresses a pack in an empty room; compression runs on the thread pool. */
async function makePack(objects: ListObjects, plan: PackPlan, room: Room): Promise<Pack> {
  const { first, ends, head } = plan;
  const lengths = addText(objects, plan, room);
  const whole = room.added;
  const objectEnd = new Uint32Array(lengths.length);
  const segments: Uint8Array[] = [];
  let [object, at] = [0, head.length];
  for (const end of ends) {
    let length = -1;
    for (; first + object < end; object++) {
      length += 1 + (lengths[object] ?? 0);
      objectEnd[object] = length;
    }
    segments.push(whole.subarray(at, at + length));
    at += length + 1;
  }
  const blocks = await Promise.all(
    segments.map((text) => deflate(text, { level: PACK_LEVEL, finishFlush: constants.Z_SYNC_FLUSH })),
  );
  return { textBytes: whole.length, crc32: crc32(whole), objectEnd, ...joinBlocks(plan, segments, blocks) };
}

/** Packs that were made in this build, by key. Versions often publish the same list. */
export type MadePacks = Map<string, Promise<Pack>>;

/** Makes packs of these objects, each once, and lets go of their files as soon as they can be written. */
export function packMaker(objects: ListObjects, made: MadePacks, blobs: BlobStore): (plan: PackPlan) => Promise<Pack> {
  const empty: Room[] = [];
  const make = async (plan: PackPlan): Promise<Pack> => {
    const room = empty.pop() ?? new Room();
    const pack = await makePack(objects, plan, room);
    room.empty();
    empty.push(room);
    return { ...pack, gzip: blobs.release(pack.gzip, 'gzip') };
  };
  return (plan) => {
    const pack = made.get(plan.key) ?? make(plan);
    made.set(plan.key, pack);
    return pack;
  };
}

/** The file of a pack: segments joined by stored blocks (RFC 1951, 3.2.4), so that the blocks of each stay unchanged. */
function joinBlocks(
  { head, tail }: Pick<PackPlan, 'head' | 'tail'>,
  texts: readonly Uint8Array[],
  blocks: readonly Uint8Array[],
): Pick<Pack, 'gzip' | 'segments'> {
  const parts = [...(head === LIST_ENDS[0] ? [GZIP_HEADER] : []), ...stored(head)];
  let at = parts.reduce((sum, { length }) => sum + length, 0);
  const add = (bytes: readonly Uint8Array[]): void => {
    for (const part of bytes) {
      parts.push(part);
      at += part.length;
    }
  };
  const segments: PackSegment[] = [];
  for (const [i, own] of blocks.entries()) {
    if (i > 0) add(stored(','));
    const text = texts[i] ?? new Uint8Array();
    segments.push({ textBytes: text.length, crc32: crc32(text), blocksAt: at, blocksBytes: own.length });
    add([own]);
  }
  if (tail !== '') add(stored(tail));
  return { gzip: named(Buffer.concat(parts)), segments };
}

function stored(text: string): [Uint8Array, Uint8Array] {
  const bytes = Buffer.from(text);
  return [storedHeader(bytes.length), bytes];
}

/** Enough to keep two cores busy. Each segment that is being compressed takes a quarter of a megabyte. */
const PACKS_AT_A_TIME = 4;

/** The pack of each plan; those that the index does not have are made. */
export function makeOrCarry(
  plans: readonly PackPlan[],
  previous: ListIndex | undefined,
  make: (plan: PackPlan) => Promise<Pack>,
): Promise<Pack[]> {
  const carriable = new Map<string, number>();
  for (let pack = 0; pack < (previous?.packs ?? 0); pack++) {
    if (previous) carriable.set(nameAt(previous.keys, pack), pack);
  }
  return inTurns(plans, PACKS_AT_A_TIME, (plan) => {
    const carried = carriable.get(plan.key);
    return previous !== undefined && carried !== undefined ? carryPack(previous, carried) : make(plan);
  });
}

/** A pack of the previous snapshot, if the same generator made it. */
function carryPack(index: ListIndex, pack: number): Pack {
  const [begin = 0, end = 0] = index.firstSegment.subarray(pack, pack + 2);
  const segments = Array.from({ length: end - begin }, (_, i) => ({
    textBytes: index.textBytes[begin + i] ?? 0,
    crc32: index.crc32[begin + i] ?? 0,
    blocksAt: index.blocksAt[begin + i] ?? 0,
    blocksBytes: index.blocksBytes[begin + i] ?? 0,
  }));
  return {
    textBytes: index.packTextBytes[pack] ?? 0,
    crc32: index.packCrc32[pack] ?? 0,
    gzip: { name: nameAt(index.packNames, pack), bytes: index.packBytes[pack] ?? 0 },
    segments,
    objectEnd: index.objectEnd.subarray(index.firstObject[begin], index.firstObject[end]),
  };
}

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
