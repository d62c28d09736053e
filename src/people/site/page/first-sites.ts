/** The first sites, as index.html has them: with what changes only when the network does, and for readers without scripts. */

import { h } from 'preact';
import type { SiteIndex } from '../records/site-index.ts';
import type { PageWords } from '../words/words.ts';
import { SiteCards } from './site-cards.ts';

export interface FirstSitesProps {
  /** Its sites are the first ones. */
  readonly index: SiteIndex;
  /** Number of all sites. */
  readonly count: number;
  readonly words: PageWords;
}

export function FirstSites({ index, count, words }: FirstSitesProps) {
  const sites = index.sites.map((site) => ({ site, matching: site.evses }));
  const shown = sites.length;
  return h('div', { class: 'first-sites' }, [
    h(SiteCards, { index, words, sites, shown, areTargets: true }),
    shown < count && h('p', { class: 'first-note' }, words.say('list.first', { shown, count })),
  ]);
}
