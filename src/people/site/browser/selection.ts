/** The sites that the list and the map show, worked out again only when something has changed that decides about them. */

import type { Coordinates } from '../../../source/cells/distance.ts';
import { countAvailability, knownIn } from '../facts/availability.ts';
import { openSites } from '../facts/opening-state.ts';
import { type SelectedSite, selectSites } from '../facts/select-sites.ts';
import type { EvseRecord } from '../records/site-index.ts';
import type { KnownStatuses } from './load-statuses.ts';
import type { MapSite } from './map/map-sites.ts';
import type { PageState } from './state.ts';

/** Remembers the last result of a function, for as long as what it depends on is the same. */
export function remembering<D extends readonly unknown[], R>(work: (...on: D) => R): (...on: D) => R {
  let last: { readonly on: D; readonly result: R } | undefined;
  return (...on) => {
    if (last === undefined || on.some((one, i) => one !== last?.on[i])) last = { on, result: work(...on) };
    return last.result;
  };
}

/** From where distances count; undefined: the list is sorted by name. */
export function sortedFrom({ list, here, middle }: PageState): Coordinates | undefined {
  if (list.order === 'me') return here.kind === 'known' ? here.at : undefined;
  return list.order === 'map' ? middle : undefined;
}

/** How much is free, worked out once whenever statuses have changed, because large networks have many. */
export const standingOf = remembering((sites: PageState['sites'], statuses: KnownStatuses['list']) => {
  if (sites.kind !== 'loaded' || statuses === undefined) return undefined;
  const counts = { free: 0, taken: 0, out: 0, unknown: 0 };
  const free = new Set<EvseRecord>();
  for (const { evses } of sites.value.index.sites) {
    for (const evse of evses) {
      const availability = statuses.byUid.get(evse.uid) ?? 'unknown';
      counts[availability]++;
      if (availability === 'free') free.add(evse);
    }
  }
  return { counts, free };
});

/** Whether anybody says what is free: somebody is to, or a status is known. */
export function hasStatuses({ settings, sites, statuses }: PageState): boolean {
  const counts = standingOf(sites, statuses.list)?.counts;
  return settings.has_statuses === true || (counts !== undefined && knownIn(counts) > 0);
}

/** Whether sites are open, worked out once a minute. */
export const openAt = remembering(openSites);

const select = remembering(
  (
    sites: PageState['sites'],
    filter: PageState['list']['filter'],
    free: ReadonlySet<EvseRecord> | undefined,
    minute: number,
    from: Coordinates | undefined,
  ): readonly SelectedSite[] => {
    if (sites.kind !== 'loaded') return [];
    const { value } = sites;
    const present = {
      isFree: (evse: EvseRecord) => free?.has(evse) === true,
      isOpen: openAt(value.index, minute),
    };
    return selectSites(value, filter, present, from);
  },
);

/** The time and the statuses count only if the filter asks about them. */
export function selectedSites(state: PageState): readonly SelectedSite[] {
  const { sites, list, statuses, now } = state;
  const { filter } = list;
  const free = filter.free ? standingOf(sites, statuses.list)?.free : undefined;
  return select(sites, filter, free, filter.open || filter.free ? now : 0, sortedFrom(state));
}

const toMapSites = remembering(
  (selected: readonly SelectedSite[], statuses: KnownStatuses['list']): readonly MapSite[] =>
    selected.map(({ site, matching }) => {
      const { free, unknown } = countAvailability([{ evses: matching }], (uid) => statuses?.byUid.get(uid));
      const evses = matching.length;
      return unknown === evses ? { site, evses } : { site, evses, free };
    }),
);

/** The same list as before if nothing in it has changed. */
export function sitesOfMap(state: PageState): readonly MapSite[] {
  return toMapSites(selectedSites(state), state.statuses.list);
}
