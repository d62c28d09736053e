/**
 * A published list with other statuses in it, packed as a build packs it (snapshot/list.ts): the texts of the sites that change are
 * written anew, and packs without one are carried over unread. A site was held against the contract when it was built, and nothing but
 * statuses and times change here.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Status } from '../../ocpi/enums.ts';
import type { DateTime, Location } from '../../ocpi/types.ts';
import { digestText } from '../../publish/render/template.ts';
import { createBlobStore } from '../../snapshot/blob-store.ts';
import { type PreviousRecent, packList } from '../../snapshot/list.ts';
import { type ListObjects, recentTimesOfStep, storedObjects } from '../../snapshot/plan.ts';
import { aligned, objectReader, parseIndex } from '../../snapshot/read-snapshot.ts';
import {
  type ListIndex,
  NAME_BYTES,
  packOf,
  packPath,
  packPaths,
  positionsOf,
  segmentOf,
} from '../../stored-format/list-index.ts';
import type { Manifest, StoredList } from '../../stored-format/manifest.ts';
import { jsonIn } from '../../stored-format/stored-body.ts';
import type { Read } from './stored-parts.ts';

/** By id (foldCase) of the Location. */
type LocationChanges = ReadonlyMap<string, NewStatuses>;

export interface ListContext {
  readonly publishedAt: DateTime;
  readonly read: Read;
  /** New files, by path with a leading slash. */
  readonly files: Map<string, Uint8Array>;
}

/** All versions of a head, after the step. Versions often publish the same list. @throws SnapshotDamaged */
export async function changeLists(
  { by_version }: Pick<Manifest, 'by_version'>,
  evses: readonly { readonly location: { readonly id: string }; readonly uid: string; readonly status: Status }[],
  context: ListContext,
): Promise<Manifest['by_version']> {
  const changes = new Map<string, Map<string, Status>>();
  for (const { location, uid, status } of evses) {
    const id = foldCase(location.id);
    changes.set(id, (changes.get(id) ?? new Map<string, Status>()).set(foldCase(uid), status));
  }
  const changed = new Map<string, Promise<StoredList>>();
  const versions = Object.entries(by_version).map(async ([version, lists]) => {
    const { locations } = lists;
    const next = changed.get(locations.index) ?? changeList(locations, changes, context);
    changed.set(locations.index, next);
    return [version, { ...lists, locations: await next }] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

/** The list in the head that comes next; the same object if it has all that is asked of it already. @throws SnapshotDamaged */
export async function changeList(
  list: StoredList,
  changes: LocationChanges,
  context: ListContext,
): Promise<StoredList> {
  const { read, publishedAt, files } = context;
  const [indexBytes, idsBytes] = await Promise.all([read(list.index), read(list.ids)]);
  const [index, ids] = [parseIndex(indexBytes), aligned(idsBytes)];
  const positions = new Set([...changes.keys()].flatMap((id) => positionsOf(ids, id)));
  const packs = await readPacks(index, positions, read);
  const stored = storedObjects(
    index,
    ids,
    objectReader(index, (path) => packs.get(path)),
  );
  const changed = changeObjects(stored, positions, changes, context);
  if (changed.size === 0) return list;
  const objects = { ...stored, bytes: (position: number) => changed.get(position) ?? stored.bytes(position) };
  const recentTimes = recentTimesOfStep(stored.lastUpdated, list.recent);
  const recent = await recentBefore(list, recentTimes, read);
  const recentPacks = recent.lists.flatMap(({ view }) => packPaths(view));
  const blobs = createBlobStore(new Set([list.ids, ...packPaths(index), ...recentPacks]));
  const previous = { index, ids: list.ids, recent };
  const packed = await packList(objects, blobs, { previous, recentTimes });
  for (const [path, file] of blobs.files) if (file instanceof Uint8Array) files.set(`/${path}`, file);
  return { ...packed.list, changed: publishedAt };
}

/** Writes times and hashes of the sites that change into the columns. Gives their JSON. */
function changeObjects(
  { bytes, lastUpdated, hashes }: ListObjects,
  positions: ReadonlySet<number>,
  changes: LocationChanges,
  { publishedAt }: ListContext,
): ReadonlyMap<number, Uint8Array> {
  const changed = new Map<number, Uint8Array>();
  for (const position of positions) {
    const location = jsonIn<Location>(bytes(position));
    // Several ids can share a hash, so it may be another one.
    const statuses = changes.get(foldCase(location.id));
    const next = statuses ? withNewStatuses(location, statuses, publishedAt) : location;
    if (next === location) continue;
    const json = JSON.stringify(next);
    changed.set(position, Buffer.from(json));
    lastUpdated[position] = Date.parse(next.last_updated);
    hashes.set(Buffer.from(digestText(json, next).wholeHash, 'hex'), NAME_BYTES * position);
  }
  return changed;
}

/** The packs with the objects at these positions, by path. @throws SnapshotDamaged */
export async function readPacks(index: ListIndex, positions: Iterable<number>, read: Read) {
  const numbers = new Set([...positions].map((position) => packOf(index, segmentOf(index, position))));
  const packs = [...numbers].map(async (pack): Promise<[string, Uint8Array]> => {
    const path = packPath(index, pack);
    return [path, await read(path)];
  });
  return new Map(await Promise.all(packs));
}

/** The recent lists that go on, and the shortest that has the texts of all. */
async function recentBefore({ recent }: StoredList, times: readonly number[], read: Read): Promise<PreviousRecent> {
  const longest = times.at(-1) ?? Number.NEGATIVE_INFINITY;
  const whole = recent.find(({ since }) => since <= longest);
  const lists = recent.filter((list) => list === whole || times.includes(list.since));
  return {
    lists: await Promise.all(lists.map(async (list) => ({ ...list, view: parseIndex(await read(list.index)) }))),
    read,
  };
}

/** The new status of EVSEs, by uid (foldCase). */
export type NewStatuses = ReadonlyMap<string, Status>;

/**
 * The Location with the new statuses; the same object if it has none of these EVSEs. They get `publishedAt` as their `last_updated`,
 * and so does the Location around them (OCPI 8.3). An EVSE that is REMOVED stays that: only a build brings it back.
 */
export function withNewStatuses(location: Location, statuses: NewStatuses, publishedAt: DateTime): Location {
  const { evses: before = [] } = location;
  const evses = before.map((evse) => {
    const status = statuses.get(foldCase(evse.uid));
    if (status === undefined || evse.status === 'REMOVED') return evse;
    return { ...evse, status, last_updated: latest(evse.last_updated, publishedAt) };
  });
  const changed = evses.filter((evse, i) => evse !== before[i]);
  if (changed.length === 0) return location;
  const last_updated = changed.reduce((time, evse) => latest(time, evse.last_updated), location.last_updated);
  return { ...location, evses, last_updated };
}

/** A `last_updated` never goes back, not even from one that was in the future. */
function latest(one: DateTime, other: DateTime): DateTime {
  return Date.parse(one) > Date.parse(other) ? one : other;
}
