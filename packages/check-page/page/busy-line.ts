/** What is being done, how far it is, and the button that ends it. */

import { h } from 'preact';
import type { CheckWords } from '../words/check-words.ts';
import type { Busy } from './check-actions.ts';

interface BusyLineProps {
  readonly words: CheckWords;
  readonly busy: Busy | undefined;
  readonly onStop: () => void;
}

export function BusyLine({ words, busy, onStop }: BusyLineProps) {
  if (busy === undefined) return h('div', { class: 'busy' });
  const { step, done, of, canStop } = busy;
  const far = done !== undefined && of !== undefined ? { value: done, max: of } : {};
  return h('div', { class: 'busy is-busy' }, [
    h('progress', { ...far, 'aria-label': words.say('busy.label') }),
    h('p', { role: 'status' }, words.say(`busy.${step}`)),
    canStop && h('button', { type: 'button', onClick: onStop }, words.say('busy.stop')),
  ]);
}
