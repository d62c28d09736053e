/** What became of an OCPI document, and how its tables are published. */

import { h } from 'preact';
import { useState } from 'preact/hooks';
import { visible } from '../../findings/text/visible.ts';
import type { CheckedCause, Converted } from '../messages.ts';
import type { CheckWords } from '../words/check-words.ts';

interface DocumentSectionProps {
  readonly words: CheckWords;
  readonly converted: Converted;
}

export function DocumentSection({ words, converted }: DocumentSectionProps) {
  const { accounting, notes, causes, cellsToFillIn, files, next } = converted;
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
    files.length === 0 && h('p', { class: 'notice warn' }, words.say('document.none')),
    cellsToFillIn > 0 && h('p', { class: 'notice warn' }, words.say('document.fill_in', { count: cellsToFillIn })),
    files.length > 0 && [
      h('h3', null, words.say('document.publish')),
      h('p', null, words.say('document.publish_how')),
      h(
        'ol',
        { class: 'commands' },
        next.map((command) => h('li', null, h(Command, { words, command }))),
      ),
    ],
  ]);
}

function loss(words: CheckWords, { severity, first, extent }: CheckedCause) {
  const { message, hint, pointer } = first;
  return [
    h('span', { class: `badge ${severity}` }, words.say(`severity.${severity}`)),
    h('bdi', null, ` ${visible(hint === undefined ? message : `${message} ${hint}`)} `),
    h('span', { class: 'quiet' }, h('bdi', null, visible(extent ?? pointer ?? ''))),
  ];
}

function Command({ words, command }: { readonly words: CheckWords; readonly command: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(command).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return [
    h('code', null, command),
    h(
      'button',
      { type: 'button', onClick: copy, 'aria-label': `${words.say('document.copy')}: ${command}` },
      words.say('document.copy'),
    ),
    h('span', { role: 'status' }, isCopied ? words.say('document.copied') : ''),
  ];
}
