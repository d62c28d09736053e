/** What was not looked for, so that nobody takes a check of files alone for more than it is. */

import { h } from 'preact';
import { visible } from '../../../src/findings/browser.ts';
import type { Checked } from '../messages.ts';
import type { CheckWords } from './check-words.ts';

export function UnseenSection({ words, checked }: { readonly words: CheckWords; readonly checked: Checked }) {
  const { notLookedFor, notAsked } = checked;
  return h('details', { class: 'unlooked' }, [
    h('summary', null, words.say('unseen.title')),
    h('p', null, words.say('unseen.codes')),
    h(
      'ul',
      { class: 'codes', lang: 'en' },
      notLookedFor.map((code) => h('li', null, h('code', null, code))),
    ),
    notAsked.length > 0 && [
      h('p', null, words.say('unseen.asked')),
      h(
        'ul',
        { class: 'codes' },
        notAsked.map((name) => h('li', null, h('bdi', null, visible(name)))),
      ),
    ],
  ]);
}
