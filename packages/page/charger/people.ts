/** Who runs a charger, where its electricity comes from, and where a reader says that data is wrong. */

import { type ComponentChild, h } from 'preact';
import type { BusinessDetails } from '../../../src/ocpi/browser.ts';
import { ownWords } from '../parts/own-words.ts';
import { hostOfLink, mailLink, safeLink } from '../parts/safe-link.ts';
import { hasOrLacks } from './parking.ts';
import { factList, plainList, Section } from './section.ts';
import type { ChargerView } from './view.ts';

export function ChargerPeople({ location, words }: ChargerView): ComponentChild {
  const { operator, suboperator, owner } = location;
  // Many networks name themselves three times.
  const other = (business = operator) => business?.name !== operator?.name && business && named(business);
  const others = factList([
    [words.say('charger.suboperator'), other(suboperator)],
    [words.say('charger.owner'), other(owner)],
  ]);
  if (operator === undefined && others === null) return null;
  return h(Section, { name: 'operator', words }, [operator && h('p', null, named(operator)), others]);
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
    { name: 'data', words },
    h('p', null, h('a', { href: report }, words.say('charger.report')), ' ', h('bdi', { class: 'charger-id' }, id)),
  );
}

function reportLink(id: string, { words, settings }: Pick<ChargerView, 'words' | 'settings'>): string | undefined {
  const { email, url } = settings.contact ?? {};
  return email === undefined ? safeLink(url) : mailLink(email, words.say('charger.report_subject', { id }));
}

export function ChargerEnergy({ location, words }: ChargerView): ComponentChild {
  const mix = location.energy_mix;
  if (mix === undefined) return null;
  const { is_green_energy, energy_sources = [], environ_impact = [], supplier_name, energy_product_name } = mix;
  const share = new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 2 });
  const parts = [
    ...energy_sources
      .filter(({ percentage }) => percentage > 0)
      .sort((a, b) => b.percentage - a.percentage)
      .map(({ source, percentage }) => `${words.say(`energy_source.${source}`)}: ${share.format(percentage / 100)}`),
    ...environ_impact
      .filter(({ amount }) => amount > 0)
      .map(({ category, amount }) =>
        words.say('charger.impact', {
          impact: words.say(`environmental_impact.${category}`),
          amount: words.number(amount, 6),
        }),
      ),
  ];
  return h(Section, { name: 'energy', words }, [
    h('p', null, hasOrLacks(words.say('charger.green'), is_green_energy, words)),
    parts.length > 0 && plainList(parts),
    factList([
      [words.say('charger.supplier'), supplier_name && ownWords(supplier_name)],
      [
        words.say('charger.product'),
        energy_product_name && energy_product_name !== supplier_name && ownWords(energy_product_name),
      ],
    ]),
  ]);
}
