/** How the tables of an OCPI document are published, once nothing speaks against it. */

import { h } from 'preact';
import { useState } from 'preact/hooks';
import { documentation } from '../../../src/findings/browser.ts';
import type { CheckWords } from './check-words.ts';

interface PublishSectionProps {
  readonly words: CheckWords;
  readonly commands: readonly string[];
}

export function PublishSection({ words, commands }: PublishSectionProps) {
  return h('section', { class: 'publish' }, [
    h('h2', null, words.say('document.publish')),
    h('p', null, words.say('document.publish_how')),
    h(
      'ol',
      { class: 'commands' },
      commands.map((command) => h('li', null, h(Command, { words, command }))),
    ),
    h(
      'p',
      null,
      h('a', { href: documentation('own-network.md'), rel: 'noreferrer' }, words.say('document.publish_more')),
    ),
  ]);
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
