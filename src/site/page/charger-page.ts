/** A charger's own page: everything that a driver wants to know of one site, in the order of the questions. */

import { type ComponentChild, h } from 'preact';
import { ChargerAccess } from './charger-access.ts';
import { ChargerData } from './charger-data.ts';
import { ChargerEnergy } from './charger-energy.ts';
import { ChargerFacilities } from './charger-facilities.ts';
import { ChargerHead } from './charger-head.ts';
import { ChargerHours } from './charger-hours.ts';
import { ChargerPeople } from './charger-people.ts';
import { ChargerPhotos } from './charger-photos.ts';
import { ChargerPlace } from './charger-place.ts';
import { ChargerPlugs } from './charger-plugs.ts';
import { ChargerPoints } from './charger-points.ts';
import { ChargerPrices } from './charger-prices.ts';
import type { ChargerView } from './charger-view.ts';

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
