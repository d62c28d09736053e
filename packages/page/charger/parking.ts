/** What a site has for drivers while they wait; and its parking places: for which vehicles, of which size, at which charging points. */

import { type ComponentChild, h } from 'preact';
import type { DetailedEvse, EvseParking, HeldSite, Parking } from '../../../src/ocpi/browser.ts';
import { joined, ownWords } from '../parts/own-words.ts';
import { durationInWords, lengthInWords, weightInWords } from '../words/unit-words.ts';
import type { PageWords } from '../words/words.ts';
import { plainList, Section } from './section.ts';
import { type ChargerView, labelOf } from './view.ts';

interface AlikePlaces {
  readonly vehicles: string;
  readonly facts: readonly string[];
  readonly standards: readonly string[];
  readonly places: Parking[];
}

export function ChargerParking(view: ChargerView): ComponentChild {
  const { location, words } = view;
  const items = alikePlaces(location.held ?? {}, words).map((group) => h('li', null, placesInWords(group, view)));
  if (items.length === 0) return null;
  return h(Section, { name: 'parking_places', words }, h('ul', { class: 'charger-list' }, items));
}

function alikePlaces(held: HeldSite, words: PageWords): AlikePlaces[] {
  const groups = new Map<string, AlikePlaces>();
  for (const place of held.parking_places ?? []) {
    const vehicles = place.vehicle_types.map((type) => words.say(`vehicle_type.${type}`)).join(', ');
    const facts = factsOf(place, held, words);
    const { standards = [] } = place;
    const key = JSON.stringify([vehicles, facts, standards]);
    const group = groups.get(key) ?? { vehicles, facts, standards, places: [] };
    groups.set(key, group);
    group.places.push(place);
  }
  return [...groups.values()];
}

const SIZES = ['max_vehicle_height', 'max_vehicle_length', 'max_vehicle_width'] as const;
const ABILITIES = ['drive_through', 'dangerous_goods_allowed', 'refrigeration_outlet'] as const;

/** What is known of a place and does not follow from its site. */
function factsOf(place: Parking, held: HeldSite, words: PageWords): string[] {
  const { max_vehicle_weight, parking_space_length, parking_space_width, time_limit, roofed, lighting } = place;
  const sizes = SIZES.map((name) => {
    const limit = place[name];
    return limit !== undefined && words.say(`place.${name}`, { limit: lengthInWords(limit, words) });
  });
  const size = parking_space_length !== undefined &&
    parking_space_width !== undefined && {
      length: lengthInWords(parking_space_length, words),
      width: lengthInWords(parking_space_width, words),
    };
  const facts = [
    place.restricted_to_type && words.say('place.restricted_to_type'),
    ...sizes,
    max_vehicle_weight !== undefined &&
      words.say('place.max_vehicle_weight', { limit: weightInWords(max_vehicle_weight, words) }),
    size && words.say('place.size', size),
    time_limit !== undefined && words.say('place.time_limit', { time: durationInWords(time_limit * 60, words) }),
    place.reservation_required && words.say('place.reservation_required'),
    roofed !== undefined && roofed !== held.roofed && comfortInWords('roofed', roofed, words),
    lighting !== undefined && lighting !== held.lit && comfortInWords('lit', lighting, words),
    ...ABILITIES.map((name) => place[name] !== undefined && hasOrLacks(words.say(`place.${name}`), place[name], words)),
  ];
  return facts.filter((fact) => fact !== false);
}

function placesInWords({ vehicles, facts, standards, places }: AlikePlaces, view: ChargerView): ComponentChild[] {
  const { words } = view;
  const labels = places.flatMap(({ physical_reference: label }) => label ?? []);
  const points = pointsAt(places, view);
  const chips = [...facts, ...standards.map(ownWords)];
  return [
    h('h3', null, vehicles),
    labels.length > 0 &&
      h('p', null, ownWords(labels.map((label) => words.say('charger.parking_place', { label })).join(', '))),
    points.length > 0 && h('p', { class: 'quiet' }, joined(points, ', ')),
    chips.length > 0 && plainList(chips, { class: 'charger-chips' }),
  ];
}

/** The charging points from which a vehicle charges there, if these are not all of the site. */
function pointsAt(places: readonly Parking[], view: ChargerView): ComponentChild[] {
  const { evses = [], held } = view.location;
  const linked = evses.flatMap((evse) => {
    const links = held?.evses?.[evse.uid]?.parking?.filter(({ parking_id }) =>
      places.some(({ id }) => id === parking_id),
    );
    return links === undefined || links.length === 0 ? [] : [{ evse, links }];
  });
  if (linked.length === evses.length && linked.every(({ links }) => positionOf(links) === undefined)) return [];
  return linked.map(({ evse, links }) => pointInWords(evse, positionOf(links), view));
}

/** Where the charger is, if that is the same at all of the places. */
function positionOf(links: readonly EvseParking[]): EvseParking['evse_position'] {
  const [first, ...others] = links.map(({ evse_position }) => evse_position);
  return others.every((other) => other === first) ? first : undefined;
}

function pointInWords(evse: DetailedEvse, position: EvseParking['evse_position'], view: ChargerView): ComponentChild {
  const label = ownWords(labelOf(evse, view));
  return position === undefined ? label : [label, ` (${view.words.say(`evse_position.${position}`)})`];
}

/** In this order. What somebody said that a site has not is told, too; of the rest nothing. */
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
  return h(Section, { name: 'comforts', words }, h('ul', { class: 'charger-chips' }, items));
}

function comfortInWords(name: Comfort, value: boolean, words: PageWords): string {
  return hasOrLacks(words.say(`comfort.${name}`), value, words);
}

/** `Toilets`, or `Toilets: no`. */
export function hasOrLacks(comfort: string, value: boolean, words: PageWords): string {
  return value ? comfort : words.say('comfort.lacking', { comfort });
}
