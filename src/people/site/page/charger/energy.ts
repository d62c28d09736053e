/** Where the electricity of a charger comes from. */

import { type ComponentChild, h } from 'preact';
import { ownWords } from '../parts/own-words.ts';
import { Fact, Section } from './section.ts';
import type { ChargerView } from './view.ts';

export function ChargerEnergy({ location, words }: ChargerView): ComponentChild {
  const mix = location.energy_mix;
  if (mix === undefined) return null;
  const { is_green_energy, energy_sources = [], environ_impact = [], supplier_name, energy_product_name } = mix;
  const parts = [
    ...[...energy_sources]
      .sort((a, b) => b.percentage - a.percentage)
      .map(({ source, percentage }) =>
        words.say('charger.share_of', {
          source: words.say(`energy_source.${source}`),
          share: words.number(percentage, 2),
        }),
      ),
    ...environ_impact.map(({ category, amount }) =>
      words.say('charger.impact', {
        impact: words.say(`environmental_impact.${category}`),
        amount: words.number(amount, 6),
      }),
    ),
  ];
  return h(Section, { name: 'energy', heading: words.say('charger.energy') }, [
    h('p', null, words.say(is_green_energy ? 'charger.green' : 'charger.not_green')),
    parts.length > 0 &&
      h(
        'ul',
        null,
        parts.map((part) => h('li', null, part)),
      ),
    (supplier_name ?? energy_product_name) !== undefined &&
      h('dl', null, [
        supplier_name && h(Fact, { term: words.say('charger.supplier') }, ownWords(supplier_name)),
        energy_product_name && h(Fact, { term: words.say('charger.product') }, ownWords(energy_product_name)),
      ]),
  ]);
}
