/**
 * A site for readers without scripts, and until the script has begun: all that holds for weeks. It shows no time, and no status but that
 * something is planned, so it changes only when the site does.
 */

import { type ComponentChild, h } from 'preact';
import type { DetailedLocation } from '../../../src/ocpi/browser.ts';
import { ChargerAccess } from '../charger/access.ts';
import { ChargerPeople } from '../charger/people.ts';
import { ChargerPlace } from '../charger/place.ts';
import { plugGroups } from '../charger/plugs.ts';
import { ChargerPrices } from '../charger/prices.ts';
import { routeLinks } from '../charger/route-links.ts';
import { plainList, Section } from '../charger/section.ts';
import { plannedInWords } from '../charger/status.ts';
import type { ChargerView } from '../charger/view.ts';
import { ownWords } from '../parts/own-words.ts';
import { regularHoursInWords } from '../words/hours-words.ts';
import { plugsInWords } from '../words/plug-words.ts';
import type { PageWords } from '../words/words.ts';

/** @param view `now` is when the prices apply */
export function PlainSite(view: ChargerView): ComponentChild {
  const { location, words, settings } = view;
  const { name, id, opening_times, evses = [] } = location;
  const planned = plannedInWords(evses, view);
  const plugs = plugLines(location, words);
  const hours = opening_times && regularHoursInWords(opening_times, words);
  return h('div', { class: 'page of-site' }, [
    h('header', { class: 'top' }, [
      h('div', { class: 'brand' }, h('p', { class: 'name', dir: 'auto' }, h('a', { href: '/' }, settings.name))),
    ]),
    h('main', { id: 'main' }, [
      h('article', { class: 'charger' }, [
        h('header', { class: 'charger-head' }, [
          h('h1', null, ownWords(name ?? id)),
          h('p', { class: 'charger-address' }, ownWords(addressLine(location))),
          planned && h('p', { class: 'charger-free' }, planned),
          h('p', { class: 'charger-actions' }, routeLinks(location.coordinates, 'none').map(wayOn(words))),
        ]),
        h('div', { class: 'charger-parts' }, [
          plugs.length > 0 && h(Section, { name: 'plugs', words }, plainList(plugs)),
          h(ChargerPrices, view),
          hours && h(Section, { name: 'hours', words }, h('p', null, hours)),
          h(ChargerAccess, view),
          h(ChargerPlace, view),
          h(ChargerPeople, view),
        ]),
      ]),
      h('p', null, h('a', { href: '/' }, words.say('missing.home', { name: settings.name }))),
    ]),
  ]);
}

/** `2 × 150 kW CCS`, the strongest first. */
export function plugLines(location: DetailedLocation, words: PageWords): string[] {
  return plugGroups(location).map((group) => plugsInWords(group.plugs.length, group, words));
}

/** In one line, as on a letter. */
export function addressLine({ address, postal_code, city }: DetailedLocation): string {
  return `${address}, ${postal_code === undefined ? city : `${postal_code} ${city}`}`;
}

function wayOn(words: PageWords) {
  return ({ maps = '', href }: { readonly maps?: string; readonly href: string }): ComponentChild[] => [
    h('a', { href, rel: 'noreferrer' }, words.say('charger.route_with', { maps })),
    ' ',
  ];
}
