/** The charging points of a site one by one: what is written on each, its status, its plugs, and how to find it. */

import { type ComponentChild, h } from 'preact';
import type { GeoLocation } from '../../../../ocpi/types.ts';
import type { DetailedEvse } from '../../records/site-details.ts';
import { plugInWords } from '../../words/plug-words.ts';
import { validityInWords } from '../../words/when-words.ts';
import { inLanguage, ownWords } from '../parts/own-words.ts';
import { Degrees } from './place.ts';
import { type SitePlug, sitePlugs } from './plugs.ts';
import { Fact, Section } from './section.ts';
import { StatusWords } from './status.ts';
import { type ChargerView, labelOf } from './view.ts';

export function ChargerPoints(view: ChargerView): ComponentChild {
  const { location, words } = view;
  const { evses = [] } = location;
  if (evses.length === 0) return null;
  const heading = words.say('charger.points');
  const points = byLabel(evses, view).map((evse) => h('li', { key: evse.uid }, point(evse, view)));
  return h(Section, { name: 'points', heading }, h('ul', { class: 'charger-list' }, points));
}

/** In the order in which people count: 2 before 10. */
function byLabel(evses: readonly DetailedEvse[], view: ChargerView): DetailedEvse[] {
  const { compare } = new Intl.Collator(view.words.locale, { numeric: true });
  return [...evses].sort((a, b) => compare(labelOf(a, view), labelOf(b, view)));
}

function point(evse: DetailedEvse, view: ChargerView): ComponentChild[] {
  const { words } = view;
  const plugs = sitePlugs({ evses: [evse] }).map((plug) =>
    h('li', null, plugInWords(plug, words), ' ', h('small', null, plugFacts(plug, view).join(' · '))),
  );
  const facts = factsOf(evse, view);
  return [
    h('h3', null, ownWords(labelOf(evse, view)), ' ', h(StatusWords, { evse, view })),
    h('ul', { class: 'charger-sockets' }, plugs),
    ...planned(evse, view),
    facts.length > 0 &&
      h(
        'dl',
        null,
        facts.map(([key, said]) => h(Fact, { term: words.say(key) }, said)),
      ),
  ];
}

/** Whether a plug needs a cable, and whether it charges without a card or an app. */
function plugFacts({ format, evse, connector }: SitePlug, { words, location }: ChargerView): string[] {
  const { capabilities = [] } = location.held?.evses?.[evse.uid]?.connectors?.[connector.id] ?? {};
  const cable = words.say(`connector_format.${format}`);
  return capabilities.length === 0 ? [cable] : [cable, words.say('charger.plug_and_charge')];
}

/** The facts of a charging point beside its status and its plugs. */
function factsOf(evse: DetailedEvse, view: ChargerView): [key: PlainKey, said: ComponentChild][] {
  const { words, location } = view;
  const { evse_id, floor_level, directions, parking_restrictions = [], coordinates } = evse;
  const restrictions = parking_restrictions.map((one) => words.say(`parking_restriction.${one}`)).join(', ');
  const elsewhere = coordinates && !isSamePlace(coordinates, location.coordinates) ? coordinates : undefined;
  const id = evse_id === labelOf(evse, view) ? undefined : evse_id;
  const facts: [PlainKey, ComponentChild][] = [
    ['charger.reserved_for', restrictions],
    ['charger.floor', floor_level && ownWords(floor_level)],
    ['charger.directions', inLanguage(directions, words.language)],
    ['charger.coordinates', elsewhere && h(Degrees, elsewhere)],
    ['charger.evse_id', id && h('bdi', { class: 'charger-id' }, id)],
  ];
  return facts.filter(([, said]) => said);
}

/** The terms of the facts. */
type PlainKey = `charger.${'reserved_for' | 'floor' | 'directions' | 'coordinates' | 'evse_id'}`;

/** The statuses that are to come (OCPI 8.4.23). */
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
