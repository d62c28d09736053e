/** The list of sites: as many as were asked for, and a button for more. */

import { h } from 'preact';
import type { SelectedSite } from '../facts/select-sites.ts';
import type { SiteIndex } from '../records/site-index.ts';
import type { PageWords } from '../words/words.ts';
import { type CardFacts, SiteCard } from './site-card.ts';

export interface SiteCardsProps extends CardFacts {
  readonly sites: readonly SelectedSite[];
  /** How many there are, if these are the first of them. */
  readonly count?: number | undefined;
  readonly shown: number;
  readonly onMore?: () => void;
}

/** How many sites each press of the button adds. */
export const MORE = 60;

export function SiteCards({ sites, count = sites.length, shown, onMore, ...facts }: SiteCardsProps) {
  const left = count - shown;
  const more = facts.words.say('list.more', { count: Math.min(left, MORE) });
  return [
    h(
      'ol',
      { class: 'sites', role: 'list' },
      sites.slice(0, shown).map((selected, i) => h(SiteCard, { key: selected.site.id || i, selected, ...facts })),
    ),
    left > 0 && onMore && h('p', { class: 'more' }, h('button', { type: 'button', onClick: onMore }, more)),
  ];
}

/** The first sites, as index.html has them. */
export interface FirstSitesProps {
  /** Its sites are the first ones. */
  readonly index: SiteIndex;
  /** Number of all sites. */
  readonly count: number;
  readonly words: PageWords;
  /** Whether each site has a page of its own. */
  readonly hasPages: boolean;
}

/** With what changes only when the network does, and for readers without scripts. */
export function FirstSites({ index, count, words, hasPages }: FirstSitesProps) {
  const sites = index.sites.map((site) => ({ site, matching: site.evses }));
  const shown = sites.length;
  return h('div', { class: 'first-sites' }, [
    h(SiteCards, { index, words, sites, shown, areTargets: true, hasPages }),
    shown < count && h('p', { class: 'first-note' }, words.say('list.first', { shown, count })),
  ]);
}
