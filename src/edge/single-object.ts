/** Finds one object of a list or a part of it (OCPI 8.2.1.2): a Location, EVSE or Connector; as an extension, a Tariff. */

import { foldCase } from '../ocpi/ci-string.ts';
import { positionsOf } from '../stored-format/id-index.ts';
import { type ListIndex, segmentOf } from '../stored-format/list-index.ts';
import type { StoredList } from '../stored-format/manifest.ts';
import { FileMissing } from './error-answer.ts';
import type { Host } from './host.ts';
import { textsOfRuns } from './run-texts.ts';
import { openIndex, openKept, openPack } from './stored-files.ts';

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
  if (index === undefined || positions === undefined) throw new FileMissing();
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
  const run = { segment: segmentOf(index, position), first: position, end: position + 1 };
  const texts = await textsOfRuns(index, [run], (pack) => openPack(host, index, pack));
  return JSON.parse(new TextDecoder().decode(texts.get(run))) as JsonObject;
}
