/** A charger's own page: everything that a driver wants to know of one site, in the order of the questions. */

import { type ComponentChild, h } from 'preact';
import { ChargerAccess } from './access.ts';
import { ChargerData } from './data.ts';
import { ChargerEnergy } from './energy.ts';
import { ChargerFacilities } from './facilities.ts';
import { ChargerHead } from './head.ts';
import { ChargerHours } from './hours.ts';
import { ChargerPeople } from './people.ts';
import { ChargerPhotos } from './photos.ts';
import { ChargerPlace } from './place.ts';
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
  ChargerPlace,
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
