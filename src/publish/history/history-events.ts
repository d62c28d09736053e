/** What happened between two snapshots and should be reported (publish/history-findings/history-findings.ts). */

import type { Connector, Location } from '../../ocpi/types.ts';
import { jsonIn } from '../../stored-format/stored-body.ts';
import type { Draft } from '../render/draft.ts';
import { codeOfStatus } from '../render/template.ts';
import type { PreviousList, PreviousObject } from './previous.ts';
import type { Sketch } from './sketches.ts';

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
  readonly exchanges: Exchanges;
  readonly losses: LostParts;
  /** What was live before. */
  readonly live: { evses: number; locations: number };
}

/** What is gone where something else is new: two objects, or one whose id was changed (history-findings/id-changes.ts). */
export interface Exchanges {
  /** Locations that had live EVSEs and left the tables or are hidden. */
  readonly goneLocations: Sketch[];
  readonly newLocations: Draft[];
  readonly goneTariffs: Sketch[];
  readonly newTariffs: Draft[];
  readonly evses: PartExchange[];
  readonly connectors: PartExchange[];
  /** Locations that belong to another party now; parties like `NL*EXA`. */
  readonly parties: { readonly id: string; readonly before: string; readonly after: string }[];
}

/** The parts of one object that are gone, and the new ones. */
export interface PartExchange {
  /** Id of the Location, or uid of the EVSE, that they are part of. */
  readonly of: string;
  readonly gone: readonly Sketch[];
  readonly fresh: readonly Sketch[];
}

/**
 * What the EVSEs that stay lose at once: connectors, and prices of connectors; and which tariffs go. A list that came in half
 * looks like this, while every site and every EVSE is still there. Connectors are named like `E-1/2`.
 */
export interface LostParts {
  /** Connectors that went, and none came in their place. */
  readonly connectors: string[];
  /** Connectors that had tariffs and have none now. */
  readonly prices: string[];
  /** Tariffs that went and had not ended. */
  readonly tariffs: string[];
  /** How many tariffs are new. */
  newTariffs: number;
  /** How many tariffs there were. */
  liveTariffs: number;
  /** Counts the connectors of what was published before. It reads all of it, so it is called only if many went. */
  countBefore: () => ConnectorCounts;
  /** The same of the Locations that changed. */
  readonly changed: ConnectorCounts;
}

interface ConnectorCounts {
  connectors: number;
  /** Those that have tariffs. */
  priced: number;
}

export function noEvents(): Events {
  const exchanges = { goneLocations: [], newLocations: [], goneTariffs: [], newTariffs: [], evses: [], connectors: [] };
  const lost = { connectors: [], prices: [], tariffs: [], newTariffs: 0, liveTariffs: 0 };
  const none = () => ({ connectors: 0, priced: 0 });
  return {
    removed: [],
    moved: [],
    returned: [],
    statusChanged: [],
    goneLocations: [],
    removedLocations: [],
    relocated: [],
    exchanges: { ...exchanges, parties: [] },
    losses: { ...lost, countBefore: none, changed: none() },
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

function connectorsIn(previous: PreviousList): ConnectorCounts {
  const counts = { connectors: 0, priced: 0 };
  for (const object of previous.values()) countConnectors(jsonIn<Location>(object.bytes()), counts);
  return counts;
}

/** The connectors of EVSEs that are not REMOVED. */
export function countConnectors({ evses = [] }: Location, counts: ConnectorCounts): void {
  for (const { connectors, status } of evses) {
    if (status === 'REMOVED') continue;
    counts.connectors += connectors.length;
    counts.priced += connectors.filter(isPriced).length;
  }
}

export function isPriced({ tariff_ids: ids = [] }: Connector): boolean {
  return ids.length > 0;
}
