/** What charging costs, by tariff, and at which plugs if not at all of them. Where nothing is said, nothing is free. */

import { type ComponentChild, h } from 'preact';
import type { Tariff } from '../../ocpi/types.ts';
import { groupPlugs } from '../facts/plug-groups.ts';
import { plugInWords, plugsOf } from './charger-plugs.ts';
import { Section } from './charger-section.ts';
import type { ChargerView } from './charger-view.ts';
import { inLanguage } from './own-words.ts';
import { hostOfLink, safeLink } from './safe-link.ts';
import { tariffInWords } from './stand-in-price.ts';

export function ChargerPrices(view: ChargerView): ComponentChild {
  const { words, tariffs } = view;
  const ids = [...new Set(connectorsOf(view).flatMap(({ tariff_ids = [] }) => tariff_ids))];
  const shown = ids
    .map((id) => tariffs.find((tariff) => sameId(tariff.id, id)))
    .filter((tariff) => tariff !== undefined);
  return h(Section, { name: 'prices', heading: words.say('charger.prices') }, [
    shown.length === 0
      ? h('p', { class: 'quiet' }, words.say('charger.no_price'))
      : shown.map((tariff) => h(TariffWords, { tariff, view })),
    terms(view),
  ]);
}

function TariffWords({ tariff, view }: { tariff: Omit<Tariff, 'last_updated'>; view: ChargerView }): ComponentChild {
  const { words } = view;
  const { type, tariff_alt_text, tariff_alt_url } = tariff;
  const lines = tariffInWords(tariff, words);
  const more = safeLink(tariff_alt_url);
  return h('div', { class: 'charger-tariff' }, [
    h(
      'h3',
      null,
      [type === undefined ? words.say('charger.price') : words.say(`tariff_type.${type}`)],
      appliesTo(tariff, view),
    ),
    h(
      'ul',
      null,
      lines.map((line) => h('li', null, line)),
    ),
    tariff_alt_text && h('p', null, inLanguage(tariff_alt_text, words.language)),
    more === undefined ? null : h('p', null, h('a', { href: more, rel: 'noreferrer' }, hostOfLink(more))),
  ]);
}

/** The plugs that a tariff is for, unless it is for all. */
function appliesTo({ id }: { id: string }, { location, words }: ChargerView): ComponentChild {
  const { evses = [] } = location;
  const isFor = ({ tariff_ids = [] }: { readonly tariff_ids?: readonly string[] }) =>
    tariff_ids.some((one) => sameId(one, id));
  if (evses.every(({ connectors }) => connectors.every(isFor))) return null;
  const some = evses.map((evse) => ({ ...evse, connectors: evse.connectors.filter(isFor) }));
  const said = groupPlugs(some.flatMap(plugsOf)).map((group) => plugInWords(group, words));
  return h('small', null, ` ${[...new Set(said)].join(', ')}`);
}

function terms(view: ChargerView): ComponentChild[] {
  const links = connectorsOf(view).map(({ terms_and_conditions }) => safeLink(terms_and_conditions));
  const once = [...new Set(links.filter((link) => link !== undefined))];
  return once.map((href) =>
    h('p', null, h('a', { href, rel: 'noreferrer' }, view.words.say('charger.terms')), ` (${hostOfLink(href)})`),
  );
}

function connectorsOf({ location }: ChargerView) {
  return (location.evses ?? []).flatMap(({ connectors }) => connectors);
}

/** Ids ignore case (OCPI CiString). */
function sameId(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
