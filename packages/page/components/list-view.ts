/** Search, filters and what they found. */

import { type ComponentChild, h } from 'preact';
import type { NamedPlace } from '../facts/meant-place.ts';
import type { SelectedSite } from '../facts/select-sites.ts';
import { MapNotice, type MapProblem } from '../parts/map-button.ts';
import { DeadEnd, NearPlace, nearInWords } from './dead-end.ts';
import { FindForm, type FindFormProps, SortChoice } from './find-form.ts';
import type { CardFacts } from './site-card.ts';
import { NameCards, type NamedSite, SiteCards } from './site-cards.ts';

export interface ListViewProps extends FindFormProps {
  /** Absent while the list is loaded, or if it cannot be. */
  readonly found?: FoundSites | undefined;
  /** In its place, while the names of sites are all that is there. */
  readonly named?: FoundNames | undefined;
  /** How many sites are listed. */
  readonly shown: number;
  readonly onMore: () => void;
  readonly hasFailed: boolean;
  /** Whether a search may find more once all of the list is there. */
  readonly mayBeMore: boolean;
  /** Stands in for the list: the first sites as index.html has them. */
  readonly first?: ComponentChild;
  readonly onRetry: () => void;
  readonly mapProblem?: MapProblem | undefined;
}

export interface FoundSites {
  readonly sites: readonly SelectedSite[];
  /** Where the words of the search seem to be: no site has them, and these are the nearest ones. */
  readonly near?: NamedPlace | undefined;
  readonly cards: CardFacts;
}

export interface FoundNames {
  readonly count: number;
  /** The first of them. */
  readonly sites: readonly NamedSite[];
}

export function ListView(props: ListViewProps) {
  const { words, found, named, hasFailed, mayBeMore, onRetry, mapProblem, filter, act } = props;
  const { q: _, ...filters } = filter;
  const [nearest] = found?.sites ?? [];
  return h('div', { class: 'list-view' }, [
    h(FindForm, props),
    h(MapNotice, { problem: mapProblem, words }),
    h('p', { class: 'notice here', role: 'status' }, hereWords(props)),
    hasFailed && [
      h('p', { class: 'notice warn', role: 'alert' }, [
        `${words.say('list.failed')} `,
        h('button', { type: 'button', onClick: onRetry }, words.say('site.retry')),
      ]),
    ],
    h('h2', { class: 'unseen' }, words.say('list.label')),
    h('div', { class: 'results-row needs-script' }, [
      h('p', { role: 'status' }, foundWords(props) ?? (!hasFailed && words.say('list.loading'))),
      (found ?? named) && mayBeMore && h('p', { class: 'quiet' }, words.say('list.loading')),
      (found ?? named) && found?.near === undefined && h(SortChoice, props),
    ]),
    found?.near && nearest && h(NearPlace, { place: found.near, nearest, map: found.cards.map === true, words }),
    cardsOf(props),
    found?.sites.length === 0 && h(DeadEnd, { words, hasFilters: Object.keys(filters).length > 0, onClear: act.clear }),
  ]);
}

function cardsOf({ words, filter, found, named, first, shown, onMore }: ListViewProps): ComponentChild {
  if (found) return h(SiteCards, { ...found.cards, sites: found.sites, shown, onMore });
  // The cards of index.html say more of the first sites.
  return named && (filter.q !== undefined || !first) ? h(NameCards, { ...named, words, onMore }) : first;
}

/** The answer to the wish to sort by distance. */
function hereWords({ words, here, order }: FindFormProps): string | undefined {
  if (here === 'asking') return words.say('find.asking');
  if (here === 'refused') return words.say('find.refused');
  if (here === 'failed') return words.say('find.not_found');
  return here === 'unknown' && order === 'me' ? words.say('find.press_near_me') : undefined;
}

function foundWords({ words, hasStatuses, found, named }: ListViewProps): string | undefined {
  if (found === undefined) return named && words.say('list.sites', { count: named.count });
  const { sites, near } = found;
  const [nearest] = sites;
  if (near && nearest) return nearInWords(near, nearest, words);
  // The top of the page and the cards count charging points, where anybody says what is free.
  if (hasStatuses) return words.say('list.sites', { count: sites.length });
  const evses = sites.reduce((sum, { matching }) => sum + matching.length, 0);
  return `${words.say('list.sites', { count: sites.length })} · ${words.say('site.evses', { count: evses })}`;
}
