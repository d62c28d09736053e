/** Hands the link to a charger on: to another app, or to the clipboard. Where a browser can do neither, there is no button. */

import { h } from 'preact';
import { useState } from 'preact/hooks';
import type { PageWords } from '../../words/words.ts';

/** What became of the link; nothing if the reader changed their mind. */
export type Shared = 'copied' | 'handed on' | 'nothing';

/** Hands on the link to what the page shows. @param title of what it leads to */
export type Share = (title: string) => Promise<Shared>;

export function ChargerShare({ share, title, words }: { share: Share; title: string; words: PageWords }) {
  const [isCopied, setCopied] = useState(false);
  const onClick = () => void share(title).then((shared) => setCopied(shared === 'copied'));
  const copied = isCopied && words.say('charger.copied');
  return [
    h('button', { type: 'button', onClick }, copied || words.say('charger.share')),
    h('span', { role: 'status', class: 'unseen' }, copied),
  ];
}
