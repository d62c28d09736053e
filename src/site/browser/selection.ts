/** The sites that the list and the map show, worked out again only when something has changed that decides about them. */

import type { Coordinates } from '../../source/cells/distance.ts';
import { availabilityOf, countAvailability } from '../facts/availability.ts';
import { type SelectedSite, selectSites } from '../facts/select-sites.ts';
import type { SiteRecord } from '../records/site-index.ts';
import type { MapSite } from './map-panel.ts';
import { openSites } from './open-now.ts';
import { statusIn } from './poll-statuses.ts';
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
export function originOf({ list, here, middle }: PageState): Coordinates | undefined {
  if (list.order === 'me') return here.kind === 'known' ? here.at : undefined;
  return list.order === 'map' ? middle : undefined;
}

const select = remembering(
  (
    sites: PageState['sites'],
    filter: PageState['list']['filter'],
    statuses: PageState['statuses'] | undefined,
    minute: number | undefined,
    from: Coordinates | undefined,
  ): readonly SelectedSite[] => {
    if (sites.kind !== 'loaded') return [];
    const { value } = sites;
    const isFree = statuses ? (uid: string) => availabilityOf(statusIn(statuses, uid)?.status) === 'free' : () => false;
    const isOpen = openSites(value.index, minute ?? 0);
    const present = {
      isFree: ({ uid }: { uid: string }) => isFree(uid),
      isOpen: (site: SiteRecord) => isOpen(site) === true,
    };
    return selectSites(value, filter, present, from);
  },
);

/** The time and the statuses count only if the filter asks about them. */
export function selectedSites(state: PageState): readonly SelectedSite[] {
  const { sites, list, statuses, now } = state;
  const { filter } = list;
  return select(sites, filter, filter.free ? statuses : undefined, filter.open ? now : undefined, originOf(state));
}

const toMapSites = remembering(
  (selected: readonly SelectedSite[], statuses: PageState['statuses']): readonly MapSite[] =>
    selected.map(({ site }) => {
      const { free, unknown } = countAvailability([site], (uid) => statusIn(statuses, uid)?.status);
      const evses = site.evses.length;
      return unknown === evses ? { site, evses } : { site, evses, free };
    }),
);

/** The same list as before if nothing in it has changed. */
export function sitesOfMap(state: PageState): readonly MapSite[] {
  return toMapSites(selectedSites(state), state.statuses);
}
