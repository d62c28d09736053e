/** The prices of charging, and at which plugs if not at all of them. Where nothing is said, nothing is free. */

import { type ComponentChild, h } from 'preact';
import { foldCase, tariffsFrom } from '../../../src/ocpi/browser.ts';
import { offerOf } from '../facts/offer.ts';
import { inLanguage, joined, ownWords } from '../parts/own-words.ts';
import { safeLink } from '../parts/safe-link.ts';
import { oncePerObject, oncePerPair } from '../records/once-per-object.ts';
import { offerInWords } from '../words/offer-words.ts';
import { validityInWords } from '../words/when-words.ts';
import type { PageWords } from '../words/words.ts';
import { kindsInWords, type SitePlug, sitePlugs } from './plugs.ts';
import { linkTo, plainList, Section } from './section.ts';
import { type ChargerView, labelOf } from './view.ts';

type TimedTariff = ChargerView['tariffs'][number];

/** An offer, and the plugs that it is for: tariffs that say the same are one. */
interface Offered {
  readonly tariff: TimedTariff;
  readonly plugs: readonly SitePlug[];
}

export function ChargerPrices(view: ChargerView): ComponentChild {
  const { words } = view;
  const plugs = sitePlugs(view.location);
  const offered = offersAt(plugs, view).map((one) => ({ ...one, kinds: kindsInWords(one.plugs, words) }));
  const unpriced = plugs.filter((plug) => !offered.some((one) => one.plugs.includes(plug)));
  return h(Section, { name: 'prices', words }, [
    offered.map(({ tariff, plugs: its, kinds }) => {
      if (its.length === plugs.length) return tariffInWords(tariff, [], [], view);
      // Where other plugs of the same kinds have another one.
      const isAmbiguous = offered.some(
        (other) => !isSame(other.plugs, its) && other.kinds.some((kind) => kinds.includes(kind)),
      );
      const points = isAmbiguous ? [...new Set(its.map(({ evse }) => labelOf(evse, view)))] : [];
      return tariffInWords(tariff, kinds, points, view);
    }),
    offered.length === 0
      ? h('p', { class: 'quiet' }, words.say('charger.no_price'))
      : unpriced.length > 0 &&
        h('p', { class: 'quiet' }, [words.say('price.unknown'), ': ', kindsInWords(unpriced, words).join(', ')]),
    terms(plugs, view),
  ]);
}

/** Offers for anybody come before those that need a contract, and valid ones before those to come. */
function offersAt(plugs: readonly SitePlug[], { tariffs, now }: ChargerView): Offered[] {
  const idsOf = plugs.map(({ connector }) => connector.tariff_ids?.map(foldCase));
  const offered = new Map<string, { tariff: TimedTariff; plugs: SitePlug[] }>();
  for (const tariff of tariffsFrom(tariffs, now)) {
    const id = foldCase(tariff.id);
    const its = plugs.filter((_, i) => idsOf[i]?.includes(id));
    if (its.length === 0) continue;
    const content = contentOf(tariff);
    const same = offered.get(content);
    if (same === undefined) offered.set(content, { tariff, plugs: its });
    else same.plugs = [...new Set([...same.plugs, ...its])];
  }
  const isForContracts = ({ tariff }: Offered) => Number(!offerOf(tariff).isForEveryone);
  return [...offered.values()].sort((a, b) => isForContracts(a) - isForContracts(b));
}

const contentOf = oncePerObject((tariff: TimedTariff) => JSON.stringify({ ...tariff, id: '' }));

function isSame(some: readonly SitePlug[], others: readonly SitePlug[]): boolean {
  return some.length === others.length && some.every((plug) => others.includes(plug));
}

const saidOf = oncePerPair((tariff: TimedTariff, words: PageWords) => offerInWords(offerOf(tariff), words));

/** @param kinds of the plugs that it is for @param points that it is for; none where it is for all */
function tariffInWords(
  tariff: TimedTariff,
  kinds: readonly string[],
  points: readonly string[],
  { words, location, now }: ChargerView,
): ComponentChild {
  const { type, tariff_alt_text, tariff_alt_url } = tariff;
  const { summary, exact, details } = saidOf(tariff, words);
  const valid = validityInWords(tariff, location.time_zone, now, words);
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
