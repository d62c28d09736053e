/** The top of a charger's own page: what it is called, where it is, what is free, and what a driver does next. */

import { type ComponentChild, h } from 'preact';
import { type ChargerView, statusNow } from './charger-view.ts';
import { ownWords } from './own-words.ts';
import { routeLinks } from './route-links.ts';
import { phoneLink } from './safe-link.ts';

export function ChargerHead(view: ChargerView): ComponentChild {
  const { location } = view;
  const { name, id, address, postal_code, city } = location;
  const town = postal_code === undefined ? city : `${postal_code} ${city}`;
  return h(
    'header',
    { class: 'charger-head' },
    h('h1', { tabIndex: -1 }, ownWords(name ?? id)),
    h('p', { class: 'charger-address' }, ownWords(address), ', ', ownWords(town)),
    h('p', { class: 'charger-free', role: 'status' }, freeNow(view)),
    h('p', { class: 'charger-actions' }, actions(view)),
  );
}

/** How many vehicles could begin to charge now, and of how many places nothing is known. */
function freeNow(view: ChargerView): string {
  const { words, location } = view;
  const statuses = (location.evses ?? []).map((evse) => statusNow(view, evse));
  if (statuses.length === 0) return words.say('charger.none');
  const unknown = statuses.filter((status) => status === 'UNKNOWN').length;
  if (unknown === statuses.length) return words.say('charger.no_status');
  const free = statuses.filter((status) => status === 'AVAILABLE').length;
  const said = words.say('charger.free', { free, count: statuses.length });
  return unknown === 0 ? said : `${said} · ${words.say('charger.without_status', { count: unknown })}`;
}

function actions({ location, words, reader, settings }: ChargerView): ComponentChild[] {
  const routes = routeLinks(location.coordinates, reader?.navigator ?? 'none').map(({ maps, href }) =>
    h(
      'a',
      { class: maps === undefined ? 'action first' : 'action', href, rel: 'noreferrer' },
      maps === undefined ? words.say('charger.route') : words.say('charger.route_with', { maps }),
    ),
  );
  const phone = helpLine({ location, settings });
  return [
    ...routes,
    ...(phone === undefined
      ? []
      : [h('a', { class: 'action', href: phoneLink(phone) }, words.say('charger.call', { phone }))]),
    h('a', { class: 'action', href: `#/${encodeURIComponent(location.id)}` }, words.say('charger.share')),
  ];
}

/** The help line of a site: that of the network's own operator, who cannot help at the sites of others. */
export function helpLine({ location, settings }: Pick<ChargerView, 'location' | 'settings'>): string | undefined {
  const own = settings.operator;
  const operator = location.operator?.name ?? own?.name;
  return operator === own?.name ? own?.phone : undefined;
}
