/** What happened between two snapshots and should be reported (publish/history-findings/history-findings.ts). */

import { type Coordinates, distance } from '../../cells/places/distance.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Location } from '../../ocpi/types.ts';
import { codeOfStatus } from '../render/template.ts';
import { type Exchanges, noExchanges } from './exchanges.ts';
import { connectorsIn, type LostParts, noLostParts } from './losses.ts';
import type { PreviousList, PreviousObject } from './previous.ts';

export interface EvseEvent {
  readonly uid: string;
  /** Id of the location at which it was. */
  readonly location: string;
}

export interface RemovedLocation {
  readonly id: string;
  /** The first build after this time, in ms since 1970, drops the rest of it. */
  readonly until: number;
  /** Whether the previous snapshot had the whole Location. */
  readonly isNew: boolean;
}

export interface Events {
  /** EVSEs that were live and become REMOVED: they left the tables, or their status is REMOVED now. */
  readonly removed: EvseEvent[];
  /** EVSEs that are listed at another location now. */
  readonly moved: EvseEvent[];
  /** EVSEs that were REMOVED and are not any more. */
  readonly returned: EvseEvent[];
  /** Uids of EVSEs whose status differs from the one that was published before. */
  readonly statusChanged: string[];
  /** Locations that had live EVSEs and are hidden or left the tables. */
  readonly goneLocations: string[];
  /** Locations that are hidden or left the tables and are not dropped yet. */
  readonly removedLocations: RemovedLocation[];
  /** Locations with the same id at another place, and how far they moved. */
  readonly relocated: { readonly id: string; readonly kilometres: number }[];
  /** What is gone where something else is new. */
  readonly exchanges: Exchanges;
  /** What goes while the EVSEs stay. */
  readonly losses: LostParts;
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
    exchanges: noExchanges(),
    losses: noLostParts(),
    live: { evses: 0, locations: 0 },
  };
}

const REMOVED = codeOfStatus('REMOVED');

/** Whether a Location has an EVSE that is not REMOVED. */
export function isLive({ statuses }: PreviousObject): boolean {
  for (const code of statuses) if (code !== REMOVED) return true;
  return false;
}

/** Counts what max_removal_share is a share of. */
export function countLive({ live, losses }: Events, previous: PreviousList): void {
  losses.countBefore = () => connectorsIn(previous);
  for (const object of previous.values()) {
    if (!isLive(object)) continue;
    live.locations++;
    for (const code of object.statuses) if (code !== REMOVED) live.evses++;
  }
}

/** Corrections of coordinates are mostly below this. */
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
