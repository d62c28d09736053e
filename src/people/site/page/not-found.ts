/** The page for a path at which there is nothing. */

import { h } from 'preact';
import type { PageSettings } from '../records/page-settings.ts';
import type { PageWords } from '../words/words.ts';

export function NotFound({ settings, words }: { settings: PageSettings; words: PageWords }) {
  return h('div', { class: 'page' }, [
    h('main', { id: 'main', class: 'missing' }, [
      h('h1', null, words.say('missing.title')),
      h('p', null, h('a', { href: '/' }, words.say('missing.home', { name: settings.name }))),
    ]),
  ]);
}
