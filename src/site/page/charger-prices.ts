/** What charging costs, and at which plugs if not at all of them. Where nothing is said, nothing is free. */

import { type ComponentChild, h } from 'preact';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Tariff } from '../../ocpi/types.ts';
import { isForEveryone } from '../facts/energy-price.ts';
import { tariffPrice } from '../facts/tariff-price.ts';
import { tariffsFrom } from '../facts/tariff-times.ts';
import { priceInWords } from '../words/price-words.ts';
import { validityInWords } from '../words/validity-words.ts';

import { Section } from './charger-section.ts';
import type { ChargerView } from './charger-view.ts';
import { inLanguage } from './own-words.ts';
import { hostOfLink, safeLink } from './safe-link.ts';
import { kindsInWords, type SitePlug, sitePlugs } from './site-plugs.ts';

type PricedTariff = Omit<Tariff, 'last_updated'>;

/** Tariffs that say the same, and the plugs that they are for. */
interface Offered {
  readonly tariff: PricedTariff;
  readonly plugs: readonly SitePlug[];
}

export function ChargerPrices(view: ChargerView): ComponentChild {
  const { words } = view;
  const plugs = sitePlugs(view.location);
  const offered = tariffsOf(plugs, view);
  const unpriced = plugs.filter((plug) => !offered.some((one) => one.plugs.includes(plug)));
  return h(Section, { name: 'prices', heading: words.say('charger.prices') }, [
    offered.map(({ tariff, plugs: its }) =>
      h(TariffWords, { tariff, kinds: its.length === plugs.length ? [] : kindsInWords(its, words), view }),
    ),
    offered.length === 0
      ? h('p', { class: 'quiet' }, words.say('charger.no_price'))
      : unpriced.length > 0 &&
        h('p', { class: 'quiet' }, [words.say('price.unknown'), ': ', kindsInWords(unpriced, words).join(', ')]),
    terms(plugs, view),
  ]);
}

/** What anybody pays comes before what needs a contract, and what holds now before what is to come. */
function tariffsOf(plugs: readonly SitePlug[], { tariffs, now }: ChargerView): Offered[] {
  const offered = new Map<string, { tariff: PricedTariff; plugs: SitePlug[] }>();
  for (const tariff of tariffsFrom(tariffs, now)) {
    const id = foldCase(tariff.id);
    const its = plugs.filter(({ connector }) => connector.tariff_ids?.some((one) => foldCase(one) === id));
    if (its.length === 0) continue;
    const content = JSON.stringify({ ...tariff, id: '' });
    const same = offered.get(content);
    if (same === undefined) offered.set(content, { tariff, plugs: its });
    else same.plugs = [...new Set([...same.plugs, ...its])];
  }
  return [...offered.values()].sort((a, b) => Number(isForEveryone(b.tariff)) - Number(isForEveryone(a.tariff)));
}

interface TariffWordsProps {
  readonly tariff: PricedTariff;
  /** The plugs that it is for; none if it is for all. */
  readonly kinds: readonly string[];
  readonly view: ChargerView;
}

function TariffWords({ tariff, kinds, view }: TariffWordsProps): ComponentChild {
  const { words, location, now } = view;
  const { type, tariff_alt_text, tariff_alt_url } = tariff;
  const { summary, details } = priceInWords(tariffPrice(tariff), words);
  const valid = validityInWords(tariff, location.time_zone, now, words);
  const more = safeLink(tariff_alt_url);
  const circumstances = [type && words.say(`tariff_type.${type}`), valid, ...kinds].filter(Boolean);
  return h('div', { class: 'charger-tariff' }, [
    circumstances.length > 0 && h('h3', null, circumstances.join(' · ')),
    h('p', { class: 'charger-price' }, summary),
    details.length > 0 && h('ul', null, details.map(listed)),
    tariff_alt_text && h('p', null, inLanguage(tariff_alt_text, words.language)),
    more !== undefined && h('p', null, linkTo(more, words.say('charger.more_prices'))),
  ]);
}

function listed(text: string): ComponentChild {
  return h('li', null, text);
}

function terms(plugs: readonly SitePlug[], { words }: ChargerView): ComponentChild[] {
  const links = plugs.map(({ connector }) => safeLink(connector.terms_and_conditions));
  const once = [...new Set(links)].filter((link) => link !== undefined);
  return once.map((href) => h('p', null, linkTo(href, words.say('charger.terms'))));
}

function linkTo(href: string, text: string): ComponentChild {
  return h('a', { href, rel: 'noreferrer' }, `${text} (${hostOfLink(href)})`);
}
