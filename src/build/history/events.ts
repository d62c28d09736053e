/** What happened between two snapshots that a person should hear of (build/history/findings.ts says it in words). */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Location } from '../../ocpi/types.ts';
import { type Coordinates, distance } from '../../source/cells/distance.ts';
import { codeOfStatus } from '../render/template.ts';
import type { PreviousList, PreviousObject } from './previous.ts';

export interface EvseEvent {
  readonly uid: string;
  /** Id of the location at which it was. */
  readonly location: string;
}

export interface RemovedLocation {
  readonly id: string;
  /** When what stays of it is dropped, in ms since 1970: by the first build after that. */
  readonly until: number;
  /** Whether it was there in the previous snapshot. */
  readonly isNew: boolean;
}

export interface Events {
  /** EVSEs that were live and are REMOVED from now on: they left the tables, or their status says so. */
  readonly removed: EvseEvent[];
  /** EVSEs that are listed at another location now. */
  readonly moved: EvseEvent[];
  /** EVSEs that were REMOVED and are not any more. */
  readonly returned: EvseEvent[];
  /** Uids of EVSEs whose status is another one than was published before. */
  readonly statusChanged: string[];
  /** Locations that had live EVSEs and are hidden or left the tables. */
  readonly goneLocations: string[];
  /** Locations that are hidden or left the tables, of which something stays. */
  readonly removedLocations: RemovedLocation[];
  /** Locations whose id stands for another place now, and how far it is from the former one. */
  readonly relocated: { readonly id: string; readonly kilometres: number }[];
  /** What was live before. */
  readonly live: { evses: number; locations: number };
}

export function noEvents(): Events {
  return {
    removed: [],
    moved: [],
    returned: [],
    statusChanged: [],
    goneLocations: [],
    removedLocations: [],
    relocated: [],
    live: { evses: 0, locations: 0 },
  };
}

const REMOVED = codeOfStatus('REMOVED');

/** Whether a Location has an EVSE that is not REMOVED. */
export function isLive({ statuses }: PreviousObject): boolean {
  for (const code of statuses) if (code !== REMOVED) return true;
  return false;
}

/** Counts what a removal is measured by. */
export function countLive({ live }: Events, previous: PreviousList): void {
  for (const object of previous.values()) {
    if (!isLive(object)) continue;
    live.locations++;
    for (const code of object.statuses) if (code !== REMOVED) live.evses++;
  }
}

/** A site does not travel; a correction of its coordinates mostly stays below this. */
const FAR_KM = 5;

export function noteDistance({ relocated }: Events, current: Location, previous: Location): void {
  const kilometres = distance(placeOf(current), placeOf(previous)) / 1000;
  if (kilometres > FAR_KM) relocated.push({ id: current.id, kilometres });
}

export function noteStatuses({ statusChanged }: Events, current: Location, previous: Location): void {
  const before = new Map(previous.evses?.map(({ uid, status }) => [foldCase(uid), status]));
  for (const { uid, status } of current.evses ?? []) {
    if ((before.get(foldCase(uid)) ?? status) !== status) statusChanged.push(uid);
  }
}

function placeOf({ coordinates }: Location): Coordinates {
  return { latitude: Number(coordinates.latitude), longitude: Number(coordinates.longitude) };
}
