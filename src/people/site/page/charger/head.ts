/** The top of a charger's own page: what it is called, where it is, what is free, and what a driver does next. */

import { type ComponentChild, h } from 'preact';
import { useState } from 'preact/hooks';
import type { PageWords } from '../../words/words.ts';
import { joined, ownWords } from '../parts/own-words.ts';
import { phoneLink } from '../parts/safe-link.ts';
import { type RouteLink, routeLinks } from './route-links.ts';
import { freeInWords } from './status.ts';
import type { ChargerView, Share } from './view.ts';

export function ChargerHead(view: ChargerView): ComponentChild {
  const { location } = view;
  const { name, id, operator } = location;
  return h(
    'header',
    { class: 'charger-head' },
    h('h1', { tabIndex: -1 }, ownWords(name ?? id)),
    h('p', { class: 'charger-address' }, joined(addressLines(location).map(ownWords), ', ')),
    operator && h('p', { class: 'quiet' }, ownWords(operator.name)),
    h('p', { class: 'charger-free', role: 'status' }, freeInWords(location.evses ?? [], view)),
    actions(view),
  );
}

/** The address as on a letter, without a town that the street says already. */
function addressLines({ address, postal_code, city }: ChargerView['location']): string[] {
  if (postal_code !== undefined) return [address, `${postal_code} ${city}`];
  return address.split(', ').at(-1)?.toLowerCase() === city.toLowerCase() ? [address] : [address, city];
}

/** The next steps of a driver: the way there first, then whom to call. */
function actions(view: ChargerView): ComponentChild {
  const { location, words, reader } = view;
  const [route, ...others] = routeLinks(location.coordinates, reader?.navigator ?? 'none');
  const phone = location.held?.help_phone;
  return [
    h('p', { class: 'charger-actions' }, [
      route && h(Route, { route, words, class: 'action first' }),
      phone !== undefined && h('a', { class: 'action', href: phoneLink(phone) }, words.say('charger.call', { phone })),
    ]),
    h('p', { class: 'charger-actions' }, [
      others.map((other) => h(Route, { route: other, words })),
      reader?.share &&
        h(ChargerShare, { key: location.id, share: reader.share, title: location.name ?? location.id, words }),
    ]),
  ];
}

function Route({ route, words, ...rest }: { route: RouteLink; words: PageWords; class?: string }): ComponentChild {
  const { maps, href } = route;
  const said = maps === undefined ? words.say('charger.route') : words.say('charger.route_with', { maps });
  return h('a', { ...rest, href, rel: 'noreferrer' }, said);
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
