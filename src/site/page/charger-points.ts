/** The charging points of a site one by one: what is written on each, its status, its plugs, and how to find it. */

import { type ComponentChild, h } from 'preact';
import type { GeoLocation } from '../../ocpi/types.ts';
import type { DetailedEvse } from '../records/site-details.ts';
import { plugInWords } from '../words/plug-words.ts';
import { validityInWords } from '../words/validity-words.ts';
import { Coordinates } from './charger-place.ts';
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
  const { evse_id, floor_level, directions, parking_restrictions = [], coordinates } = evse;
  const label = labelOf(evse, view);
  const plugs = sitePlugs({ evses: [evse] }).map((plug) =>
    h('li', null, plugInWords(plug, words), ' ', h('small', null, words.say(`connector_format.${plug.format}`))),
  );
  return [
    h('h3', null, ownWords(label), ' ', h(StatusWords, { evse, view })),
    h('ul', { class: 'charger-sockets' }, plugs),
    ...planned(evse, view),
    h('dl', null, [
      parking_restrictions.length > 0 &&
        h(
          Fact,
          { term: words.say('charger.reserved_for') },
          parking_restrictions.map((restriction) => words.say(`parking_restriction.${restriction}`)).join(', '),
        ),
      floor_level !== undefined && h(Fact, { term: words.say('charger.floor') }, ownWords(floor_level)),
      directions && h(Fact, { term: words.say('charger.directions') }, inLanguage(directions, words.language)),
      coordinates &&
        !isSamePlace(coordinates, view.location.coordinates) &&
        h(Fact, { term: words.say('charger.coordinates') }, h(Coordinates, coordinates)),
      evse_id !== undefined &&
        evse_id !== label &&
        h(Fact, { term: words.say('charger.evse_id') }, h('bdi', { class: 'charger-id' }, evse_id)),
    ]),
  ];
}

/** What its status is going to be (OCPI 8.4.23). */
function planned({ status_schedule = [] }: DetailedEvse, { location, now, words }: ChargerView): ComponentChild[] {
  const ahead = status_schedule.filter(({ period_begin }) => Date.parse(period_begin) > now);
  return ahead.map(({ status, period_begin, period_end }) => {
    const times = { start_date_time: period_begin, ...(period_end !== undefined && { end_date_time: period_end }) };
    const period = validityInWords(times, location.time_zone, now, words);
    return h('p', { class: 'charger-planned' }, `${words.say(`status.${status}`)} ${period}`);
  });
}

function isSamePlace(a: GeoLocation, b: GeoLocation): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}
