/**
 * The size of what is published, for the log, the front page and `/_health.json`. It counts what a driver can find: public
 * Locations and Tariffs of the tables, the EVSEs of these Locations that are not REMOVED, and the Connectors of these EVSEs.
 * Objects that left the tables and are still published do not count.
 */

import { formatCount } from '../../findings/text/format.ts';
import { OCPI_VERSION, type OcpiVersion } from '../../ocpi/enums.ts';
import { type CurrentStatuses, currentStatuses, type Draft } from './draft.ts';
import { codeOfStatus, connectorsOf } from './template.ts';

export interface Counts {
  readonly locations: number;
  readonly evses: number;
  readonly connectors: number;
  readonly tariffs: number;
}

/** The newest version, which leaves out least. */
export function fullestVersion<V extends { readonly version: string }>(versions: readonly V[]): V | undefined {
  return OCPI_VERSION.toReversed().flatMap((newest) => versions.find(({ version }) => version === newest) ?? [])[0];
}

/** The drafts of a version. */
export interface DraftedLists {
  readonly locations: readonly Draft[];
  readonly tariffs: readonly Draft[];
}

/** Everything in the drafts of a version, REMOVED or not. */
export function countDrafted({ locations, tariffs }: DraftedLists): Counts {
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
  /** In the tables, but not public or not expressible in any published version. */
  readonly unpublished: Counts;
  /** Public EVSEs that are REMOVED. */
  readonly removed: number;
}

/** What the static data says about the size of a network. */
export interface Drafted {
  readonly versions: readonly (DraftedLists & { readonly version: OcpiVersion })[];
  /** `countDrafted` of the version that leaves out least. */
  readonly drafted: Counts;
  /** Rows of the tables. */
  readonly rows: Counts;
}

const REMOVED = codeOfStatus('REMOVED');

export function sizesOf({ versions, drafted, rows }: Drafted, current: CurrentStatuses): Sizes {
  let [evses, connectors] = [0, 0];
  for (const draft of fullestVersion(versions)?.locations ?? []) {
    const statuses = currentStatuses(draft, current);
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

/** Uids (foldCase) of the public EVSEs that are not REMOVED. */
export function liveEvses(drafts: readonly Pick<Draft, 'statuses' | 'uids'>[], current: CurrentStatuses): Set<string> {
  const live = new Set<string>();
  for (const draft of drafts) {
    const statuses = currentStatuses(draft, current);
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

/** `3 locations, 5 EVSEs, 8 connectors, 2 tariffs published; not public: 1 location; REMOVED: 1 EVSE` */
export function countsInWords({ published, unpublished, removed }: Sizes): string {
  const hidden = listCounts(unpublished, 1);
  return [
    `${listCounts(published, 0)} published`,
    ...(hidden === '' ? [] : [`not public: ${hidden}`]),
    ...(removed === 0 ? [] : [`REMOVED: ${formatCount(removed, 'EVSE')}`]),
  ].join('; ');
}

/** The counts that are at least `least`. */
function listCounts({ locations, evses, connectors, tariffs }: Counts, least: number): string {
  const counts = [
    [locations, 'location'],
    [evses, 'EVSE'],
    [connectors, 'connector'],
    [tariffs, 'tariff'],
  ] as const;
  return counts.flatMap(([count, one]) => (count < least ? [] : [formatCount(count, one)])).join(', ');
}
