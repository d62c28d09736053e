/** The sites that the list and the map show, worked out again only when something has changed that decides about them. */

import type { Coordinates } from '../../../src/cells/browser.ts';
import { isOld } from '../components/freshness.ts';
import { countAvailability, knownIn } from '../facts/availability.ts';
import { meantPlace, type NamedPlace } from '../facts/meant-place.ts';
import { openSites } from '../facts/opening-state.ts';
import { type SelectedSite, selectSites } from '../facts/select-sites.ts';
import type { SiteFilter } from '../facts/site-filter.ts';
import { numbersWith } from '../facts/site-search.ts';
import type { MapSite } from '../map/map-sites.ts';
import type { EvseRecord } from '../records/site-index.ts';
import { namedSite } from '../records/sites-file.ts';
import type { KnownStatuses } from './load-statuses.ts';
import { isStale } from './poll-statuses.ts';
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
  return countAvailability(sites.value.index.sites, (uid) => statuses.byUid.get(uid));
});

/** Whether anybody says what is free: somebody is to, or a status is known. */
export function hasStatuses({ settings, sites, statuses }: PageState): boolean {
  const counts = standingOf(sites, statuses.list);
  return settings.has_statuses === true || (counts !== undefined && knownIn(counts) > 0);
}

/** Whether sites are open, worked out once a minute. */
export const openAt = remembering(openSites);

/** One selection that is remembered, because the page is shown again and again. */
const rememberedSelection = () =>
  remembering(
    (
      sites: PageState['sites'],
      filter: SiteFilter,
      statuses: KnownStatuses['list'],
      minute: number,
      from: Coordinates | undefined,
    ): readonly SelectedSite[] => {
      if (sites.kind !== 'loaded') return [];
      const { value } = sites;
      const present = {
        isFree: ({ uid }: EvseRecord) => statuses?.byUid.get(uid) === 'free',
        isOpen: openAt(value.index, minute),
      };
      return selectSites(value, filter, present, from);
    },
  );

const [select, selectNear] = [rememberedSelection(), rememberedSelection()];

/** The time and the statuses count only if the filter asks about them. */
function selectWith(
  how: typeof select,
  { sites, statuses, now }: PageState,
  filter: SiteFilter,
  from: Coordinates | undefined,
): readonly SelectedSite[] {
  return how(sites, filter, filter.free ? statuses.list : undefined, filter.open || filter.free ? now : 0, from);
}

export function selectedSites(state: PageState): readonly SelectedSite[] {
  return selectWith(select, state, state.list.filter, sortedFrom(state));
}

const withoutWords = remembering(({ q: _, ...filter }: SiteFilter): SiteFilter => filter);

/** What the list and the map show. */
export interface Found {
  readonly sites: readonly SelectedSite[];
  /** How many there are, if these are the first of them. */
  readonly count?: number;
  /** No site has the words of the search, which seem to mean this place: these are the sites around it. */
  readonly near?: NamedPlace | undefined;
}

export function foundSites(state: PageState): Found {
  const sites = selectedSites(state);
  const near = isDeadEnd(state) ? meant(state.list.filter.q ?? '', state.places, state.sites) : undefined;
  if (near === undefined) return { sites };
  const around = nearby(selectWith(selectNear, state, withoutWords(state.list.filter), near));
  return around.length === 0 ? { sites } : { sites: around, near };
}

const numbers = remembering(numbersWith);

/** What names and towns find while the rest of the list is on its way. */
export function foundNames({ names, list, shown }: PageState): Found {
  if (names === undefined) return { sites: [] };
  const { file, texts } = names;
  const found = list.filter.q === undefined ? undefined : numbers(list.filter.q, texts);
  const count = found?.length ?? texts.count;
  const sites = Array.from({ length: Math.min(count, shown) }, (_, i) => namedSite(file, found?.[i] ?? i));
  return { count, sites: sites.map((site) => ({ site, matching: [] })) };
}

/** Sites that are much farther away than the nearest one are not near, in m. */
const NEAR = 50_000;

const nearby = remembering((sites: readonly SelectedSite[]): readonly SelectedSite[] => {
  const most = Math.max(NEAR, 2 * (sites[0]?.distance ?? 0));
  return sites.filter(({ distance = 0 }) => distance <= most);
});

/** Whether the words of the search are in no site. While a part of the list is on its way, that may still have them. */
export function isDeadEnd(state: PageState): boolean {
  const { sites, list } = state;
  const isWhole = sites.kind === 'loaded' && sites.value.index.lacks === undefined;
  return isWhole && list.filter.q !== undefined && selectedSites(state).length === 0;
}

const meant = remembering((q: string, places: PageState['places'], sites: PageState['sites']) =>
  sites.kind === 'loaded' ? meantPlace(q, places ?? [], sites.value.index.sites) : undefined,
);

const toMapSites = remembering(
  (selected: readonly SelectedSite[], statuses: KnownStatuses['list'], isSilent: boolean): readonly MapSite[] =>
    selected.map(({ site, matching }) => {
      const counts = countAvailability([{ evses: matching }], (uid) => statuses?.byUid.get(uid));
      const { free, unknown, planned } = counts;
      const evses = matching.length;
      if (evses > 0 && planned === evses) return { site, evses, isPlanned: true };
      if (isSilent) return { site, evses, isSilent };
      return unknown + planned === evses ? { site, evses } : { site, evses, free };
    }),
);

/** A site whose page is open is on the map, also if the filter leaves it out. */
const withOpened = remembering(
  (found: readonly SelectedSite[], sites: PageState['sites'], id: string | undefined): readonly SelectedSite[] => {
    if (id === undefined || sites.kind !== 'loaded' || found.some(({ site }) => site.id === id)) return found;
    const opened = sites.value.index.sites.filter((site) => site.id === id);
    return [...found, ...opened.map((site) => ({ site, matching: site.evses }))];
  },
);

/** The same list as before if nothing in it has changed. What was free once is not shown as free: a mark has no room for a time. */
export function sitesOfMap(state: PageState): readonly MapSite[] {
  const { statuses, now, sites, route } = state;
  const areOld = isOld({ isStale: isStale(statuses, now), hasFailed: statuses.hasFailed });
  const shown = withOpened(foundSites(state).sites, sites, route.kind === 'site' ? route.id : undefined);
  return toMapSites(shown, areOld ? undefined : statuses.list, !hasStatuses(state));
}
