/** What stands where a charger would be that is not, or no longer, in this network. */

import { type ComponentChild, h } from 'preact';
import { writeRoute } from '../facts/route.ts';
import type { PageWords } from '../words/words.ts';

export function ChargerNotFound({ id, words }: { id: string; words: PageWords }): ComponentChild {
  const list = { kind: 'list', order: 'name', map: false } as const;
  return h('article', { class: 'charger charger-missing' }, [
    h('h1', { tabIndex: -1 }, words.say('charger.not_found')),
    h('p', null, words.say('charger.not_found_why'), ' ', h('bdi', { class: 'charger-id' }, id)),
    h('p', { class: 'charger-actions' }, [
      h('a', { class: 'action', href: writeRoute({ ...list, filter: { q: id } }) }, words.say('charger.search_for')),
      h('a', { class: 'action', href: writeRoute({ ...list, filter: {} }) }, words.say('charger.all')),
    ]),
  ]);
}
