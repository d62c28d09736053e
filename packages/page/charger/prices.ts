/** The prices of charging, and at which plugs if not at all of them. Where nothing is said, nothing is free. */

import { type ComponentChild, h } from 'preact';
import { foldCase, type Tariff, tariffsFrom } from '../../../src/ocpi/browser.ts';
import { isForEveryone } from '../facts/price-without-contract.ts';
import { tariffPrice } from '../facts/tariff-price.ts';
import { inLanguage, joined, ownWords } from '../parts/own-words.ts';
import { hostOfLink, safeLink } from '../parts/safe-link.ts';
import { oncePerObject } from '../records/once-per-object.ts';
import { priceInWords } from '../words/price-words.ts';
import { validityInWords } from '../words/when-words.ts';
import type { PageWords } from '../words/words.ts';
import { kindsInWords, type SitePlug, sitePlugs } from './plugs.ts';
import { plainList, Section } from './section.ts';
import { type ChargerView, labelOf } from './view.ts';

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
    offered.map((one) => h(TariffWords, { one, offered, isForAll: one.plugs.length === plugs.length, view })),
    offered.length === 0
      ? h('p', { class: 'quiet' }, words.say('charger.no_price'))
      : unpriced.length > 0 &&
        h('p', { class: 'quiet' }, [words.say('price.unknown'), ': ', kindsInWords(unpriced, words).join(', ')]),
    terms(plugs, view),
  ]);
}

/** Tariffs for anybody come before those that need a contract, and valid ones before those to come. */
function tariffsOf(plugs: readonly SitePlug[], { tariffs, now }: ChargerView): Offered[] {
  const offered = new Map<string, { tariff: PricedTariff; plugs: SitePlug[] }>();
  for (const tariff of tariffsFrom(tariffs, now)) {
    const id = foldCase(tariff.id);
    const its = plugs.filter(({ connector }) => connector.tariff_ids?.some((one) => foldCase(one) === id));
    if (its.length === 0) continue;
    const content = contentOf(tariff);
    const same = offered.get(content);
    if (same === undefined) offered.set(content, { tariff, plugs: its });
    else same.plugs = [...new Set([...same.plugs, ...its])];
  }
  return [...offered.values()].sort((a, b) => Number(isForEveryone(b.tariff)) - Number(isForEveryone(a.tariff)));
}

/** Equal for tariffs that say the same. */
const contentOf = oncePerObject((tariff: PricedTariff) => JSON.stringify({ ...tariff, id: '' }));

/** The charging points of a tariff, where other plugs of the same kinds have another one. */
function pointsOf({ plugs }: Offered, offered: readonly Offered[], view: ChargerView): string[] {
  const kinds = kindsInWords(plugs, view.words);
  const isAmbiguous = offered.some(
    (other) =>
      !isSame(other.plugs, plugs) && kindsInWords(other.plugs, view.words).some((kind) => kinds.includes(kind)),
  );
  return isAmbiguous ? [...new Set(plugs.map(({ evse }) => labelOf(evse, view)))] : [];
}

function isSame(some: readonly SitePlug[], others: readonly SitePlug[]): boolean {
  return some.length === others.length && some.every((plug) => others.includes(plug));
}

interface TariffWordsProps {
  readonly one: Offered;
  /** It, and the others. */
  readonly offered: readonly Offered[];
  readonly isForAll: boolean;
  readonly view: ChargerView;
}

/** In words, by language. A build has the same tariffs at many sites. */
const priceOf = oncePerObject((tariff: PricedTariff) =>
  oncePerObject((words: PageWords) => priceInWords(tariffPrice(tariff), words)),
);

function TariffWords({ one, offered, isForAll, view }: TariffWordsProps): ComponentChild {
  const { words, location, now } = view;
  const { type, tariff_alt_text, tariff_alt_url } = one.tariff;
  const { summary, exact, details } = priceOf(one.tariff)(words);
  const valid = validityInWords(one.tariff, location.time_zone, now, words);
  const kinds = isForAll ? [] : kindsInWords(one.plugs, words);
  const points = isForAll ? [] : pointsOf(one, offered, view);
  const circumstances = [type && words.say(`tariff_type.${type}`), valid, ...kinds].filter(Boolean);
  const more = safeLink(tariff_alt_url);
  return h('div', { class: 'charger-tariff' }, [
    circumstances.length > 0 && h('h3', null, circumstances.join(' · ')),
    points.length > 0 && h('p', { class: 'quiet' }, joined(points.map(ownWords), ', ')),
    h('p', { class: 'charger-price' }, summary),
    exact && h('p', { class: 'quiet' }, exact),
    details.length > 0 && plainList(details),
    tariff_alt_text && h('p', null, inLanguage(tariff_alt_text, words.language)),
    more !== undefined && h('p', null, linkTo(more, words.say('charger.more_prices'))),
  ]);
}

function terms(plugs: readonly SitePlug[], { words }: ChargerView): ComponentChild[] {
  const links = plugs.map(({ connector }) => safeLink(connector.terms_and_conditions));
  const once = [...new Set(links)].filter((link) => link !== undefined);
  return once.map((href) => h('p', null, linkTo(href, words.say('charger.terms'))));
}

function linkTo(href: string, text: string): ComponentChild {
  return h('a', { href, rel: 'noreferrer' }, `${text} (${hostOfLink(href)})`);
}
