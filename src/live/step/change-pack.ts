/** A pack of a published list with other statuses in it: only segments that change are compressed again. */

import { constants, crc32, deflateRawSync } from 'node:zlib';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { DateTime, Location } from '../../ocpi/types.ts';
import { digestText } from '../../publish/render/template.ts';
import { named } from '../../snapshot/blob-store.ts';
import { hashOf } from '../../snapshot/content-hash.ts';
import { inflateExactly } from '../../snapshot/inflate-exactly.ts';
import { joinBlocks, PACK_LEVEL, type Pack, packEnds, packKey } from '../../snapshot/pack.ts';
import { concatenate } from '../../stored-format/gzip.ts';
import { blocksOf, type ListIndex, nameAt, textStart } from '../../stored-format/list-index.ts';
import { type NewStatuses, withNewStatuses } from './change-location.ts';

/** What changes in a list: by position, the id (foldCase) of the Location that should be there, and the statuses of its EVSEs. */
export type PositionChanges = ReadonlyMap<number, readonly { readonly id: string; readonly statuses: NewStatuses }[]>;

/** A pack with changes. Members of `Pack` are those of the whole pack. */
export interface ChangedPack extends Omit<Pack, 'objectEnd'> {
  readonly number: number;
  readonly key: string;
  /** Of the segments that changed, by their number in the list. */
  readonly hashes: ReadonlyMap<number, string>;
  /** By position in the list: where an object ends in the text of its segment. Of the segments that changed. */
  readonly objectEnd: ReadonlyMap<number, number>;
  /** By position in the list, in ms since 1970. */
  readonly lastUpdated: ReadonlyMap<number, number>;
}

/** Holds a Location that is about to be published against the contract. It throws if that is broken. */
export type LocationJudge = (location: Location) => void;

export interface PackContext {
  readonly publishedAt: DateTime;
  readonly judge: LocationJudge;
}

/** Undefined if the pack has all that is asked of it already. @throws SnapshotDamaged, and whatever the judge throws */
export function changePack(
  index: ListIndex,
  number: number,
  bytes: Uint8Array,
  changes: PositionChanges,
  context: PackContext,
): ChangedPack | undefined {
  const [begin = 0, end = 0] = index.firstSegment.subarray(number, number + 2);
  const segments = Array.from({ length: end - begin }, (_, i) => {
    const segment = begin + i;
    const blocks = blocksOf(index, segment, bytes);
    const text = inflateExactly(blocks, index.textBytes[segment] ?? 0);
    return changeSegment(index, segment, text, changes, context) ?? { segment, text, blocks };
  });
  const changed = segments.filter((one) => 'objects' in one);
  if (changed.length === 0) return undefined;
  const { head, tail } = packEnds(number, index.packs);
  const texts = segments.map(({ text }) => text);
  const encode = (text: string) => new TextEncoder().encode(text);
  const joined = texts.flatMap((text, i) => (i === 0 ? [text] : [encode(','), text]));
  const identity = concatenate([encode(head), ...joined, encode(tail)]);
  const blocks = segments.map((one) => ('objects' in one ? deflate(one.text) : one.blocks));
  const hashes = new Map(changed.map((one) => [one.segment, one.hash]));
  const allHashes = segments.map(({ segment }) => hashes.get(segment) ?? nameAt(index.hashes, segment));
  const { name, bytes: size } = named(identity);
  return {
    number,
    key: packKey({ head, tail, hashes: allHashes }),
    crc32: crc32(identity),
    identity: { name, bytes: size },
    ...joinBlocks({ head, tail }, texts, blocks),
    hashes,
    objectEnd: new Map(changed.flatMap(({ objects }) => objects.map(({ position, end: at }) => [position, at]))),
    lastUpdated: new Map(changed.flatMap(({ lastUpdated }) => [...lastUpdated])),
  };
}

function changeSegment(
  index: ListIndex,
  segment: number,
  bytes: Uint8Array,
  changes: PositionChanges,
  { publishedAt, judge }: PackContext,
) {
  const [first = 0, end = 0] = index.firstObject.subarray(segment, segment + 2);
  const lastUpdated = new Map<number, number>();
  const texts = Array.from({ length: end - first }, (_, i) => {
    const position = first + i;
    const text = decode(bytes.subarray(textStart(index, segment, position), index.objectEnd[position]));
    const wanted = changes.get(position);
    if (wanted === undefined) return text;
    const location = JSON.parse(text) as Location;
    const statuses = wanted.find(({ id }) => id === foldCase(location.id))?.statuses;
    const changed = statuses ? withNewStatuses(location, statuses, publishedAt) : location;
    if (changed === location) return text;
    judge(changed);
    lastUpdated.set(position, Date.parse(changed.last_updated));
    return JSON.stringify(changed);
  });
  if (lastUpdated.size === 0) return undefined;
  let at = -1;
  const objects = texts.map((text, i) => {
    at += 1 + Buffer.byteLength(text);
    return { position: first + i, end: at };
  });
  const hash = hashOf(texts.map(wholeHash).join(''));
  return { segment, text: new TextEncoder().encode(texts.join(',')), objects, lastUpdated, hash };
}

function wholeHash(text: string): string {
  return digestText(text, JSON.parse(text) as Location).wholeHash;
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function deflate(text: Uint8Array): Uint8Array {
  return deflateRawSync(text, { level: PACK_LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
}
