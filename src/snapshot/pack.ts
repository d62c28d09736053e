/** One pack of a list: its plan, its file, and its rows of the index (stored-format/list-index.ts). */

import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { LIST_ENDS } from '../stored-format/envelope.ts';
import { GZIP_HEADER, storedHeader } from '../stored-format/gzip.ts';
import { NAME_BYTES } from '../stored-format/list-index.ts';
import { type NamedFile, named } from './blob-store.ts';
import type { PackBounds } from './chunking.ts';
import { hashOf } from './content-hash.ts';
import type { ListObjects } from './list-objects.ts';

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

export interface PackSegment {
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
