/** One object of a list, or a part of it (OCPI 8.2.1.2): a Location, an EVSE, a Connector; as an extension, a Tariff. */

import { positionsOf } from '../format/id-index.ts';
import { type ListIndex, packOf, segmentOf } from '../format/list-index.ts';
import type { StoredList } from '../format/manifest.ts';
import { openIndex, openKept, openPack } from './list-files.ts';
import { blocksOf, cut, inflate } from './page-body.ts';

/** What was found: the object, nothing of that id, or no files to look in, because the snapshot has been replaced. */
export type Found = { readonly kind: 'found'; readonly object: JsonObject } | { readonly kind: 'unknown' | 'gone' };

type JsonObject = { readonly [name: string]: unknown };

/** Looks up the object with the first id, and within it the parts with the others. Ids are compared without case. */
export async function findObject(assets: Fetcher, list: StoredList, ids: readonly string[]): Promise<Found> {
  const [id = '', ...parts] = ids;
  const [index, positions] = await Promise.all([openIndex(assets, list.index), openKept(assets, list.ids)]);
  if (index === undefined || positions === undefined) return { kind: 'gone' };
  for (const position of positionsOf(positions, id)) {
    const object = await readObject(assets, index, position);
    if (hasId(object, 'id', id)) return partOf(object, parts);
  }
  return { kind: 'unknown' };
}

const PARTS = [
  { list: 'evses', id: 'uid' },
  { list: 'connectors', id: 'id' },
] as const;

function partOf(object: JsonObject, ids: readonly string[]): Found {
  let found = object;
  for (const [depth, id] of ids.entries()) {
    const part = PARTS[depth];
    const members = part === undefined ? undefined : found[part.list];
    const next = Array.isArray(members) ? members.find((member) => hasId(member, part?.id ?? 'id', id)) : undefined;
    if (next === undefined) return { kind: 'unknown' };
    found = next;
  }
  return { kind: 'found', object: found };
}

function hasId(object: JsonObject, name: string, id: string): boolean {
  return String(object[name]).toUpperCase() === id.toUpperCase();
}

async function readObject(assets: Fetcher, index: ListIndex, position: number): Promise<JsonObject> {
  const segment = segmentOf(index, position);
  const pack = await openPack(assets, index, packOf(index, segment));
  const text = await inflate(blocksOf(index, segment, pack));
  const run = { segment, first: position, end: position + 1 };
  return JSON.parse(new TextDecoder().decode(cut(index, run, text))) as JsonObject;
}
