/** Who runs a charger, where its electricity comes from, and where a reader says that data is wrong. */

import { type ComponentChild, h } from 'preact';
import type { BusinessDetails } from '../../../src/ocpi/browser.ts';
import { ownWords } from '../parts/own-words.ts';
import { hostOfLink, mailLink, safeLink } from '../parts/safe-link.ts';
import { Fact, plainList, Section } from './section.ts';
import type { ChargerView } from './view.ts';

export function ChargerPeople({ location, words }: ChargerView): ComponentChild {
  const { operator, suboperator, owner } = location;
  // Many networks name themselves three times.
  const others = [
    ['charger.suboperator', suboperator?.name === operator?.name ? undefined : suboperator],
    ['charger.owner', owner?.name === operator?.name ? undefined : owner],
  ] as const;
  const facts = others.flatMap(([key, business]) =>
    business === undefined ? [] : h(Fact, { term: words.say(key) }, named(business)),
  );
  if (operator === undefined && facts.length === 0) return null;
  return h(Section, { name: 'people', heading: words.say('charger.operator') }, [
    operator && h('p', null, named(operator)),
    facts.length > 0 && h('dl', null, facts),
  ]);
}

function named({ name, website }: BusinessDetails): ComponentChild[] {
  const href = safeLink(website);
  if (href === undefined) return [ownWords(name)];
  return [ownWords(name), ' · ', h('a', { href, rel: 'noreferrer' }, hostOfLink(href))];
}

/** Where to say that this page is wrong. */
export function ChargerData({ location: { id }, words, settings }: ChargerView): ComponentChild {
  const report = reportLink(id, { words, settings });
  if (report === undefined) return null;
  return h(
    Section,
    { name: 'data', heading: words.say('charger.data') },
    h('p', null, h('a', { href: report }, words.say('charger.report')), ' ', h('bdi', { class: 'charger-id' }, id)),
  );
}

/** Whom to tell: by e-mail, else on a page. */
function reportLink(id: string, { words, settings }: Pick<ChargerView, 'words' | 'settings'>): string | undefined {
  const { email, url } = settings.contact ?? {};
  return email === undefined ? safeLink(url) : mailLink(email, words.say('charger.report_subject', { id }));
}

export function ChargerEnergy({ location, words }: ChargerView): ComponentChild {
  const mix = location.energy_mix;
  if (mix === undefined) return null;
  const { is_green_energy, energy_sources = [], environ_impact = [], supplier_name, energy_product_name } = mix;
  const parts = [
    ...energy_sources
      .filter(({ percentage }) => percentage > 0)
      .sort((a, b) => b.percentage - a.percentage)
      .map(({ source, percentage }) =>
        words.say('charger.share_of', {
          source: words.say(`energy_source.${source}`),
          share: words.number(percentage, 2),
        }),
      ),
    ...environ_impact
      .filter(({ amount }) => amount > 0)
      .map(({ category, amount }) =>
        words.say('charger.impact', {
          impact: words.say(`environmental_impact.${category}`),
          amount: words.number(amount, 6),
        }),
      ),
  ];
  return h(Section, { name: 'energy', heading: words.say('charger.energy') }, [
    h('p', null, words.say(is_green_energy ? 'charger.green' : 'charger.not_green')),
    parts.length > 0 && plainList(parts),
    (supplier_name ?? energy_product_name) !== undefined &&
      h('dl', null, [
        supplier_name && h(Fact, { term: words.say('charger.supplier') }, ownWords(supplier_name)),
        energy_product_name &&
          energy_product_name !== supplier_name &&
          h(Fact, { term: words.say('charger.product') }, ownWords(energy_product_name)),
      ]),
  ]);
}
