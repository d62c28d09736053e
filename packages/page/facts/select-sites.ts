/** The sites that a reader looks for, in the order that they asked for. */

import { type Coordinates, distance } from '../../../src/cells/browser.ts';
import type { EvseRecord, SiteIndex, SiteRecord } from '../records/site-index.ts';
import { namedSite, type SitesFile } from '../records/sites-file.ts';
import { asksEvses, evseMatcher, type Present, type SiteFilter } from './site-filter.ts';
import { numbersWith, type SearchedTexts, searchedTexts, textOfSite } from './site-search.ts';

/** An index, ready to be searched. */
export interface SearchedIndex {
  readonly index: SiteIndex;
  /** Of its sites. */
  readonly texts: SearchedTexts;
}

/** Names and towns, ready to be searched while the rest of the list is on its way. */
export interface SearchedNames {
  readonly file: SitesFile;
  readonly texts: SearchedTexts;
}

export interface SelectedSite {
  readonly site: SiteRecord;
  /** Its EVSEs that have what was asked for, each with the plugs that have it. */
  readonly matching: readonly EvseRecord[];
  /** From the point that was asked for, in m. */
  readonly distance?: number;
}

export function toSearched(index: SiteIndex): SearchedIndex {
  const textOf = (number: number): string => {
    const site = index.sites[number];
    return site ? textOfSite(site) : '';
  };
  return { index, texts: searchedTexts(index.sites.length, textOf) };
}

export function toSearchedNames(file: SitesFile): SearchedNames {
  return { file, texts: searchedTexts(file.names.length, (number) => textOfSite(namedSite(file, number))) };
}

/** @param from sorts by the distance from here; without it, the order of the index stays, which is by name */
export function selectSites(
  { index, texts }: SearchedIndex,
  filter: SiteFilter,
  present: Present,
  from?: Coordinates,
): SelectedSite[] {
  const matchingEvses = evseMatcher(filter, index, present);
  const needsEvse = asksEvses(filter);
  const found: SelectedSite[] = [];
  const { q } = filter;
  for (const site of q === undefined ? index.sites : numbersWith(q, texts).flatMap((i) => index.sites[i] ?? [])) {
    const matching = matchingEvses(site);
    if (matching === undefined || (needsEvse && matching.length === 0)) continue;
    found.push(from === undefined ? { site, matching } : { site, matching, distance: distance(from, site) });
  }
  return from === undefined ? found : found.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}
