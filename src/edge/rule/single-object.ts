/** Finds one object of a list or a part of it (OCPI 8.2.1.2): a Location, EVSE or Connector; as an extension, a Tariff. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { positionsOf } from '../../stored-format/id-index.ts';
import { blocksOf, type ListIndex, packOf, packPath, segmentOf, textStart } from '../../stored-format/list-index.ts';
import type { StoredList } from '../../stored-format/manifest.ts';
import { inflate } from './deflate.ts';
import type { Host } from './host.ts';
import { Kept, perObject } from './kept.ts';
import { openIndex, openKept, openPack } from './stored-files.ts';

/** Bytes of texts kept, of the 128 MB that a worker has. */
const KEPT_BYTES = 8 * 1024 * 1024;

/** The texts of segments, by the pack that they are in: who asks for one object often asks for the next one too. */
const textsOf = perObject(() => new Kept<Uint8Array>(KEPT_BYTES, ({ length }) => length));

type JsonObject = { readonly [name: string]: unknown };

/**
 * Finds the object with the first id, and within it the parts with the other ids. Ids are CiStrings.
 *
 * @returns undefined if there is none
 * @throws FileMissing
 */
export async function findObject(
  host: Host,
  list: StoredList,
  ids: readonly string[],
): Promise<JsonObject | undefined> {
  const [id = '', ...parts] = ids;
  const [index, positions] = await Promise.all([openIndex(host, list.index), openKept(host, list.ids)]);
  for (const position of positionsOf(positions, id)) {
    const object = await readObject(host, index, position);
    if (hasId(object, 'id', id)) return partOf(object, parts);
  }
  return undefined;
}

const PARTS = [
  { list: 'evses', id: 'uid' },
  { list: 'connectors', id: 'id' },
] as const;

function partOf(object: JsonObject, ids: readonly string[]): JsonObject | undefined {
  let found = object;
  for (const [depth, id] of ids.entries()) {
    const part = PARTS[depth];
    const members = part === undefined ? undefined : found[part.list];
    const next = Array.isArray(members) ? members.find((member) => hasId(member, part?.id ?? 'id', id)) : undefined;
    if (next === undefined) return undefined;
    found = next;
  }
  return found;
}

function hasId(object: JsonObject, name: string, id: string): boolean {
  return foldCase(object[name]) === foldCase(id);
}

async function readObject(host: Host, index: ListIndex, position: number): Promise<JsonObject> {
  const segment = segmentOf(index, position);
  const text = await segmentText(host, index, segment);
  const own = text.subarray(textStart(index, segment, position), index.objectEnd[position]);
  return JSON.parse(new TextDecoder().decode(own)) as JsonObject;
}

async function segmentText(host: Host, index: ListIndex, segment: number): Promise<Uint8Array> {
  const pack = packOf(index, segment);
  const name = `${packPath(index, pack)} ${segment - (index.firstSegment[pack] ?? 0)}`;
  const known = textsOf(host).get(name);
  if (known !== undefined) return known;
  const bytes = await openPack(host, index, pack);
  return textsOf(host).add(name, inflate(blocksOf(index, segment, bytes), index.textBytes[segment] ?? 0));
}
