/** Shows and hides the map, and says why there is none. */

import { h } from 'preact';
import type { PageWords } from '../words/words.ts';

/** The browser cannot draw maps, or what draws them could not be loaded. */
export type MapProblem = 'unable' | 'not loaded';

export interface MapChoice {
  readonly isMapShown: boolean;
  readonly onToggle: () => void;
}

export function MapButton({ isMapShown, onToggle, words }: MapChoice & { readonly words: PageWords }) {
  return h('button', { type: 'button', 'aria-pressed': isMapShown, onClick: onToggle }, words.say('map.label'));
}

/** On a phone the map takes the place of the list. */
export function ViewSwitch({ isMapShown, onToggle, words }: MapChoice & { readonly words: PageWords }) {
  const view = (text: string, isShown: boolean) =>
    h('button', { type: 'button', 'aria-pressed': isShown, onClick: isShown ? undefined : onToggle }, text);
  return h('div', { class: 'view-switch', role: 'group', 'aria-label': words.say('map.view') }, [
    view(words.say('map.as_list'), !isMapShown),
    view(words.say('map.label'), isMapShown),
  ]);
}

/** A script that cannot be loaded may be gone, because a newer version of the page is published. That one has its own. */
export function MapNotice({ problem, words }: { problem: MapProblem | undefined; words: PageWords }) {
  if (problem === undefined) return null;
  if (problem === 'unable') return h('p', { class: 'notice', role: 'status' }, words.say('map.failed'));
  return h('p', { class: 'notice', role: 'status' }, [
    `${words.say('map.not_loaded')} `,
    h('button', { type: 'button', onClick: () => location.reload() }, words.say('page.reload')),
  ]);
}
