/** The charging points of a site one by one: what is written on each, its status, its plugs, and how to find it. */

import { type ComponentChild, h } from 'preact';
import type { DetailedEvse } from '../records/site-details.ts';
import { plugInWords } from '../words/plug-words.ts';
import { Fact, Section } from './charger-section.ts';
import { StatusWords } from './charger-status.ts';
import { type ChargerView, labelOf } from './charger-view.ts';
import { inLanguage, ownWords } from './own-words.ts';
import { sitePlugs } from './site-plugs.ts';

export function ChargerPoints(view: ChargerView): ComponentChild {
  const { location, words } = view;
  const { evses = [] } = location;
  if (evses.length === 0) return null;
  const heading = words.say('charger.points');
  const points = evses.map((evse) => h('li', { key: evse.uid }, point(evse, view)));
  return h(Section, { name: 'points', heading }, h('ul', { class: 'charger-list' }, points));
}

function point(evse: DetailedEvse, view: ChargerView): ComponentChild[] {
  const { words } = view;
  const { evse_id, floor_level, directions, parking_restrictions = [] } = evse;
  const label = labelOf(evse, view);
  const plugs = sitePlugs({ evses: [evse] }).map((plug) =>
    h('li', null, plugInWords(plug, words), ' ', h('small', null, words.say(`connector_format.${plug.format}`))),
  );
  return [
    h('h3', null, ownWords(label), ' ', h(StatusWords, { evse, view })),
    h('ul', { class: 'charger-sockets' }, plugs),
    h('dl', null, [
      parking_restrictions.length > 0 &&
        h(
          Fact,
          { term: words.say('charger.reserved_for') },
          parking_restrictions.map((restriction) => words.say(`parking_restriction.${restriction}`)).join(', '),
        ),
      floor_level !== undefined && h(Fact, { term: words.say('charger.floor') }, ownWords(floor_level)),
      directions && h(Fact, { term: words.say('charger.directions') }, inLanguage(directions, words.language)),
      evse_id !== undefined &&
        evse_id !== label &&
        h(Fact, { term: words.say('charger.evse_id') }, h('bdi', { class: 'charger-id' }, evse_id)),
    ]),
  ];
}
