/** One pack of a list: its plan, its two files, and its rows of the index (stored-format/list-index.ts). */

import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { LIST_ENDS } from '../stored-format/envelope.ts';
import { GZIP_HEADER, storedHeader } from '../stored-format/gzip.ts';
import { type NamedFile, named } from './blob-store.ts';
import { chunkPacks, type PackBounds } from './chunking.ts';
import { hashOf } from './content-hash.ts';

const deflate = promisify(deflateRaw);

/** One object of a list, as a snapshot stores it. */
export interface ListItem {
  readonly id: string;
  /** ms since 1970. */
  readonly created: number;
  /** ms since 1970. */
  readonly lastUpdated: number;
  /** 16 bytes of SHA-256 over the text, as 32 hexadecimal digits. */
  readonly hash: string;
  /**
   * Its JSON. Called only if a pack cannot be carried over, or if the list changed and is also stored as a whole: as a plain
   * file, or in brotli because it is small.
   */
  readonly text: () => string;
}

/** A pack before it is made. */
export interface PackPlan extends PackBounds {
  /** Hash of everything that determines its bytes, except the generator. */
  readonly key: string;
  /** Hash of the content of each segment. */
  readonly hashes: readonly string[];
  /** The text before and after its objects. */
  readonly head: string;
  readonly tail: string;
}

export interface Pack {
  readonly crc32: number;
  /** Its two files, without content if the previous snapshot has them. */
  readonly gzip: NamedFile;
  readonly identity: NamedFile;
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
export function planPacks(items: readonly ListItem[], bounds: readonly PackBounds[] = chunkPacks(items)): PackPlan[] {
  return bounds.map(({ first, ends }, i) => {
    const around = packEnds(i, bounds.length);
    const hashes = ends.map((end, segment) => {
      const objects = items.slice(segment === 0 ? first : ends[segment - 1], end);
      return hashOf(objects.map(({ hash }) => hash).join(''));
    });
    return { first, ends, ...around, hashes, key: packKey({ ...around, hashes }) };
  });
}

/** The text before and after the objects of a pack. @param packs how many the list has */
export function packEnds(pack: number, packs: number): Pick<PackPlan, 'head' | 'tail'> {
  return { head: pack === 0 ? LIST_ENDS[0] : ',', tail: pack === packs - 1 ? LIST_ENDS[1] : '' };
}

export function packKey({ head, tail, hashes }: Pick<PackPlan, 'head' | 'tail' | 'hashes'>): string {
  return hashOf([head, ...hashes, tail].join('\n'));
}

/** The text of a pack. */
export function packText(items: readonly ListItem[], { first, ends, head, tail }: PackPlan): string {
  const texts = items.slice(first, ends.at(-1) ?? first).map((item) => item.text());
  return head + texts.join(',') + tail;
}

/** Of zlib. A segment is compressed once and sent often: level 6 takes two thirds of the time, for a tenth more bytes. */
export const PACK_LEVEL = 8;

/** Renders and compresses a pack; compression runs on the thread pool. */
export async function makePack(items: readonly ListItem[], plan: PackPlan): Promise<Pack> {
  const { first, ends, head, tail } = plan;
  const texts = items.slice(first, ends.at(-1) ?? first).map((item) => item.text());
  const identity = Buffer.from(head + texts.join(',') + tail);
  const objectEnd = new Uint32Array(texts.length);
  const segments: Uint8Array[] = [];
  let [object, at] = [0, head.length];
  for (const end of ends) {
    let length = -1;
    for (; first + object < end; object++) {
      length += 1 + Buffer.byteLength(texts[object] ?? '');
      objectEnd[object] = length;
    }
    segments.push(identity.subarray(at, at + length));
    at += length + 1;
  }
  const blocks = await Promise.all(
    segments.map((text) => deflate(text, { level: PACK_LEVEL, finishFlush: constants.Z_SYNC_FLUSH })),
  );
  return { crc32: crc32(identity), objectEnd, identity: named(identity), ...joinBlocks(plan, segments, blocks) };
}

/** Packs that were made in this build, by key. Versions often publish the same list. */
export type MadePacks = Map<string, Promise<Pack>>;

/** Makes packs of these objects, each once. @param finish gets each pack that was made */
export function packMaker(
  items: readonly ListItem[],
  made: MadePacks,
  finish: (pack: Pack) => Pack,
): (plan: PackPlan) => Promise<Pack> {
  return (plan) => {
    const pack = made.get(plan.key) ?? makePack(items, plan).then(finish);
    made.set(plan.key, pack);
    return pack;
  };
}

/** The two files of a pack but for its text: segments joined by stored blocks (RFC 1951, 3.2.4), so that the blocks of each stay unchanged. */
export function joinBlocks(
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
