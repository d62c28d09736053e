/** How to get to a charger and what is near: address, kind of parking, directions, what belongs to it, the place on earth. */

import { type ComponentChild, h } from 'preact';
import type { GeoLocation } from '../../../src/ocpi/browser.ts';
import { inLanguage } from '../parts/own-words.ts';
import { factList, plainList, Section } from './section.ts';
import type { ChargerView } from './view.ts';

export function ChargerPlace({ location, words, drawPlace }: ChargerView): ComponentChild {
  const { parking_type, directions, related_locations = [], coordinates } = location;
  const related = related_locations.map(({ name, latitude, longitude }) =>
    h('div', null, name && [inLanguage([name], words.language), ' '], h(Degrees, { latitude, longitude })),
  );
  return h(Section, { name: 'place', words }, [
    drawPlace?.({ latitude: Number(coordinates.latitude), longitude: Number(coordinates.longitude) }),
    factList([
      [words.say('charger.directions'), inLanguage(directions, words.language)],
      [words.say('charger.parking'), parking_type && words.say(`parking_type.${parking_type}`)],
      [words.say('charger.entrances'), related.length > 0 && related],
      [words.say('charger.coordinates'), h(Degrees, coordinates)],
    ]),
  ]);
}

/** Latitude and longitude in degrees, which one click selects as a whole. */
export function Degrees({ latitude, longitude }: GeoLocation): ComponentChild {
  return h('span', { class: 'charger-coordinates', dir: 'ltr' }, `${latitude}, ${longitude}`);
}

/** Hotels, shops and stations nearby. */
export function ChargerFacilities({ location, words }: ChargerView): ComponentChild {
  const { parking_type } = location;
  // What the parking is says that already.
  const facilities = location.facilities?.filter((one) => one !== parking_type) ?? [];
  if (facilities.length === 0) return null;
  const said = facilities.map((facility) => words.say(`facility.${facility}`));
  return h(Section, { name: 'facilities', words }, plainList(said, { class: 'charger-chips' }));
}
