/** The price of a site at a glance. */

import { h } from 'preact';
import type { EnergyPrice } from '../records/site-index.ts';
import type { PageWords } from '../words/words.ts';

export function priceFrom({ currency, from, to, free }: EnergyPrice, words: PageWords) {
  if (free) return h('span', { class: 'price' }, words.say('site.charging_free'));
  const price = new Intl.NumberFormat(words.locale, { style: 'currency', currency, maximumFractionDigits: 4 }).format(
    from,
  );
  return h('span', { class: 'price' }, words.say(from === to ? 'site.price' : 'site.price_from', { price }));
}
