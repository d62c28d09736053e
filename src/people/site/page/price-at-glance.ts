/** The price of a kWh at a site, at a glance. The site's own page says all of it. */

import { Big } from 'big.js';
import { h } from 'preact';
import type { EnergyPrice } from '../records/site-index.ts';
import { amountInWords } from '../words/amount-words.ts';
import type { PageWords } from '../words/words.ts';

export function priceAtGlance({ currency, from, to, free, excl_vat }: EnergyPrice, words: PageWords) {
  if (free) return h('span', { class: 'price' }, words.say('price.free'));
  const price = words.say('price.energy', { amount: amountInWords(new Big(from), currency, words) });
  const text = from === to ? price : words.say('site.price_from', { price });
  return h('span', { class: 'price' }, excl_vat ? `${text} ${words.say('price.excl_vat')}` : text);
}
