/** What is being done, and the button that ends it. */

import { h } from 'preact';
import type { Busy } from './check-actions.ts';
import type { CheckWords } from './check-words.ts';

interface BusyLineProps {
  readonly words: CheckWords;
  readonly busy: Busy | undefined;
  readonly onStop: () => void;
}

export function BusyLine({ words, busy, onStop }: BusyLineProps) {
  if (busy === undefined) return h('div', { class: 'busy' });
  return h('div', { class: 'busy is-busy' }, [
    h('progress', { 'aria-label': words.say('busy.label') }),
    h('p', { role: 'status' }, words.say(`busy.${busy.step}`)),
    busy.canStop && h('button', { type: 'button', onClick: onStop }, words.say('busy.stop')),
  ]);
}
