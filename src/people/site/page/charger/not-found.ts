/** What stands where a charger would be that is not, or no longer, in this network. */

import { type ComponentChild, h } from 'preact';
import { WHOLE_LIST, writeRoute } from '../../facts/route.ts';
import type { PageWords } from '../../words/words.ts';

export function ChargerNotFound({ id, words }: { id: string; words: PageWords }): ComponentChild {
  return h('article', { class: 'charger charger-missing' }, [
    h('h1', { tabIndex: -1 }, words.say('charger.not_found')),
    h('p', null, words.say('charger.not_found_why'), ' ', h('bdi', { class: 'charger-id' }, id)),
    h('p', { class: 'charger-actions' }, [
      h(
        'a',
        { class: 'action', href: writeRoute({ ...WHOLE_LIST, filter: { q: id } }) },
        words.say('charger.search_for'),
      ),
      h('a', { class: 'action', href: writeRoute(WHOLE_LIST) }, words.say('charger.all')),
    ]),
  ]);
}
