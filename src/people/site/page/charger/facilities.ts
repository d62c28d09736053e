/** What is near a charger. */

import { type ComponentChild, h } from 'preact';
import { Section } from './section.ts';
import type { ChargerView } from './view.ts';

export function ChargerFacilities({ location, words }: ChargerView): ComponentChild {
  const { facilities = [] } = location;
  if (facilities.length === 0) return null;
  const said = facilities.map((facility) => h('li', null, words.say(`facility.${facility}`)));
  return h(
    Section,
    { name: 'facilities', heading: words.say('charger.facilities') },
    h('ul', { class: 'charger-chips' }, said),
  );
}
