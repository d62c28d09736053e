/**
 * How much is published: one definition for the log, the front page and `/_health.json`. What counts is what a driver can
 * find: Locations and Tariffs of the tables that are public, EVSEs at these Locations that are not REMOVED, and the
 * Connectors of those EVSEs. What left the tables and is still shown, as OCPI wants it, does not count.
 */

import { type CurrentStatuses, currentStatuses, type Draft } from './draft.ts';
import type { DraftedVersion } from './render.ts';
import { codeOfStatus, connectorsOf } from './template.ts';

export interface Counts {
  readonly locations: number;
  readonly evses: number;
  readonly connectors: number;
  readonly tariffs: number;
}

/** The version that leaves out least. */
export function fullestVersion<V extends { readonly version: string }>(versions: readonly V[]): V | undefined {
  return versions.find(({ version }) => version !== '2.2') ?? versions[0];
}

/** Everything in the drafts of a version, REMOVED or not. */
export function countDrafted({ locations, tariffs }: Pick<DraftedVersion, 'locations' | 'tariffs'>): Counts {
  return {
    locations: locations.length,
    evses: sum(locations, ({ uids }) => uids.length),
    connectors: sum(locations, ({ volatile }) => connectorsOf(volatile())),
    tariffs: tariffs.length,
  };
}

/** The size of a network: what is published, and what else is in its tables. */
export interface Sizes {
  readonly published: Counts;
  /** In the tables and not public, or not in a version that is published. */
  readonly unpublished: Counts;
  /** EVSEs that are public and REMOVED. */
  readonly removed: number;
}

/** What the tables alone say of the size of a network. */
export interface Drafted {
  readonly versions: readonly Pick<DraftedVersion, 'version' | 'locations' | 'tariffs'>[];
  /** What `countDrafted` says of the version that leaves out least. */
  readonly drafted: Counts;
  /** Rows of the tables. */
  readonly rows: Counts;
}

const REMOVED = codeOfStatus('REMOVED');

export function sizesOf({ versions, drafted, rows }: Drafted, present: CurrentStatuses): Sizes {
  let [evses, connectors] = [0, 0];
  for (const draft of fullestVersion(versions)?.locations ?? []) {
    const statuses = currentStatuses(draft, present);
    if (!statuses.includes(REMOVED)) continue;
    for (const [i, evse] of draft.volatile().evses.entries()) {
      if (statuses[i] !== REMOVED) continue;
      evses++;
      connectors += evse.connectors.length;
    }
  }
  return {
    published: subtract(drafted, { locations: 0, evses, connectors, tariffs: 0 }),
    unpublished: subtract(rows, drafted),
    removed: evses,
  };
}

/** Uids, in one case (sameCase), of the public EVSEs that are not REMOVED. */
export function liveEvses(drafts: readonly Draft[], present: CurrentStatuses): Set<string> {
  const live = new Set<string>();
  for (const draft of drafts) {
    const statuses = currentStatuses(draft, present);
    for (const [evse, uid] of draft.uids.entries()) if (statuses[evse] !== REMOVED) live.add(uid);
  }
  return live;
}

function subtract(one: Counts, other: Counts): Counts {
  return {
    locations: one.locations - other.locations,
    evses: one.evses - other.evses,
    connectors: one.connectors - other.connectors,
    tariffs: one.tariffs - other.tariffs,
  };
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0);
}
