/** What became of an OCPI document. */

import { h } from 'preact';
import { visible } from '../../../src/findings/browser.ts';
import type { CheckedCause, Converted } from '../messages.ts';
import type { CheckWords } from './check-words.ts';

interface DocumentSectionProps {
  readonly words: CheckWords;
  readonly converted: Converted;
  /** What may be missing of the document itself. */
  readonly notes: readonly string[];
  /** What was empty may be filled in by now. */
  readonly canPublish: boolean;
}

export function DocumentSection({ words, converted, notes, canPublish }: DocumentSectionProps) {
  const { accounting, causes, cellsToFillIn, next } = converted;
  return h('section', { class: 'document' }, [
    h('h2', null, words.say('document.title')),
    ...notes.map((note) => h('p', { class: 'notice warn', lang: 'en' }, h('bdi', null, visible(note)))),
    h('h3', null, words.say('document.accounting')),
    h('pre', { class: 'accounting', lang: 'en', tabIndex: 0 }, accounting.map(visible).join('\n')),
    causes.length > 0 &&
      h(
        'ul',
        { class: 'losses', lang: 'en' },
        causes.map((cause) => h('li', null, loss(words, cause))),
      ),
    next.length === 0 && h('p', { class: 'notice warn' }, words.say('document.none')),
    cellsToFillIn > 0 &&
      !canPublish &&
      h('p', { class: 'notice warn' }, words.say('document.fill_in', { count: cellsToFillIn })),
  ]);
}

function loss(words: CheckWords, { first, extent }: CheckedCause) {
  const { severity, message, hint, pointer } = first;
  return [
    h('span', { class: `badge ${severity}` }, words.say(`severity.${severity}`)),
    h('bdi', null, ` ${visible(hint === undefined ? message : `${message} ${hint}`)} `),
    h('span', { class: 'quiet' }, h('bdi', null, visible(extent ?? pointer ?? ''))),
  ];
}
