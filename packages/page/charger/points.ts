/** The charging points of a site one by one: what is written on each, its status, its plugs, and how to find it. */

import { type ComponentChild, h } from 'preact';
import type { DetailedEvse, GeoLocation } from '../../../src/ocpi/browser.ts';
import { inLanguage, ownWords } from '../parts/own-words.ts';
import { plugInWords } from '../words/plug-words.ts';
import { validityInWords } from '../words/when-words.ts';
import { Degrees } from './place.ts';
import { plugGroups, sitePlugs } from './plugs.ts';
import { factList, plainList, Section } from './section.ts';
import { StatusWords } from './status.ts';
import { type ChargerView, labelOf } from './view.ts';

export function ChargerPoints(view: ChargerView): ComponentChild {
  const { location, words } = view;
  const { evses = [] } = location;
  if (evses.length === 0) return null;
  const common = commonFacts(evses, view);
  const points = byLabel(evses, view).map((evse) => ({ evse, facts: point(evse, common, view) }));
  // Of points of which nothing else is known, the names are enough.
  const isBare = view.statusOf === undefined && points.every(({ evse, facts }) => facts.length === 0 && !evse.planned);
  const items = points.map(({ evse, facts }) =>
    h('li', { key: evse.uid }, isBare ? ownWords(labelOf(evse, view)) : [pointHead(evse, view), ...facts]),
  );
  return h(Section, { name: 'points', words }, [
    factList(common.map(([key, said]) => [words.say(key), said])),
    h('ul', { class: isBare ? 'charger-chips' : 'charger-list' }, items),
  ]);
}

/** What is the same of all of several charging points, so that it is said once. */
function commonFacts(evses: readonly DetailedEvse[], view: ChargerView): readonly PointFact[] {
  const [first = [], ...others] = evses.map((evse) => factsOf(evse, view));
  if (others.length === 0) return [];
  return first.filter((fact) => others.every((facts) => facts.some((other) => isSameFact(fact, other))));
}

/** In the order in which people count: 2 before 10. */
function byLabel(evses: readonly DetailedEvse[], view: ChargerView): DetailedEvse[] {
  const { compare } = new Intl.Collator(view.words.locale, { numeric: true });
  return [...evses].sort((a, b) => compare(labelOf(a, view), labelOf(b, view)));
}

/** The top of the page says the status of the only one. */
function pointHead(evse: DetailedEvse, view: ChargerView): ComponentChild {
  const isOnly = view.location.evses?.length === 1;
  return h('h3', null, ownWords(labelOf(evse, view)), ' ', !isOnly && h(StatusWords, { evse, view }));
}

function point(evse: DetailedEvse, common: readonly PointFact[], view: ChargerView): ComponentChild[] {
  const { location, words } = view;
  const facts = factsOf(evse, view).filter((fact) => !common.some((other) => isSameFact(fact, other)));
  // Of plugs that are all alike, the list of plugs says all.
  const plugs = plugGroups(location).length > 1 ? sitePlugs({ evses: [evse] }) : [];
  return [
    plugs.length > 0 && plainList([...new Set(plugs.map((plug) => plugInWords(plug, words)))]),
    ...planned(evse, view),
    factList(facts.map(([key, said]) => [words.say(key), said])),
  ].filter(Boolean);
}

function factsOf(evse: DetailedEvse, view: ChargerView): PointFact[] {
  const { words, location } = view;
  const { evse_id, floor_level, directions, parking_restrictions = [], coordinates } = evse;
  const restrictions = parking_restrictions.map((one) => words.say(`parking_restriction.${one}`)).join(', ');
  const elsewhere = coordinates && !isSamePlace(coordinates, location.coordinates) ? coordinates : undefined;
  const id = evse_id === labelOf(evse, view) ? undefined : evse_id;
  const facts: PointFact[] = [
    ['charger.parking', restrictions, restrictions],
    ['charger.floor', floor_level && ownWords(floor_level), floor_level],
    ['charger.directions', inLanguage(directions, words.language), JSON.stringify(directions)],
    ['charger.coordinates', elsewhere && h(Degrees, elsewhere), JSON.stringify(elsewhere)],
    ['charger.evse_id', id && h('bdi', { class: 'charger-id' }, id), id],
  ];
  return facts.filter(([, said]) => said);
}

/** A fact of a charging point, and what of the data makes it the same as another. */
type PointFact = readonly [key: PlainKey, said: ComponentChild, same: string | undefined];

function isSameFact([key, , same]: PointFact, [otherKey, , other]: PointFact): boolean {
  return key === otherKey && same === other;
}

/** The terms of the facts. */
type PlainKey = `charger.${'parking' | 'floor' | 'directions' | 'coordinates' | 'evse_id'}`;

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
