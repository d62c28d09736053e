/** The objects of a list, and its packs: the plan of each, its file, and its rows of the index (stored-format/list-index.ts). */

import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { LIST_ENDS, GZIP_HEADER, storedHeader } from '../stored-format/stored-body.ts';
import { hashOfId, viewIds, type ListIndex, NAME_BYTES, nameAt } from '../stored-format/list-index.ts';
import { type NamedFile, named } from './blob-store.ts';
import type { PackBounds } from './chunking.ts';
import { hashOf } from './content-hash.ts';
import { inTurns } from './in-turns.ts';

/** In columns: what is known of each but its text, which is asked for only where it is needed. */
export interface ListObjects {
  readonly length: number;
  /** Hashes of their ids (stored-format/list-index.ts). */
  readonly idHashes: Uint32Array;
  /** When each was first published, in ms since 1970. */
  readonly created: Float64Array;
  /** ms since 1970. */
  readonly lastUpdated: Float64Array;
  /** NAME_BYTES of SHA-256 for each: whatever is equal has the same. */
  readonly hashes: Uint8Array;
  /** The JSON of one. Called only if a pack cannot be carried over, or if the list changed and is also a plain file. */
  readonly text: (position: number) => string;
}

/** One object of a list that a build makes. */
export interface ListItem {
  readonly id: string;
  /** ms since 1970. */
  readonly created: number;
  /** ms since 1970. */
  readonly lastUpdated: number;
  /** NAME_BYTES of SHA-256, in hexadecimal digits. */
  readonly hash: string;
  readonly text: () => string;
}

/** The objects that a build makes, in their order. */
export function objectsOf(items: readonly ListItem[]): ListObjects {
  const hashes = new Uint8Array(NAME_BYTES * items.length);
  for (const [i, { hash }] of items.entries()) hashes.set(Buffer.from(hash, 'hex'), NAME_BYTES * i);
  return {
    length: items.length,
    idHashes: Uint32Array.from(items, ({ id }) => hashOfId(id)),
    created: Float64Array.from(items, ({ created }) => created),
    lastUpdated: Float64Array.from(items, ({ lastUpdated }) => lastUpdated),
    hashes,
    text: (position) => items[position]?.text() ?? '',
  };
}

/** The objects of a stored list. @param ids the bytes of its ids @param text reads one */
export function storedObjects(index: ListIndex, ids: ArrayBuffer, text: (position: number) => string): ListObjects {
  const { created, hashes, positions } = viewIds(ids);
  const idHashes = new Uint32Array(index.objects);
  for (const [i, position] of positions.entries()) idHashes[position] = hashes[i] ?? 0;
  return {
    length: index.objects,
    idHashes,
    created,
    lastUpdated: index.lastUpdated.slice(),
    hashes: index.hashes.slice(),
    text,
  };
}

/** Those at some positions, in that order. */
export function objectsAt(objects: ListObjects, positions: readonly number[]): ListObjects {
  const hashes = new Uint8Array(NAME_BYTES * positions.length);
  for (const [i, position] of positions.entries()) hashes.set(hashAt(objects.hashes, position), NAME_BYTES * i);
  return {
    length: positions.length,
    idHashes: Uint32Array.from(positions, (position) => objects.idHashes[position] ?? 0),
    created: Float64Array.from(positions, (position) => objects.created[position] ?? 0),
    lastUpdated: Float64Array.from(positions, (position) => objects.lastUpdated[position] ?? 0),
    hashes,
    text: (i) => objects.text(positions[i] ?? 0),
  };
}

function hashAt(hashes: Uint8Array, position: number): Uint8Array {
  return hashes.subarray(NAME_BYTES * position, NAME_BYTES * (position + 1));
}

const deflate = promisify(deflateRaw);

/** A pack before it is made. */
export interface PackPlan extends PackBounds {
  /** Hash of everything that determines its bytes, except the generator. */
  readonly key: string;
  /** The text before and after its objects. */
  readonly head: string;
  readonly tail: string;
}

export interface Pack {
  readonly textBytes: number;
  readonly crc32: number;
  /** Its text, as long as it may be needed. */
  readonly text?: Uint8Array;
  /** Its file, without content if the previous snapshot has it. */
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

/** The packs of a list, in its order. */
export function planPacks({ hashes }: ListObjects, bounds: readonly PackBounds[]): PackPlan[] {
  return bounds.map(({ first, ends }, i) => {
    const head = i === 0 ? LIST_ENDS[0] : ',';
    const tail = i === bounds.length - 1 ? LIST_ENDS[1] : '';
    const own = hashes.subarray(NAME_BYTES * first, NAME_BYTES * (ends.at(-1) ?? first));
    return { first, ends, head, tail, key: hashOf(head, own, tail) };
  });
}

/** The text of a pack. */
export function packText(objects: ListObjects, plan: PackPlan): string {
  return plan.head + textsOf(objects, plan).join(',') + plan.tail;
}

function textsOf({ text }: ListObjects, { first, ends }: PackPlan): string[] {
  return Array.from({ length: (ends.at(-1) ?? first) - first }, (_, i) => text(first + i));
}

/** Of zlib. A segment is compressed once and sent often: level 6 takes two thirds of the time, for a tenth more bytes. */
const PACK_LEVEL = 8;

/** Renders and compresses a pack; compression runs on the thread pool. */
async function makePack(objects: ListObjects, plan: PackPlan): Promise<Pack> {
  const { first, ends, head, tail } = plan;
  const texts = textsOf(objects, plan);
  const whole = Buffer.from(head + texts.join(',') + tail);
  const objectEnd = new Uint32Array(texts.length);
  const segments: Uint8Array[] = [];
  let [object, at] = [0, head.length];
  for (const end of ends) {
    let length = -1;
    for (; first + object < end; object++) {
      length += 1 + Buffer.byteLength(texts[object] ?? '');
      objectEnd[object] = length;
    }
    segments.push(whole.subarray(at, at + length));
    at += length + 1;
  }
  const blocks = await Promise.all(
    segments.map((text) => deflate(text, { level: PACK_LEVEL, finishFlush: constants.Z_SYNC_FLUSH })),
  );
  const sums = { textBytes: whole.length, crc32: crc32(whole), text: whole };
  return { ...sums, objectEnd, ...joinBlocks(plan, segments, blocks) };
}

/** Packs that were made in this build, by key. Versions often publish the same list. */
export type MadePacks = Map<string, Promise<Pack>>;

/** Makes packs of these objects, each once. @param finish gets each pack that was made */
export function packMaker(
  objects: ListObjects,
  made: MadePacks,
  finish: (pack: Pack) => Pack,
): (plan: PackPlan) => Promise<Pack> {
  return (plan) => {
    const pack = made.get(plan.key) ?? makePack(objects, plan).then(finish);
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
