/** A charger's own page: everything that a driver wants to know of one site, in the order of the questions. */

import { type ComponentChild, h } from 'preact';
import { WHOLE_LIST, writeRoute } from '../facts/route.ts';
import type { PageWords } from '../words/words.ts';
import { ChargerAccess } from './access.ts';
import { ChargerHead } from './head.ts';
import { ChargerHours } from './hours.ts';
import { ChargerComforts, ChargerParking } from './parking.ts';
import { ChargerData, ChargerEnergy, ChargerPeople } from './people.ts';
import { ChargerPhotos } from './photos.ts';
import { ChargerFacilities, ChargerPlace } from './place.ts';
import { ChargerPlugs } from './plugs.ts';
import { ChargerPoints } from './points.ts';
import { ChargerPrices } from './prices.ts';
import type { ChargerView } from './view.ts';

const PARTS = [
  ChargerPlugs,
  ChargerPrices,
  ChargerHours,
  ChargerAccess,
  ChargerPoints,
  ChargerParking,
  ChargerPlace,
  ChargerComforts,
  ChargerFacilities,
  ChargerPeople,
  ChargerPhotos,
  ChargerEnergy,
  ChargerData,
];

export function ChargerPage(view: ChargerView): ComponentChild {
  return h('article', { class: 'charger' }, [
    h(ChargerHead, view),
    h(
      'div',
      { class: 'charger-parts' },
      PARTS.map((part) => h(part, view)),
    ),
  ]);
}

/** Stands where a charger would be that is not, or no longer, in this network. */
export function ChargerNotFound({ id, words }: { id: string; words: PageWords }): ComponentChild {
  return h('article', { class: 'charger charger-missing' }, [
    h('h1', { tabIndex: -1 }, words.say('charger.not_found')),
    h('p', null, words.say('charger.not_found_why'), ' ', h('bdi', { class: 'charger-id' }, id)),
    h('p', { class: 'charger-actions' }, [
      h(
        'a',
        { class: 'action', href: writeRoute({ ...WHOLE_LIST, filter: { q: id } }) },
        words.say('charger.search_for'),
      ),
      h('a', { class: 'action', href: writeRoute(WHOLE_LIST) }, words.say('charger.all')),
    ]),
  ]);
}
