/** What is said where nothing is found: the site that is nearest to what was meant, or the way out. */

import { type ComponentChild, h } from 'preact';
import type { NamedPlace } from '../facts/meant-place.ts';
import { WHOLE_LIST, writeRoute } from '../facts/route.ts';
import type { SelectedSite } from '../facts/select-sites.ts';
import { distanceInWords } from '../words/unit-words.ts';
import type { PageWords } from '../words/words.ts';

export interface DeadEndProps {
  readonly words: PageWords;
  /** Whether anything but words is asked for. */
  readonly hasFilters: boolean;
  readonly onClear: () => void;
}

/** Nothing is there, and nobody knows where it should be. */
export function DeadEnd({ words, hasFilters, onClear }: DeadEndProps): ComponentChild {
  return h('div', { class: 'empty' }, [
    h('p', null, words.say('list.none')),
    hasFilters && [
      h('p', null, words.say('near.without_filters')),
      h('p', null, h('button', { type: 'button', onClick: onClear }, words.say('find.clear'))),
    ],
    h('p', null, h('a', { href: writeRoute(WHOLE_LIST) }, words.say('charger.all'))),
  ]);
}

/** Of the sites near a place in which there is none. */
export interface NearPlaceProps {
  readonly place: NamedPlace;
  readonly nearest: SelectedSite;
  /** Whether links to sites show the map, too. */
  readonly map: boolean;
  readonly words: PageWords;
}

export function NearPlace({ place, nearest: { site }, map, words }: NearPlaceProps): ComponentChild {
  return h('div', { class: 'near' }, [
    h(
      'p',
      null,
      h(
        'a',
        { class: 'action first', href: writeRoute({ kind: 'site', id: site.id, map }) },
        words.say('near.show', { site: site.name }),
      ),
    ),
    h('h3', null, words.say('near.others', { place: place.name })),
  ]);
}

/** In place of the number of sites found. */
export function nearInWords(place: NamedPlace, { site, distance = 0 }: SelectedSite, words: PageWords): string {
  const nearest = { site: site.name, distance: distanceInWords(distance, words) };
  return `${words.say('near.none', { place: place.name })} ${words.say('near.nearest', nearest)}`;
}
