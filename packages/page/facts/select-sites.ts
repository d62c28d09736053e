/** The sites that a reader looks for, in the order that they asked for. */

import { type Coordinates, distance } from '../../../src/cells/browser.ts';
import type { EvseRecord, SiteIndex, SiteRecord } from '../records/site-index.ts';
import { asksEvses, evseMatcher, type Present, type SiteFilter } from './site-filter.ts';
import { textOfSite, wordMatcher } from './site-search.ts';

/** An index, ready to be searched. */
export interface SearchedIndex {
  readonly index: SiteIndex;
  /** What is searched of the site with a number, worked out when it is first asked for. */
  readonly textOf: (number: number) => string;
}

export interface SelectedSite {
  readonly site: SiteRecord;
  /** Its EVSEs that have what was asked for, each with the plugs that have it. */
  readonly matching: readonly EvseRecord[];
  /** From the point that was asked for, in m. */
  readonly distance?: number;
}

export function toSearched(index: SiteIndex): SearchedIndex {
  const texts: string[] = [];
  const textOf = (number: number): string => {
    const site = index.sites[number];
    const text = texts[number] ?? (site ? textOfSite(site) : '');
    texts[number] = text;
    return text;
  };
  return { index, textOf };
}

/** @param from sorts by the distance from here; without it, the order of the index stays, which is by name */
export function selectSites(
  { index, textOf }: SearchedIndex,
  filter: SiteFilter,
  present: Present,
  from?: Coordinates,
): SelectedSite[] {
  const hasWords = filter.q === undefined ? undefined : wordMatcher(filter.q);
  const matchingEvses = evseMatcher(filter, index, present);
  const needsEvse = asksEvses(filter);
  const found: SelectedSite[] = [];
  for (const [i, site] of index.sites.entries()) {
    if (hasWords && !hasWords(textOf(i))) continue;
    const matching = matchingEvses(site);
    if (matching === undefined || (needsEvse && matching.length === 0)) continue;
    found.push(from === undefined ? { site, matching } : { site, matching, distance: distance(from, site) });
  }
  return from === undefined ? found : found.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}
