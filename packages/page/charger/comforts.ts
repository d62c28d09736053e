/** What a site has for drivers while they wait, and what somebody said that it has not. Of the rest nothing is said. */

import { type ComponentChild, h } from 'preact';
import type { PageWords } from '../words/words.ts';
import { Section } from './section.ts';
import type { ChargerView } from './view.ts';

/** In this order; what a site has comes before what it has not. */
const COMFORTS = ['roofed', 'lit', 'staffed', 'toilets', 'catering', 'rest_area'] as const;
type Comfort = (typeof COMFORTS)[number];

export function ChargerComforts({ location, words }: ChargerView): ComponentChild {
  const { services, ...held } = location.held ?? {};
  const has = { ...held, staffed: services?.includes('STAFFED') };
  const items = COMFORTS.flatMap((name) => {
    const value = has[name];
    return value === undefined ? [] : h('li', value ? null : { class: 'lacks' }, comfortInWords(name, value, words));
  });
  if (items.length === 0) return null;
  const heading = words.say('charger.comforts');
  return h(Section, { name: 'comforts', heading }, h('ul', { class: 'charger-chips' }, items));
}

export function comfortInWords(name: Comfort, value: boolean, words: PageWords): string {
  return words.say(`comfort.${value ? '' : 'no_'}${name}`);
}
