/** The top of a charger's own page: what it is called, where it is, what is free, and what a driver does next. */

import { type ComponentChild, h } from 'preact';
import { useState } from 'preact/hooks';
import { joined, ownWords } from '../parts/own-words.ts';
import { phoneLink } from '../parts/safe-link.ts';
import type { PageWords } from '../words/words.ts';
import { ChargerPhoto } from './photos.ts';
import { type RouteLink, routeLinks } from './route-links.ts';
import { freeInWords, StatusWords } from './status.ts';
import type { ChargerView, Share } from './view.ts';

export function ChargerHead(view: ChargerView): ComponentChild {
  const { location } = view;
  const { name, id } = location;
  return h(
    'header',
    { class: 'charger-head' },
    h(ChargerPhoto, view),
    h('h1', { tabIndex: -1 }, ownWords(name ?? id)),
    h('p', { class: 'charger-address' }, joined(addressLines(location).map(ownWords), ', ')),
    h('p', { class: 'charger-free', role: 'status' }, freeNow(view)),
    actions(view),
  );
}

/** One charging point says it for itself, with its age. */
function freeNow(view: ChargerView): ComponentChild {
  const { evses = [] } = view.location;
  const [only, second] = evses;
  return only && second === undefined ? h(StatusWords, { evse: only, view }) : freeInWords(evses, view);
}

/** The address as on a letter, without what the name or the street says already. */
function addressLines({ name, address, postal_code, city }: ChargerView['location']): string[] {
  const street = address === name || address === city ? [] : [address];
  if (postal_code !== undefined) return [...street, `${postal_code} ${city}`];
  return address.split(', ').at(-1)?.toLowerCase() === city.toLowerCase() && street.length > 0
    ? street
    : [...street, city];
}

/** The next steps of a driver: the way there first; a phone has room for two beside each other. */
function actions(view: ChargerView): ComponentChild {
  const { location, words, reader } = view;
  const [route, ...others] = routeLinks(location.coordinates, reader?.navigator ?? 'none');
  const phone = location.held?.help_phone;
  return [
    h('p', { class: 'charger-actions' }, [
      route && routeTo(route, routeInWords(route, words), 'action first'),
      reader?.share &&
        h(ChargerShare, { key: location.id, share: reader.share, title: location.name ?? location.id, words }),
      phone !== undefined &&
        h('a', { class: 'action call', href: phoneLink(phone) }, words.say('charger.call', { phone })),
    ]),
    h('p', { class: 'charger-maps' }, [
      `${words.say('charger.other_maps')} `,
      joined(
        others.map((other) => routeTo(other, other.maps ?? words.say('charger.route'))),
        ' · ',
      ),
    ]),
  ];
}

function routeTo({ href }: RouteLink, said: string, kind?: string): ComponentChild {
  return h('a', { class: kind, href, rel: 'noreferrer' }, said);
}

function routeInWords({ maps }: RouteLink, words: PageWords): string {
  return maps === undefined ? words.say('charger.route') : words.say('charger.route_with', { maps });
}

export function ChargerShare({ share, title, words }: { share: Share; title: string; words: PageWords }) {
  const [isCopied, setCopied] = useState(false);
  const onClick = () => void share(title).then((shared) => setCopied(shared === 'copied'));
  const copied = isCopied && words.say('charger.copied');
  return [
    h('button', { type: 'button', onClick }, copied || words.say('charger.share')),
    h('span', { role: 'status', class: 'unseen' }, copied),
  ];
}
