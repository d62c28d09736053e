/** Search, filters and what they found, or where to go on if that is nothing. */

import { type ComponentChild, h } from 'preact';
import type { NamedPlace } from '../facts/meant-place.ts';
import { WHOLE_LIST, writeRoute } from '../facts/route.ts';
import type { SelectedSite } from '../facts/select-sites.ts';
import type { SiteFilter } from '../facts/site-filter.ts';
import { MapNotice, type MapProblem } from '../parts/map-button.ts';
import { distanceInWords } from '../words/unit-words.ts';
import type { PageWords } from '../words/words.ts';
import { FindForm, type FindFormProps, SortChoice } from './find-form.ts';
import type { CardFacts } from './site-card.ts';
import { SiteCards } from './site-cards.ts';

export interface ListViewProps extends FindFormProps {
  /** Absent while the list is loaded, or if it cannot be. */
  readonly found?: FoundSites | undefined;
  readonly hasFailed: boolean;
  /** Stands in for the list: the first sites as index.html has them. */
  readonly first?: ComponentChild;
  readonly onRetry: () => void;
  readonly mapProblem?: MapProblem | undefined;
}

export interface FoundSites {
  readonly sites: readonly SelectedSite[];
  /** How many there are, if these are the first of them. */
  readonly count?: number | undefined;
  /** Where the words of the search seem to be: no site has them, and these are the nearest ones. */
  readonly near?: NamedPlace | undefined;
  /** Whether the cards of index.html stay: they say more of the first sites than is known of all yet. */
  readonly areFirstShown?: boolean | undefined;
  /** Whether more may be found once all of the list is there. */
  readonly isPart?: boolean | undefined;
  readonly cards: CardFacts;
  readonly shown: number;
  readonly onMore: () => void;
}

export function ListView(props: ListViewProps) {
  const { words, found, hasFailed, first, onRetry, mapProblem } = props;
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
      h('p', { role: 'status' }, found ? foundWords(props, found) : !hasFailed && words.say('page.loading')),
      found?.isPart && h('p', { class: 'quiet' }, words.say('page.loading')),
      found && found.near === undefined && h(SortChoice, props),
    ]),
    found && !(found.areFirstShown && first) ? h(SiteCards, { ...found.cards, ...found }) : first,
    found?.sites.length === 0 && deadEnd(words),
  ]);
}

function hereWords({ words, here }: FindFormProps): string | undefined {
  if (here === 'asking') return words.say('find.asking');
  return here === 'refused' ? words.say('find.refused') : undefined;
}

function foundWords(
  { words, hasStatuses, filter }: FindFormProps,
  { sites, count = sites.length, near, cards }: FoundSites,
): string {
  const [nearest] = sites;
  if (near && nearest) {
    const { site, distance = 0 } = nearest;
    const said = { place: near.name, site: site.name, distance: distanceInWords(distance, words) };
    return words.say(hasFilters(filter) ? 'near.nearest_fitting' : 'near.nearest', said);
  }
  // The top of the page and the cards count charging points, where anybody says what is free.
  if (hasStatuses || cards.index.lacks === 'plugs') return words.say('list.sites', { count });
  const evses = sites.reduce((sum, { matching }) => sum + matching.length, 0);
  return `${words.say('list.sites', { count })} · ${words.say('site.evses', { count: evses })}`;
}

/** Nothing is there, and nobody knows where it should be: the way out. */
function deadEnd(words: PageWords): ComponentChild {
  return h('div', { class: 'empty' }, [
    h('p', null, words.say('list.none')),
    h('p', null, h('a', { href: writeRoute(WHOLE_LIST) }, words.say('charger.all'))),
  ]);
}

/** Whether more is asked for than words. */
function hasFilters({ q: _, ...filters }: SiteFilter): boolean {
  return Object.keys(filters).length > 0;
}
